// libpng from memory to memory. Its errors, which leave by longjmp, become a status and a message.
#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPNG_DONE,
  CPNG_NOT_PNG,
  // Width and height of the result are set.
  CPNG_TOO_LARGE,
  CPNG_TRUNCATED,
  // The message says what libpng found.
  CPNG_DAMAGED,
  CPNG_NO_MEMORY,
} CPNGStatus;

typedef struct {
  uint8_t red, green, blue;
} CPNGColor;

// How the rows given to the encoder are laid out.
typedef enum {
  // Packed bits, most significant leftmost, a set bit is black. Written as 1-bit grey.
  CPNG_BLACK_BITS,
  // A byte a pixel, an index into the palette. Written with as few bits as the palette needs.
  CPNG_INDICES,
  // A byte a pixel, 255 white.
  CPNG_GRAY,
  // Two bytes a pixel, grey and opacity.
  CPNG_GRAY_ALPHA,
  // Four bytes a pixel, red, green, blue and opacity.
  CPNG_COLOR_ALPHA,
} CPNGLayout;

typedef struct {
  CPNGStatus status;
  uint32_t width, height;
  // Allocated by malloc; the caller frees it. Null unless done.
  uint8_t *bytes;
  size_t count;
  char message[96];
} CPNGResult;

// A whole file of the rows, which follow each other without gaps. The palette has 1 to 256 colours and is
// only looked at for indices.
CPNGResult cpng_encode(CPNGLayout layout, uint32_t width, uint32_t height, const uint8_t *rows,
                       const CPNGColor *palette, int colors);

// Any PNG file as two bytes a pixel, sRGB grey and opacity.
CPNGResult cpng_decode(const uint8_t *bytes, size_t count, size_t maximum_pixels);

// The same as four bytes a pixel: sRGB red, green and blue, and opacity.
CPNGResult cpng_decode_color(const uint8_t *bytes, size_t count, size_t maximum_pixels);

#endif
