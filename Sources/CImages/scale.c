#include "scale.h"

#include <string.h>

// The share of a pixel between two places of a row or column.
static double overlap(uint32_t pixel, double start, double end) {
  double first = pixel > start ? pixel : start;
  double last = pixel + 1.0 < end ? pixel + 1.0 : end;
  return last > first ? last - first : 0;
}

static uint8_t byte_of(double value) { return value > 254.5 ? 255 : (uint8_t)(value + 0.5); }

// The mean of a rectangle of pixels, each colour times its coverage.
static void average(const uint8_t *pixels, uint32_t width, uint32_t height, double left,
                    double right, double top, double bottom, uint8_t *result) {
  double sums[4] = {0, 0, 0, 0}, area = 0;
  for (uint32_t y = (uint32_t)top; y < height && y < bottom; y++) {
    double down = overlap(y, top, bottom);
    for (uint32_t x = (uint32_t)left; x < width && x < right; x++) {
      const uint8_t *pixel = pixels + ((size_t)y * width + x) * 4;
      double share = down * overlap(x, left, right), cover = share * pixel[3] / 255.0;
      for (int channel = 0; channel < 3; channel++) sums[channel] += cover * pixel[channel];
      sums[3] += share * pixel[3];
      area += share;
    }
  }
  for (int channel = 0; channel < 4 && area > 0; channel++) {
    result[channel] = byte_of(sums[channel] / area);
  }
}

static int is_opaque(const uint8_t *pixels, uint32_t width, uint32_t height) {
  size_t count = (size_t)width * height;
  for (size_t index = 0; index < count; index++) {
    if (pixels[index * 4 + 3] != 255) return 0;
  }
  return 1;
}

// The part of a side that is kept: as much as the other side has, but at least half.
static uint32_t kept(uint32_t length, uint32_t other) {
  uint32_t half = length - length / 2;
  if (length <= other) return length;
  return other > half ? other : half;
}

void image_scale(const uint8_t *pixels, uint32_t width, uint32_t height, uint32_t side,
                 uint8_t *picture) {
  int is_photo = is_opaque(pixels, width, height);
  uint32_t columns = is_photo ? kept(width, height) : width;
  uint32_t rows = is_photo ? kept(height, width) : height;
  uint32_t left = (width - columns) / 2, top = (height - rows) / 2;
  uint32_t longest = columns > rows ? columns : rows;
  uint32_t across = (uint32_t)((double)columns * side / longest + 0.5);
  uint32_t down = (uint32_t)((double)rows * side / longest + 0.5);
  across = across ? across : 1;
  down = down ? down : 1;
  uint32_t first_column = (side - across) / 2, first_row = (side - down) / 2;
  memset(picture, 0, (size_t)side * side * 4);
  for (uint32_t y = 0; y < down; y++) {
    for (uint32_t x = 0; x < across; x++) {
      average(pixels, width, height, left + (double)x * columns / across,
              left + (x + 1.0) * columns / across, top + (double)y * rows / down,
              top + (y + 1.0) * rows / down,
              picture + ((size_t)(first_row + y) * side + first_column + x) * 4);
    }
  }
}
