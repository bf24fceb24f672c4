#ifndef CWORDS_H
#define CWORDS_H

#include <stddef.h>
#include <stdint.h>

/// The languages with translations.
enum words_language { words_russian, words_chinese, words_korean };

/// The bytes of a language's `.po` file.
const uint8_t *_Nonnull words_data(enum words_language language);

/// The number of bytes of this file.
size_t words_size(enum words_language language);

#endif
