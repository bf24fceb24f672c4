#include "CImages.h"

#include <string.h>

#include "jpeg_image.h"
#include "png_image.h"

static int starts_with(const uint8_t *bytes, size_t count, const char *start, size_t length) {
  return count >= length && memcmp(bytes, start, length) == 0;
}

image_result image_read(const uint8_t *bytes, size_t count, uint64_t most_pixels, uint32_t side,
                        uint8_t *picture, image_size *size) {
  size->width = size->height = 0;
  if (starts_with(bytes, count, "\x89PNG\r\n\x1a\n", 8)) {
    return image_read_png(bytes, count, most_pixels, side, picture, size);
  }
  if (starts_with(bytes, count, "\xff\xd8\xff", 3)) {
    return image_read_jpeg(bytes, count, most_pixels, side, picture, size);
  }
  return IMAGE_UNKNOWN;
}
