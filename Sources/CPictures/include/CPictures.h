#ifndef CPICTURES_H
#define CPICTURES_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of the artwork.
const uint8_t *_Nonnull artwork_data(void);

/// The number of bytes of the artwork.
size_t artwork_size(void);

#endif
