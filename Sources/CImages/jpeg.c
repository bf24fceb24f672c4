#include "jpeg_image.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>
#include <jerror.h>

#include "scale.h"

// The most scans of a progressive image: a small file with many more takes hours.
enum { MOST_SCANS = 200 };

// Everything to be given back after an error.
typedef struct {
  struct jpeg_error_mgr errors;
  jmp_buf back;
  struct jpeg_progress_mgr progress;
  struct jpeg_decompress_struct image;
  uint8_t *row;
  uint8_t *pixels;
  int is_cut_off;
} reader;

static void give_up(j_common_ptr image) {
  reader *self = image->client_data;
  longjmp(self->back, 1);
}

// Prints nothing; the file may end too early, and other faults can be borne.
static void note(j_common_ptr image, int level) {
  reader *self = image->client_data;
  int code = image->err->msg_code;
  if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER)) self->is_cut_off = 1;
}

static void check_scans(j_common_ptr image) {
  j_decompress_ptr self = (j_decompress_ptr)image;
  if (self->input_scan_number > MOST_SCANS) give_up(image);
}

// Turns a row of one, three or four channels into red, green, blue and full coverage.
static void expand(const uint8_t *row, uint32_t width, int channels, uint8_t *pixels) {
  for (uint32_t x = 0; x < width; x++, row += channels, pixels += 4) {
    for (int channel = 0; channel < 3; channel++) {
      uint8_t value = row[channels == 1 ? 0 : channel];
      // Programs write the four colours of print inverted.
      pixels[channel] = channels == 4 ? (uint8_t)(value * row[3] / 255) : value;
    }
    pixels[3] = 255;
  }
}

// The largest scale that libjpeg skips while reading, with at least four times the pixels needed.
static unsigned int denominator(uint32_t longest, uint32_t side) {
  unsigned int best = 1;
  while (best < 8 && longest / (best * 2) >= 4 * side) best *= 2;
  return best;
}

static image_result read_rows(reader *self, uint64_t most_pixels, uint32_t side, uint8_t *picture,
                              image_size *size) {
  j_decompress_ptr image = &self->image;
  jpeg_read_header(image, TRUE);
  size->width = image->image_width;
  size->height = image->image_height;
  if ((uint64_t)size->width * size->height > most_pixels) return IMAGE_TOO_LARGE;
  uint32_t longest = size->width > size->height ? size->width : size->height;
  image->scale_num = 1;
  image->scale_denom = denominator(longest, side);
  image->dct_method = JDCT_IFAST;
  if (image->jpeg_color_space == JCS_CMYK || image->jpeg_color_space == JCS_YCCK) {
    image->out_color_space = JCS_CMYK;
  } else if (image->jpeg_color_space != JCS_GRAYSCALE) {
    image->out_color_space = JCS_RGB;
  }
  jpeg_start_decompress(image);
  int channels = image->output_components;
  if (channels != 1 && channels != 3 && channels != 4) return IMAGE_BROKEN;
  self->row = malloc((size_t)image->output_width * (size_t)channels);
  self->pixels = malloc((size_t)image->output_width * image->output_height * 4);
  if (!self->row || !self->pixels) return IMAGE_TOO_LARGE;
  while (image->output_scanline < image->output_height) {
    size_t y = image->output_scanline;
    JSAMPROW row = self->row;
    if (jpeg_read_scanlines(image, &row, 1) != 1) return IMAGE_BROKEN;
    expand(row, image->output_width, channels, self->pixels + y * image->output_width * 4);
  }
  if (self->is_cut_off) return IMAGE_BROKEN;
  image_scale(self->pixels, image->output_width, image->output_height, side, picture);
  return IMAGE_READ;
}

image_result image_read_jpeg(const uint8_t *bytes, size_t count, uint64_t most_pixels,
                             uint32_t side, uint8_t *picture, image_size *size) {
  // On the heap, so that its values are certain after the jump.
  reader *self = calloc(1, sizeof *self);
  if (!self) return IMAGE_TOO_LARGE;
  image_result result = IMAGE_BROKEN;
  self->image.err = jpeg_std_error(&self->errors);
  self->errors.error_exit = give_up;
  self->errors.emit_message = note;
  self->progress.progress_monitor = check_scans;
  self->image.client_data = self;
  if (setjmp(self->back) == 0) {
    jpeg_create_decompress(&self->image);
    self->image.client_data = self;
    self->image.progress = &self->progress;
    self->image.mem->max_memory_to_use = (long)(most_pixels * 8);
    jpeg_mem_src(&self->image, bytes, (unsigned long)count);
    image_result found = read_rows(self, most_pixels, side, picture, size);
    result = found;
  } else {
    result = IMAGE_BROKEN;
  }
  jpeg_destroy_decompress(&self->image);
  free(self->row);
  free(self->pixels);
  free(self);
  return result;
}
