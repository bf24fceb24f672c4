#include "CWords.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t russian[] = {
#embed "ru.po"
};

static const uint8_t chinese[] = {
#embed "zh.po"
};

static const uint8_t korean[] = {
#embed "ko.po"
};

static const struct {
  const uint8_t *data;
  size_t size;
} words[] = {
    {russian, sizeof russian},
    {chinese, sizeof chinese},
    {korean, sizeof korean},
};

const uint8_t *words_data(enum words_language language) { return words[language].data; }

size_t words_size(enum words_language language) { return words[language].size; }
