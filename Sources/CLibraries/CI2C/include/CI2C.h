#ifndef CI2C_H
#define CI2C_H

// I2C adapters through i2c-dev. Every function that returns int gives a negative errno on failure.

#include <stdbool.h>
#include <stdint.h>

/// One message of a combined transfer. A repeated start separates messages; a stop ends the last.
typedef struct ci2c_message {
  uint8_t *bytes;
  uint16_t count;
  bool read;
} ci2c_message;

/// Messages that one transfer takes at most.
#define CI2C_MAXIMUM_MESSAGES 42

/// Bytes that one message takes at most.
#define CI2C_MAXIMUM_BYTES 8192

/// Opens an adapter's node and gives its descriptor.
int ci2c_open(const char *path);

/// Chooses the address for `ci2c_probe`. -EBUSY where a kernel driver is bound to it: the transfers below do
/// not look, so this comes first.
int ci2c_select(int descriptor, uint8_t address);

/// What the adapter can do: I2C_FUNC_… bits.
int ci2c_functions(int descriptor, unsigned long *functions);

/// True where the adapter does combined transfers of plain messages (I2C_FUNC_I2C).
bool ci2c_does_messages(unsigned long functions);

/// Sends and receives all messages as one transfer.
int ci2c_transfer(int descriptor, uint8_t address, const ci2c_message *messages, unsigned count);

/// Reads one byte from the selected address, as `i2cdetect -r` does: 0 where a chip acknowledges.
int ci2c_probe(int descriptor);

#endif
