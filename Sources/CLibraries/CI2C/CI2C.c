#include "CI2C.h"

#include <errno.h>
#include <fcntl.h>
#include <i2c/smbus.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <sys/ioctl.h>

_Static_assert(CI2C_MAXIMUM_MESSAGES == I2C_RDWR_IOCTL_MAX_MSGS, "the kernel's limit");

static int result(int status) { return status < 0 ? -errno : status; }

int ci2c_open(const char *path) { return result(open(path, O_RDWR | O_CLOEXEC)); }

int ci2c_select(int descriptor, uint8_t address) {
  return result(ioctl(descriptor, I2C_SLAVE, (unsigned long)address));
}

int ci2c_functions(int descriptor, unsigned long *functions) {
  return result(ioctl(descriptor, I2C_FUNCS, functions));
}

bool ci2c_does_messages(unsigned long functions) { return functions & I2C_FUNC_I2C; }

int ci2c_transfer(int descriptor, uint8_t address, const ci2c_message *messages, unsigned count) {
  if (count > CI2C_MAXIMUM_MESSAGES) return -EMSGSIZE;
  struct i2c_msg list[CI2C_MAXIMUM_MESSAGES];
  for (unsigned i = 0; i < count; i++) {
    list[i] = (struct i2c_msg){
        .addr = address,
        .flags = messages[i].read ? I2C_M_RD : 0,
        .len = messages[i].count,
        .buf = messages[i].bytes,
    };
  }
  struct i2c_rdwr_ioctl_data transfer = {.msgs = list, .nmsgs = count};
  int done = result(ioctl(descriptor, I2C_RDWR, &transfer));
  // An adapter that stops early gives the number of messages it did.
  return done >= 0 && (unsigned)done != count ? -EIO : done < 0 ? done : 0;
}

int ci2c_probe(int descriptor) {
  // libi2c gives the negative errno itself.
  int byte = i2c_smbus_read_byte(descriptor);
  return byte < 0 ? byte : 0;
}
