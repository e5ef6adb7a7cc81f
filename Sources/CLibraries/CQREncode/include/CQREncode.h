#ifndef CQRENCODE_H
#define CQRENCODE_H

#include <stdint.h>

/// How much of a symbol may be lost, as ISO/IEC 18004 names it.
typedef enum cqrencode_correction {
  CQRENCODE_LOW = 0,     ///< L, about 7 %
  CQRENCODE_MEDIUM = 1   ///< M, about 15 %
} cqrencode_correction;

/// Modules a side of the largest symbol there is, version 40.
#define CQRENCODE_LARGEST 177

/// A text as a QR code of the least version that holds it: writes one byte a module, 1 for dark, row by row, and gives
/// the modules a side. 0 when it is too long; -1 when libqrencode is not installed. The library is opened at the first
/// call, so that a display without such codes never loads it.
int cqrencode_encode(
  const char *text, cqrencode_correction correction, uint8_t modules[CQRENCODE_LARGEST * CQRENCODE_LARGEST]);

#endif
