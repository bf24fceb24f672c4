#ifndef CIMAGES_SCALE_H
#define CIMAGES_SCALE_H

#include <stdint.h>

/// Scales pixels of four bytes to a square of premultiplied pixels, by the average of their areas.
void image_scale(const uint8_t *pixels, uint32_t width, uint32_t height, uint32_t side,
                 uint8_t *picture);

#endif
