#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// What the callbacks and both sides of a longjmp share; never in registers.
typedef struct {
  jmp_buf stop;
  CPNGResult result;
  size_t capacity;
  const uint8_t *input;
  size_t remaining;
} Job;

static void fail(png_structp png, png_const_charp message) {
  Job *job = png_get_error_ptr(png);
  if (job->result.status == CPNG_DONE) job->result.status = CPNG_DAMAGED;
  strncpy(job->result.message, message, sizeof job->result.message - 1);
  longjmp(job->stop, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void append(png_structp png, png_bytep bytes, size_t count) {
  Job *job = png_get_io_ptr(png);
  CPNGResult *result = &job->result;
  if (count > job->capacity - result->count) {
    size_t capacity = job->capacity * 2 + count;
    uint8_t *grown = realloc(result->bytes, capacity);
    if (grown == NULL) {
      result->status = CPNG_NO_MEMORY;
      png_error(png, "out of memory");
    }
    result->bytes = grown;
    job->capacity = capacity;
  }
  memcpy(result->bytes + result->count, bytes, count);
  result->count += count;
}

static void flush(png_structp png) { (void)png; }

static void take(png_structp png, png_bytep bytes, size_t count) {
  Job *job = png_get_io_ptr(png);
  if (count > job->remaining) {
    job->result.status = CPNG_TRUNCATED;
    png_error(png, "the data ends early");
  }
  memcpy(bytes, job->input, count);
  job->input += count;
  job->remaining -= count;
}

static int bits_for(int colors) { return colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8; }

static void write_file(png_structp png, png_infop info, CPNGLayout layout, uint32_t width, uint32_t height,
                       const uint8_t *rows, const CPNGColor *palette, int colors) {
  int depth = 8, type = PNG_COLOR_TYPE_GRAY;
  size_t stride = width;
  switch (layout) {
    case CPNG_BLACK_BITS:
      depth = 1;
      stride = ((size_t)width + 7) / 8;
      break;
    case CPNG_INDICES:
      depth = bits_for(colors);
      type = PNG_COLOR_TYPE_PALETTE;
      break;
    case CPNG_GRAY:
      break;
    case CPNG_GRAY_ALPHA:
      type = PNG_COLOR_TYPE_GRAY_ALPHA;
      stride = 2 * (size_t)width;
      break;
    case CPNG_COLOR_ALPHA:
      type = PNG_COLOR_TYPE_RGB_ALPHA;
      stride = 4 * (size_t)width;
      break;
  }
  png_set_IHDR(png, info, width, height, depth, type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  if (layout == CPNG_INDICES) {
    png_color table[256];
    for (int i = 0; i < colors; i++) {
      table[i].red = palette[i].red;
      table[i].green = palette[i].green;
      table[i].blue = palette[i].blue;
    }
    png_set_PLTE(png, info, table, colors);
  }
  png_write_info(png, info);
  if (layout == CPNG_BLACK_BITS) png_set_invert_mono(png);
  if (layout == CPNG_INDICES) png_set_packing(png);
  for (uint32_t y = 0; y < height; y++) png_write_row(png, rows + stride * y);
  png_write_end(png, NULL);
}

CPNGResult cpng_encode(CPNGLayout layout, uint32_t width, uint32_t height, const uint8_t *rows,
                       const CPNGColor *palette, int colors) {
  Job job = {.result = {.status = CPNG_DONE, .width = width, .height = height}};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &job, fail, ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_write_struct(&png, NULL);
    job.result.status = CPNG_NO_MEMORY;
    return job.result;
  }
  if (setjmp(job.stop) == 0) {
    png_set_write_fn(png, &job, append, flush);
    write_file(png, info, layout, width, height, rows, palette, colors);
  }
  png_destroy_write_struct(&png, &info);
  if (job.result.status != CPNG_DONE) {
    free(job.result.bytes);
    job.result.bytes = NULL;
    job.result.count = 0;
  }
  return job.result;
}

static void read_file(png_structp png, png_infop info, CPNGResult *result, size_t maximum_pixels,
                      int in_color) {
  png_read_info(png, info);
  result->width = png_get_image_width(png, info);
  result->height = png_get_image_height(png, info);
  if ((size_t)result->width > maximum_pixels / result->height) {
    result->status = CPNG_TOO_LARGE;
    png_error(png, "too large");
  }
  // Greys come out as sRGB whatever the file says of itself; a file that says nothing is sRGB.
  double gamma = 0.45455;
  png_get_gAMA(png, info, &gamma);
  png_set_gamma(png, PNG_DEFAULT_sRGB, gamma);
  png_set_expand(png);
  png_set_scale_16(png);
  if (in_color) {
    png_set_gray_to_rgb(png);
  } else if (png_get_color_type(png, info) & PNG_COLOR_MASK_COLOR) {
    // Weights of Recommendation 709 in 1/100000.
    png_set_rgb_to_gray_fixed(png, PNG_ERROR_ACTION_NONE, 21260, 71520);
  }
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t stride = (in_color ? 4 : 2) * (size_t)result->width;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "unexpected layout");
  result->bytes = malloc(stride * result->height);
  if (result->bytes == NULL) {
    result->status = CPNG_NO_MEMORY;
    png_error(png, "out of memory");
  }
  result->count = stride * result->height;
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < result->height; y++) png_read_row(png, result->bytes + stride * y, NULL);
  }
  png_read_end(png, NULL);
}

static CPNGResult decode(const uint8_t *bytes, size_t count, size_t maximum_pixels, int in_color) {
  Job job = {.input = bytes, .remaining = count};
  if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) {
    job.result.status = CPNG_NOT_PNG;
    return job.result;
  }
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &job, fail, ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    job.result.status = CPNG_NO_MEMORY;
    return job.result;
  }
  if (setjmp(job.stop) == 0) {
    png_set_read_fn(png, &job, take);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    read_file(png, info, &job.result, maximum_pixels, in_color);
  }
  png_destroy_read_struct(&png, &info, NULL);
  if (job.result.status != CPNG_DONE) {
    free(job.result.bytes);
    job.result.bytes = NULL;
    job.result.count = 0;
  }
  return job.result;
}

CPNGResult cpng_decode(const uint8_t *bytes, size_t count, size_t maximum_pixels) {
  return decode(bytes, count, maximum_pixels, 0);
}

CPNGResult cpng_decode_color(const uint8_t *bytes, size_t count, size_t maximum_pixels) {
  return decode(bytes, count, maximum_pixels, 1);
}
