#ifndef CSPI_H
#define CSPI_H

// SPI devices through spidev. Every function gives a negative errno on failure.

#include <errno.h>
#include <fcntl.h>
#include <linux/spi/spidev.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/ioctl.h>

/// Opens a device's node and gives its descriptor.
static inline int cspi_open(const char *path) {
  int descriptor = open(path, O_RDWR | O_CLOEXEC);
  return descriptor < 0 ? -errno : descriptor;
}

/// Sets mode (0 to 3), bits a word and clock.
static inline int cspi_configure(int descriptor, uint8_t mode, uint8_t bits, uint32_t hertz) {
  bool done = ioctl(descriptor, SPI_IOC_WR_MODE, &mode) >= 0 &&
              ioctl(descriptor, SPI_IOC_WR_BITS_PER_WORD, &bits) >= 0 &&
              ioctl(descriptor, SPI_IOC_WR_MAX_SPEED_HZ, &hertz) >= 0;
  return done ? 0 : -errno;
}

/// Sends bytes with the chip selected throughout; returns when the last bit has left.
///
/// One transfer a message on purpose: the kernel rounds every transfer up to the alignment of its DMA (128
/// bytes on arm64) before it compares the sum with `bufsiz`, so that 1 + 4095 bytes as two transfers are
/// refused where 4096 as one are sent. What belongs together is joined by the caller.
static inline int cspi_write(int descriptor, const uint8_t *bytes, uint32_t count, uint32_t hertz) {
  struct spi_ioc_transfer transfer = {.tx_buf = (uintptr_t)bytes, .len = count, .speed_hz = hertz};
  return ioctl(descriptor, SPI_IOC_MESSAGE(1), &transfer) < 0 ? -errno : 0;
}

/// Sends bytes and keeps what comes in at the same clocks, with the chip selected throughout.
static inline int cspi_exchange(int descriptor, const uint8_t *sent, uint8_t *received, uint32_t count,
                                uint32_t hertz) {
  struct spi_ioc_transfer transfer = {
      .tx_buf = (uintptr_t)sent, .rx_buf = (uintptr_t)received, .len = count, .speed_hz = hertz};
  return ioctl(descriptor, SPI_IOC_MESSAGE(1), &transfer) < 0 ? -errno : 0;
}

#endif
