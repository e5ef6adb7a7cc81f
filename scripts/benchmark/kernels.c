// Byte work on 800 × 480 pixels, with the vector instructions every machine of its kind has and nothing beyond them.
#include "limit.h"

#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { WIDTH = 800, HEIGHT = 480, ROW = WIDTH / 8, PIXELS = WIDTH * HEIGHT, BYTES = ROW * HEIGHT };

static uint8_t gray[PIXELS], packed[BYTES + 8], other[BYTES + 8], turned[BYTES + 8];
static uint8_t thresholds[8][16];

static void make_ramp(void) {
  for (int y = 0; y < HEIGHT; y++) {
    for (int x = 0; x < WIDTH; x++) {
      const int value = x * 255 / 799 + ((y * 37) ^ (x * 11)) % 23 - 11;
      gray[y * WIDTH + x] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
    }
  }
  for (int y = 0; y < 8; y++) {
    for (int x = 0; x < 16; x++) {
      int rank = 0;
      for (int bit = 0; bit < 3; bit++) rank = rank << 2 | (((x ^ y) >> bit & 1) << 1) | (y >> bit & 1);
      thresholds[y][x] = (uint8_t)(rank * 4 + 2);
    }
  }
}

#ifndef __SSE2__
// Eight greys to the bits of a byte, the leftmost highest: 1 where a grey is above its limit.
static uint8_t above(const uint8_t *values, const uint8_t *limits) {
  uint8_t bits = 0;
  for (int i = 0; i < 8; i++) bits = (uint8_t)(bits << 1 | (values[i] > limits[i]));
  return bits;
}
#else
// The bits of each byte in reverse order: a mask has the first pixel lowest, a frame has it highest.
static uint64_t reversed(uint64_t bits) {
  bits = (bits >> 1 & 0x5555555555555555u) | (bits & 0x5555555555555555u) << 1;
  bits = (bits >> 2 & 0x3333333333333333u) | (bits & 0x3333333333333333u) << 2;
  return (bits >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (bits & 0x0F0F0F0F0F0F0F0Fu) << 4;
}

// Sixteen greys to two bytes, not yet reversed: 1 where a grey is not above its limit.
static uint64_t not_above(const uint8_t *values, __m128i limits) {
  const __m128i pixels = _mm_loadu_si128((const __m128i *)values);
  return (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(pixels, limits), pixels));
}

static void threshold_row(const uint8_t *values, uint8_t *bits, int pixels, __m128i limits) {
  int x = 0;
  for (; x + 64 <= pixels; x += 64) {
    const uint64_t mask = not_above(values + x, limits) | not_above(values + x + 16, limits) << 16
                          | not_above(values + x + 32, limits) << 32
                          | not_above(values + x + 48, limits) << 48;
    const uint64_t word = reversed(mask);
    memcpy(bits + x / 8, &word, 8);
  }
  for (; x < pixels; x += 16) {
    const uint64_t word = reversed(not_above(values + x, limits));
    memcpy(bits + x / 8, &word, 2);
  }
}
#endif

static void ordered(void) {
  for (int y = 0; y < HEIGHT; y++) {
#ifdef __SSE2__
    threshold_row(
      gray + y * WIDTH, packed + y * ROW, WIDTH, _mm_loadu_si128((const __m128i *)thresholds[y & 7]));
#else
    for (int i = 0; i < ROW; i++) {
      packed[y * ROW + i] = (uint8_t)~above(gray + y * WIDTH + 8 * i, thresholds[y & 7]);
    }
#endif
  }
}

static void pack(void) {
#ifdef __SSE2__
  threshold_row(gray, packed, PIXELS, _mm_set1_epi8(127));
#else
  static const uint8_t limits[8] = {127, 127, 127, 127, 127, 127, 127, 127};
  for (int i = 0; i < BYTES; i++) packed[i] = (uint8_t)~above(gray + 8 * i, limits);
#endif
}

// Bands of rows that differ, joined over up to eight equal rows, each with its first and last byte that differs.
typedef struct {
  int top, bottom, left, right;
} band;

static band bands[HEIGHT];
static volatile int band_count;

static void difference(void) {
  int count = 0;
  for (int y = 0; y < HEIGHT; y++) {
    const uint8_t *a = packed + y * ROW, *b = other + y * ROW;
    if (memcmp(a, b, ROW) == 0) continue;
    int left = 0, right = ROW;
    while (a[left] == b[left]) left++;
    while (a[right - 1] == b[right - 1]) right--;
    if (count > 0 && y - bands[count - 1].bottom <= 8) {
      band *last = &bands[count - 1];
      last->bottom = y + 1;
      if (left < last->left) last->left = left;
      if (right > last->right) last->right = right;
    } else {
      bands[count++] = (band){y, y + 1, left, right};
    }
  }
  band_count = count;
}

// A block of 64 × 64 bits about its diagonal: halves change places, then quarters, down to single bits.
static void transpose(uint64_t *block) {
  uint64_t mask = 0x00000000FFFFFFFFu;
  for (int side = 32; side > 0; side >>= 1, mask ^= mask << side) {
    for (int row = 0; row < 64; row = ((row | side) + 1) & ~side) {
      const uint64_t swap = (block[row] ^ block[row | side] >> side) & mask;
      block[row] ^= swap;
      block[row | side] ^= swap << side;
    }
  }
}

// Up to eight bytes of a row, the first highest; and back.
static uint64_t load(const uint8_t *bytes, int count) {
  uint64_t word = 0;
  memcpy(&word, bytes, (size_t)count);
  return __builtin_bswap64(word);
}

static void store(uint8_t *bytes, int count, uint64_t word) {
  word = __builtin_bswap64(word);
  memcpy(bytes, &word, (size_t)count);
}

// A quarter to the right, 64 × 64 pixels at a time.
static void rotate(void) {
  const int target_row = HEIGHT / 8;
  for (int top = 0; top < HEIGHT; top += 64) {
    const int rows = HEIGHT - top < 64 ? HEIGHT - top : 64;
    for (int column = 0; column < ROW; column += 8) {
      const int bytes = ROW - column < 8 ? ROW - column : 8;
      uint64_t block[64];
      for (int k = 0; k < 64; k++) {
        const uint8_t *from = packed + (HEIGHT - 1 - top - k) * ROW + column;
        block[k] = k >= rows ? 0 : bytes == 8 ? load(from, 8) : load(from, bytes);
      }
      transpose(block);
      for (int k = 0; k < bytes * 8; k++) {
        uint8_t *to = turned + (column * 8 + k) * target_row + top / 8;
        if (rows == 64) {
          store(to, 8, block[k]);
        } else {
          store(to, rows / 8, block[k]);
        }
      }
    }
  }
}

workload kernel_named(const char *name) {
  make_ramp();
  if (strcmp(name, "ordered") == 0) return ordered;
  if (strcmp(name, "pack") == 0) return pack;
  ordered();
  memcpy(other, packed, BYTES);
  for (int y = 40; y < 130; y++) {
    for (int i = 20; i < 31; i++) other[y * ROW + i] ^= 0xFF;
  }
  if (strcmp(name, "difference") == 0) return difference;
  if (strcmp(name, "rotate") == 0) return rotate;
  return NULL;
}
