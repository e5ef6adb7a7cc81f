#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

// Progressive files may hold any number of passes over all pixels; pictures of cameras have about ten.
enum { MAXIMUM_SCANS = 100 };

// What the callbacks and both sides of a longjmp share; never in registers.
typedef struct {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_compress_struct writer;
  unsigned char *written;
  unsigned long written_count;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf stop;
  CJPEGResult result;
} Job;

static void fail(j_common_ptr jpeg) {
  Job *job = jpeg->client_data;
  if (job->result.status == CJPEG_DONE) {
    int code = jpeg->err->msg_code;
    job->result.status = code == JERR_OUT_OF_MEMORY                          ? CJPEG_NO_MEMORY
                         : code == JERR_INPUT_EMPTY || code == JERR_INPUT_EOF ? CJPEG_TRUNCATED
                                                                              : CJPEG_DAMAGED;
  }
  char message[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, message);
  strncpy(job->result.message, message, sizeof job->result.message - 1);
  longjmp(job->stop, 1);
}

// Level -1 is a warning: of all of them only an early end leaves a picture without its rest.
static void hear(j_common_ptr jpeg, int level) {
  if (level >= 0 || jpeg->err->msg_code != JWRN_JPEG_EOF) return;
  Job *job = jpeg->client_data;
  job->result.status = CJPEG_TRUNCATED;
  jpeg->err->error_exit(jpeg);
}

static void count_scans(j_common_ptr jpeg) {
  Job *job = jpeg->client_data;
  if (!jpeg->is_decompressor || job->jpeg.input_scan_number <= MAXIMUM_SCANS) return;
  job->result.status = CJPEG_DAMAGED;
  jpeg->err->msg_code = JERR_BAD_PROGRESSION;
  jpeg->err->error_exit(jpeg);
}

static unsigned number(const uint8_t *bytes, int size, int is_little) {
  unsigned value = 0;
  for (int i = 0; i < size; i++) value = value << 8 | bytes[is_little ? size - 1 - i : i];
  return value;
}

// Exif 2.32, 4.5.4 and 4.6: a TIFF header after "Exif", and tag 0x0112 of the first directory.
static int orientation(const uint8_t *bytes, size_t count) {
  if (count < 14 || memcmp(bytes, "Exif\0\0", 6) != 0) return 1;
  bytes += 6;
  count -= 6;
  int is_little = bytes[0] == 'I';
  size_t place = number(bytes + 4, 4, is_little);
  if (place > count - 2) return 1;
  unsigned entries = number(bytes + place, 2, is_little);
  place += 2;
  for (; entries > 0 && count - place >= 12; entries--, place += 12) {
    if (number(bytes + place, 2, is_little) != 0x0112) continue;
    unsigned value = number(bytes + place + 8, 2, is_little);
    return value >= 1 && value <= 8 ? (int)value : 1;
  }
  return 1;
}

static void read_header(Job *job, const uint8_t *bytes, size_t count) {
  jpeg_create_decompress(&job->jpeg);
  job->progress.progress_monitor = count_scans;
  job->jpeg.progress = &job->progress;
  jpeg_mem_src(&job->jpeg, (unsigned char *)bytes, count);
  jpeg_save_markers(&job->jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&job->jpeg, TRUE);
  job->result.width = job->jpeg.image_width;
  job->result.height = job->jpeg.image_height;
  job->result.orientation = 1;
  for (jpeg_saved_marker_ptr marker = job->jpeg.marker_list; marker != NULL; marker = marker->next) {
    int value = orientation(marker->data, marker->data_length);
    if (value != 1) job->result.orientation = value;
  }
}

// Inverted cyan, magenta, yellow and black, as every program writes them.
static void from_inks(const uint8_t *inks, uint8_t *row, uint32_t width) {
  for (uint32_t x = 0; x < width; x++) {
    for (int i = 0; i < 3; i++) row[3 * x + i] = (uint8_t)(inks[4 * x + i] * inks[4 * x + 3] / 255);
  }
}

static void read_pixels(Job *job, size_t maximum_pixels, uint32_t side) {
  struct jpeg_decompress_struct *jpeg = &job->jpeg;
  CJPEGResult *result = &job->result;
  if ((size_t)result->width > maximum_pixels / result->height) {
    result->status = CJPEG_TOO_LARGE;
    jpeg->err->msg_code = JERR_IMAGE_TOO_BIG;
    jpeg->err->error_exit((j_common_ptr)jpeg);
  }
  int has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
  uint32_t larger = result->width > result->height ? result->width : result->height;
  jpeg->scale_num = 1;
  jpeg->scale_denom = 1;
  while (side > 0 && jpeg->scale_denom < 8 && larger / (2 * jpeg->scale_denom) >= side) jpeg->scale_denom *= 2;
  jpeg_start_decompress(jpeg);
  result->width = jpeg->output_width;
  result->height = jpeg->output_height;
  size_t stride = 3 * (size_t)result->width;
  result->bytes = malloc(stride * result->height);
  JSAMPARRAY inks = NULL;
  if (has_inks) {
    inks = jpeg->mem->alloc_sarray((j_common_ptr)jpeg, JPOOL_IMAGE, 4 * result->width, 1);
  }
  if (result->bytes == NULL) {
    result->status = CJPEG_NO_MEMORY;
    jpeg->err->msg_code = JERR_OUT_OF_MEMORY;
    jpeg->err->error_exit((j_common_ptr)jpeg);
  }
  result->count = stride * result->height;
  while (jpeg->output_scanline < result->height) {
    uint8_t *row = result->bytes + stride * jpeg->output_scanline;
    jpeg_read_scanlines(jpeg, inks != NULL ? inks : &row, 1);
    if (inks != NULL) from_inks(inks[0], row, result->width);
  }
  jpeg_finish_decompress(jpeg);
}

static CJPEGResult run(const uint8_t *bytes, size_t count, size_t maximum_pixels, uint32_t side,
                       int is_header_enough) {
  Job job;
  memset(&job, 0, sizeof job);
  if (count < 3 || bytes[0] != 0xFF || bytes[1] != 0xD8 || bytes[2] != 0xFF) {
    job.result.status = CJPEG_NOT_JPEG;
    return job.result;
  }
  job.jpeg.err = jpeg_std_error(&job.errors);
  job.jpeg.client_data = &job;
  job.errors.error_exit = fail;
  job.errors.emit_message = hear;
  if (setjmp(job.stop) == 0) {
    read_header(&job, bytes, count);
    if (!is_header_enough) read_pixels(&job, maximum_pixels, side);
  }
  jpeg_destroy_decompress(&job.jpeg);
  if (job.result.status != CJPEG_DONE) {
    free(job.result.bytes);
    job.result.bytes = NULL;
    job.result.count = 0;
  }
  return job.result;
}

CJPEGResult cjpeg_header(const uint8_t *bytes, size_t count) { return run(bytes, count, 0, 0, 1); }

CJPEGResult cjpeg_decode(const uint8_t *bytes, size_t count, size_t maximum_pixels) {
  return run(bytes, count, maximum_pixels, 0, 0);
}

CJPEGResult cjpeg_decode_reduced(const uint8_t *bytes, size_t count, size_t maximum_pixels, uint32_t side) {
  return run(bytes, count, maximum_pixels, side, 0);
}

CJPEGResult cjpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality) {
  Job job;
  memset(&job, 0, sizeof job);
  job.writer.err = jpeg_std_error(&job.errors);
  job.writer.client_data = &job;
  job.errors.error_exit = fail;
  job.errors.emit_message = hear;
  if (setjmp(job.stop) == 0) {
    jpeg_create_compress(&job.writer);
    jpeg_mem_dest(&job.writer, &job.written, &job.written_count);
    job.writer.image_width = width;
    job.writer.image_height = height;
    job.writer.input_components = 3;
    job.writer.in_color_space = JCS_RGB;
    jpeg_set_defaults(&job.writer);
    jpeg_set_quality(&job.writer, quality, TRUE);
    jpeg_start_compress(&job.writer, TRUE);
    while (job.writer.next_scanline < height) {
      JSAMPROW row = (JSAMPROW)pixels + 3 * (size_t)width * job.writer.next_scanline;
      jpeg_write_scanlines(&job.writer, &row, 1);
    }
    jpeg_finish_compress(&job.writer);
  }
  jpeg_destroy_compress(&job.writer);
  if (job.result.status == CJPEG_DONE) {
    job.result.bytes = job.written;
    job.result.count = job.written_count;
  } else {
    free(job.written);
  }
  return job.result;
}
