#ifndef CDRAWINGS_H
#define CDRAWINGS_H

#include <stddef.h>
#include <stdint.h>

/// What a drawing's bytes are in, and so which library draws it.
typedef enum cdrawings_format {
  CDRAWINGS_SVG,  ///< librsvg
  CDRAWINGS_PDF   ///< poppler; the first page
} cdrawings_format;

typedef enum cdrawings_status {
  CDRAWINGS_DONE,
  CDRAWINGS_NO_LIBRARY,  ///< the library or cairo is not installed
  CDRAWINGS_DAMAGED,     ///< the message says what the library found
  CDRAWINGS_NO_MEMORY
} cdrawings_status;

typedef struct cdrawings_result {
  cdrawings_status status;
  char message[96];
} cdrawings_result;

/// A drawing's own width and height: an SVG's in CSS pixels, a page's in points. The libraries are opened at the first
/// call, so that a program without drawings never loads them.
cdrawings_result cdrawings_size(
  cdrawings_format format, const uint8_t *bytes, size_t count, double *width, double *height);

/// The whole drawing stretched to `width` × `height` pixels: four bytes a pixel in `rgba`, sRGB red, green, blue and
/// opacity, colours not multiplied by it. Nothing outside of the bytes is read, whatever they refer to.
cdrawings_result cdrawings_draw(
  cdrawings_format format, const uint8_t *bytes, size_t count, int width, int height, uint8_t *rgba);

#endif
