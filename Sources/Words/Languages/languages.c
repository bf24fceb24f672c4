// Made by .make; a new file of a language adds itself.
#include "CWords.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t ko[] = {
#embed "ko.po"
};

static const uint8_t ru[] = {
#embed "ru.po"
};

static const uint8_t zh[] = {
#embed "zh.po"
};

static const struct {
  const char *language;
  const uint8_t *data;
  size_t size;
} files[] = {
    {"ko", ko, sizeof ko},
    {"ru", ru, sizeof ru},
    {"zh", zh, sizeof zh},
};

const uint8_t *words_data(const char *language, size_t *size) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].language, language) == 0) {
      *size = files[i].size;
      return files[i].data;
    }
  return NULL;
}
