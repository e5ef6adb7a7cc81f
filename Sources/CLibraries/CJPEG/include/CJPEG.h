// libjpeg from memory to memory. Its errors, which leave by longjmp, become a status and a message.
#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  CJPEG_DONE,
  CJPEG_NOT_JPEG,
  // Width and height of the result are set.
  CJPEG_TOO_LARGE,
  CJPEG_TRUNCATED,
  // The message says what libjpeg found.
  CJPEG_DAMAGED,
  CJPEG_NO_MEMORY,
} CJPEGStatus;

typedef struct {
  CJPEGStatus status;
  // As the pixels lie in the file, before any turn.
  uint32_t width, height;
  // Exif orientation, 1 to 8; 1 where the file says nothing.
  int orientation;
  // Allocated by malloc; the caller frees it. Null unless done, and for the header alone.
  uint8_t *bytes;
  size_t count;
  char message[96];
} CJPEGResult;

// Size and orientation, from the markers before the first scan.
CJPEGResult cjpeg_header(const uint8_t *bytes, size_t count);

// Any JPEG file as three bytes a pixel: sRGB red, green and blue.
CJPEGResult cjpeg_decode(const uint8_t *bytes, size_t count, size_t maximum_pixels);

// The same as a half, a quarter or an eighth of its size, as long as its larger side keeps at least `side` pixels; 0 leaves
// the size. Width and height of the result are those of its pixels.
CJPEGResult cjpeg_decode_reduced(const uint8_t *bytes, size_t count, size_t maximum_pixels, uint32_t side);

// A file of three bytes a pixel, row after row without gaps; quality 1 to 100.
CJPEGResult cjpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality);

#endif
