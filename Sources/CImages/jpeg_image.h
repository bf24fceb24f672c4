#ifndef CIMAGES_JPEG_IMAGE_H
#define CIMAGES_JPEG_IMAGE_H

#include "CImages.h"

/// Reads a JPEG image as `image_read` does.
image_result image_read_jpeg(const uint8_t *bytes, size_t count, uint64_t most_pixels,
                             uint32_t side, uint8_t *picture, image_size *size);

#endif
