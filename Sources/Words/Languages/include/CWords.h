#ifndef CWORDS_H
#define CWORDS_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of a language's `.po` file, by its code, as in `ru`; NULL for a language without one.
const uint8_t *_Nullable words_data(const char *_Nonnull language, size_t *_Nonnull size);

#endif
