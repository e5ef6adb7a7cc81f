#include "CQREncode.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// Declared here and looked up at run time: few displays show codes. The declarations are those of libqrencode 4
// (libqrencode.so.4, Debian 12 and 13).
enum { MODE_BYTES = 2 };

typedef struct {
  int version;
  int width;
  unsigned char *data;
} symbol;

static symbol *(*encode_string)(const char *text, int version, int correction, int mode, int is_case_sensitive);
static void (*free_symbol)(symbol *symbol);
static bool is_there = false;

static void look_up(void) {
  void *handle = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  void *encode = dlsym(handle, "QRcode_encodeString");
  void *release = dlsym(handle, "QRcode_free");
  memcpy(&encode_string, &encode, sizeof encode);
  memcpy(&free_symbol, &release, sizeof release);
  is_there = encode && release;
}

int cqrencode_encode(
  const char *text, cqrencode_correction correction, uint8_t modules[CQRENCODE_LARGEST * CQRENCODE_LARGEST]) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, look_up);
  if (!is_there) return -1;
  symbol *made = encode_string(text, 0, (int)correction, MODE_BYTES, 1);
  if (!made) return 0;
  const int width = made->width;
  // The lowest bit of a module is its colour, the others say what it belongs to.
  for (int i = 0; i < width * width; i++) modules[i] = made->data[i] & 1;
  free_symbol(made);
  return width;
}
