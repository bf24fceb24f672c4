#ifndef CIMAGES_SCALE_H
#define CIMAGES_SCALE_H

#include <stdint.h>

/// Scales pixels of four bytes to a square of premultiplied pixels, by the average of their areas.
///
/// An opaque image, such as a photograph, loses the ends of its longer side, but never more than
/// half of it, so that it fills the square; one with transparent pixels stays whole, in the middle.
void image_scale(const uint8_t *pixels, uint32_t width, uint32_t height, uint32_t side,
                 uint8_t *picture);

#endif
