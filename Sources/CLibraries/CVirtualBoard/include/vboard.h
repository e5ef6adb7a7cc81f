/* SPDX-License-Identifier: GPL-2.0 OR MIT */
/* Packets of /dev/vboard: one read() gives one, one write() takes one. */
#ifndef VBOARD_H
#define VBOARD_H

#include <linux/types.h>

/* Kinds of packets. */
enum vboard_kind {
	/* Read: an output line was set. a: line, b: level, c: 1, or 0 when it was turned to an input. */
	VBOARD_GPIO = 1,
	/* Read: an I2C transfer of `a` messages; the payload is a vboard_i2c each, with the bytes of those that
	   write. A reply is awaited. */
	VBOARD_I2C = 2,
	/* Read: an SPI transfer. a: chip select, b: mode, c: speed in hertz, d: bit 0 bytes follow, bit 1 bytes are
	   wanted; len: how many. A reply is awaited. */
	VBOARD_SPI = 3,
	/* Read: a chip was selected or released. a: chip select, b: 1 or 0. */
	VBOARD_SELECT = 4,
	/* Write: the level of an input line. a: line, b: level. */
	VBOARD_INPUT = 16,
	/* Write: the answer to the packet `seq`. a: 0 or an errno; the payload is what was read, all messages in a
	   row. */
	VBOARD_REPLY = 17,
};

struct vboard_packet {
	__u32 size; /* of this and the payload, in bytes */
	__u32 seq;
	__u64 time; /* CLOCK_MONOTONIC, nanoseconds */
	__u32 kind, a, b, c, d, len;
};

struct vboard_i2c {
	__u16 address, flags, len, reserved;
};

#define VBOARD_I2C_READS 0x0001
/* The first byte read tells how many follow: an SMBus block. */
#define VBOARD_I2C_COUNTED 0x0400

#endif
