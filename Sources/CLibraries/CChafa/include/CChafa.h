#ifndef CCHAFA_H
#define CCHAFA_H

#include <stdint.h>

/// How a terminal can be given pixels.
typedef enum cchafa_protocol {
  CCHAFA_NONE,    ///< not at all, or libchafa is not installed
  CCHAFA_SIXELS,  ///< DEC sixels
  CCHAFA_KITTY    ///< kitty's graphics protocol
} cchafa_protocol;

/// What the terminal that an environment (as in execve) describes can do, by libchafa's table of terminals. The
/// library is opened at the first call, so that a program that draws on no terminal never loads it.
cchafa_protocol cchafa_detect(char **environment);

/// What to send for a picture of `columns` × `rows` cells of `cell_width` × `cell_height` pixels, 3 bytes a pixel, one
/// pixel a dot. To be freed; null when libchafa is missing.
char *cchafa_encode(
  cchafa_protocol protocol, const uint8_t *rgb, int columns, int rows, int cell_width, int cell_height);

#endif
