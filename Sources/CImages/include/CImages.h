#ifndef CIMAGES_H
#define CIMAGES_H

#include <stddef.h>
#include <stdint.h>

/// The result of reading an image.
typedef enum {
  IMAGE_READ,
  /// Neither PNG nor JPEG.
  IMAGE_UNKNOWN,
  /// Damaged, or cut off.
  IMAGE_BROKEN,
  /// More pixels than allowed.
  IMAGE_TOO_LARGE,
} image_result;

/// The size of an image in its file; zero until it is known.
typedef struct {
  uint32_t width;
  uint32_t height;
} image_size;

/// Reads a PNG or JPEG image and scales it to a square.
///
/// A photograph fills the square without the ends of its longer side, of which at least half stays;
/// an image with transparent pixels stays whole.
///
/// `picture` takes `side * side` pixels of four bytes: red, green and blue, each times the
/// coverage, and the coverage. The errors of the libraries stay inside this call.
image_result image_read(const uint8_t *_Nonnull bytes, size_t count, uint64_t most_pixels,
                        uint32_t side, uint8_t *_Nonnull picture, image_size *_Nonnull size);

/// Writes such a square as PNG, and returns the number of bytes; zero if there is no room.
size_t image_write(const uint8_t *_Nonnull picture, uint32_t side, uint8_t *_Nonnull bytes,
                   size_t room);

#endif
