#ifndef CENCODINGS_H
#define CENCODINGS_H

#include <stddef.h>
#include <stdint.h>

/// The characters of encodings, as `.make/encodings` describes them, in UTF-8.
const uint8_t *_Nonnull encodings_data(size_t *_Nonnull size);

#endif
