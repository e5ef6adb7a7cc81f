#ifndef CCHAFA_H
#define CCHAFA_H

#include <stdint.h>

/// How a terminal can be given pixels.
typedef enum cchafa_protocol {
  CCHAFA_NONE,    ///< not at all, or libchafa is not installed
  CCHAFA_SIXELS,  ///< DEC sixels
  CCHAFA_KITTY    ///< kitty's graphics protocol
} cchafa_protocol;

/// Which characters a picture is drawn with.
typedef enum cchafa_symbols {
  CCHAFA_HALF_BLOCKS,  ///< one dot wide, two high
  CCHAFA_BRAILLE       ///< two dots wide, four high
} cchafa_symbols;

/// How many colours a terminal's characters can have.
typedef enum cchafa_colors {
  CCHAFA_PLAIN,  ///< the terminal's own two, without a word about them
  CCHAFA_8,
  CCHAFA_16,
  CCHAFA_256,
  CCHAFA_TRUE
} cchafa_colors;

/// What the terminal that an environment (as in execve) describes can do, by libchafa's table of terminals. The
/// library is opened at the first call, so that a program that draws on no terminal never loads it.
cchafa_protocol cchafa_detect(char **environment);

/// What to send for a picture of `columns` × `rows` cells of `cell_width` × `cell_height` pixels, 3 bytes a pixel, one
/// pixel a dot. To be freed; null when libchafa is missing.
char *cchafa_encode(
  cchafa_protocol protocol, const uint8_t *rgb, int columns, int rows, int cell_width, int cell_height);

/// The most colours that the terminal of an environment has; -1 when libchafa is missing.
int cchafa_detect_colors(char **environment);

/// A picture of `columns` × `rows` characters, a line for each row, one dot a dot: each character's dots are 8 × 8 pixels of
/// `rgb`, 3 bytes a pixel, which a dot fills. Black is ink and white is paper where there are no colours. To be freed; null
/// when libchafa is missing.
char *cchafa_draw_symbols(
  cchafa_symbols symbols, cchafa_colors colors, const uint8_t *rgb, int columns, int rows);

#endif
