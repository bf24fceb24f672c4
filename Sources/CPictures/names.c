#include "CPictures.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t english[] = {
#embed "names.tsv"
};

static const uint8_t russian[] = {
#embed "names-ru.tsv"
};

static const uint8_t chinese[] = {
#embed "names-zh.tsv"
};

static const uint8_t korean[] = {
#embed "names-ko.tsv"
};

static const struct {
  const uint8_t *data;
  size_t size;
} names[] = {
    {english, sizeof english},
    {russian, sizeof russian},
    {chinese, sizeof chinese},
    {korean, sizeof korean},
};

const uint8_t *names_data(enum names_language language) { return names[language].data; }

size_t names_size(enum names_language language) { return names[language].size; }
