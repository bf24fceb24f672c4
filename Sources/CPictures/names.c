// Made by .make; a new file of a language adds itself.
#include "CPictures.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t en[] = {
#embed "names.tsv"
};

static const uint8_t ko[] = {
#embed "names-ko.tsv"
};

static const uint8_t ru[] = {
#embed "names-ru.tsv"
};

static const uint8_t zh[] = {
#embed "names-zh.tsv"
};

static const struct {
  const char *language;
  const uint8_t *data;
  size_t size;
} files[] = {
    {"en", en, sizeof en},
    {"ko", ko, sizeof ko},
    {"ru", ru, sizeof ru},
    {"zh", zh, sizeof zh},
};

const uint8_t *names_data(const char *language, size_t *size) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].language, language) == 0) {
      *size = files[i].size;
      return files[i].data;
    }
  return NULL;
}
