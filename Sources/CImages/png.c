#include "png_image.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "scale.h"

// NB: the simplified interface of libpng catches its own error jumps.
image_result image_read_png(const uint8_t *bytes, size_t count, uint64_t most_pixels,
                            uint32_t side, uint8_t *picture, image_size *size) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, bytes, count)) return IMAGE_BROKEN;
  size->width = image.width;
  size->height = image.height;
  if ((uint64_t)image.width * image.height > most_pixels) {
    png_image_free(&image);
    return IMAGE_TOO_LARGE;
  }
  image.format = PNG_FORMAT_RGBA;
  uint8_t *pixels = malloc((size_t)PNG_IMAGE_SIZE(image));
  if (!pixels) {
    png_image_free(&image);
    return IMAGE_TOO_LARGE;
  }
  int is_read = png_image_finish_read(&image, NULL, pixels, 0, NULL);
  if (is_read) image_scale(pixels, image.width, image.height, side, picture);
  png_image_free(&image);
  free(pixels);
  return is_read ? IMAGE_READ : IMAGE_BROKEN;
}

size_t image_write(const uint8_t *picture, uint32_t side, uint8_t *bytes, size_t room) {
  size_t count = (size_t)side * side * 4;
  uint8_t *pixels = malloc(count);
  if (!pixels) return 0;
  for (size_t index = 0; index < count; index++) {
    uint32_t cover = picture[index | 3], value = picture[index];
    uint32_t plain = cover ? (value * 255 + cover / 2) / cover : 0;
    pixels[index] = (index & 3) == 3 ? (uint8_t)cover : plain > 255 ? 255 : (uint8_t)plain;
  }
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = image.height = side;
  image.format = PNG_FORMAT_RGBA;
  png_alloc_size_t written = room;
  int is_written = png_image_write_to_memory(&image, bytes, &written, 0, pixels, 0, NULL);
  png_image_free(&image);
  free(pixels);
  return is_written ? (size_t)written : 0;
}
