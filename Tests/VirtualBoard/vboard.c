// SPDX-License-Identifier: GPL-2.0
/*
 * vboard: a GPIO chip of 54 lines, an I2C bus and an SPI bus, whose other end is one program that holds
 * /dev/vboard open. Programs under test use the kernel's own /dev/gpiochipN, /dev/i2c-N and /dev/spidevN.M;
 * the program behind sees levels, transfers and selections in the order in which they happened.
 *
 * For tests only, on Linux 6.1. Nothing of the product links to it.
 */
#include <linux/gpio/driver.h>
#include <linux/i2c.h>
#include <linux/interrupt.h>
#include <linux/irq.h>
#include <linux/irqdomain.h>
#include <linux/ktime.h>
#include <linux/list.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/pinctrl/pinconf-generic.h>
#include <linux/platform_device.h>
#include <linux/poll.h>
#include <linux/slab.h>
#include <linux/spi/spi.h>
#include <linux/uaccess.h>
#include "vboard.h"

#define LINES 54
#define LARGEST_PAYLOAD (1 << 17)
#define MOST_QUEUED 100000

static char *label = "pinctrl-bcm2835";
module_param(label, charp, 0444);
static int i2c_number = 1, spi_number, chip_selects = 2, timeout_ms = 10000;
module_param(i2c_number, int, 0444);
module_param(spi_number, int, 0444);
module_param(chip_selects, int, 0444);
module_param(timeout_ms, int, 0644);

struct item {
	struct list_head node;
	struct vboard_packet packet;
	u8 payload[];
};

/* Guards everything down to `irq_types`. */
static DEFINE_SPINLOCK(lock);
static LIST_HEAD(queue);
static unsigned int queued;
/* A program is behind the board: /sys/module/vboard/parameters/is_open. */
static bool is_open;
module_param(is_open, bool, 0444);
static u32 sequence;
static DECLARE_WAIT_QUEUE_HEAD(readers);
static u64 is_output, output_levels, input_levels, is_driven, is_pulled_up, has_irq;
static unsigned int irq_types[LINES];

/* One request is awaited at a time. */
static DEFINE_MUTEX(request);
static DECLARE_COMPLETION(answered);
static u32 awaited; /* its number; 0 for none */
static int answer_status;
static u8 *answer_bytes;
static size_t answer_room;

static struct item *new_item(u32 kind, u32 a, u32 b, u32 c, size_t payload, gfp_t flags)
{
	struct item *item = kzalloc(sizeof(*item) + payload, flags);

	if (!item)
		return NULL;
	item->packet.size = sizeof(item->packet) + payload;
	item->packet.kind = kind;
	item->packet.a = a;
	item->packet.b = b;
	item->packet.c = c;
	return item;
}

/* Queues an item, or frees it where nobody reads. The lock is held. */
static bool push(struct item *item)
{
	if (!item)
		return false;
	if (!is_open || queued > MOST_QUEUED) {
		kfree(item);
		return false;
	}
	if (++sequence == 0)
		sequence = 1;
	item->packet.seq = sequence;
	item->packet.time = ktime_get_ns();
	list_add_tail(&item->node, &queue);
	queued++;
	wake_up_interruptible(&readers);
	return true;
}

static void post(struct item *item)
{
	unsigned long flags;

	spin_lock_irqsave(&lock, flags);
	push(item);
	spin_unlock_irqrestore(&lock, flags);
}

/* Sends a request and waits for its answer: 0, an error of the program's, -ENXIO where there is none. */
static int ask(struct item *item, u8 *bytes, size_t room)
{
	unsigned long flags;
	int status;

	mutex_lock(&request);
	spin_lock_irqsave(&lock, flags);
	reinit_completion(&answered);
	answer_bytes = bytes;
	answer_room = room;
	answer_status = 0;
	status = push(item) ? 0 : -ENXIO;
	if (!status)
		awaited = sequence;
	spin_unlock_irqrestore(&lock, flags);
	if (!status) {
		bool came = wait_for_completion_timeout(&answered, msecs_to_jiffies(timeout_ms));

		spin_lock_irqsave(&lock, flags);
		awaited = 0;
		answer_bytes = NULL;
		status = came ? -answer_status : -ETIMEDOUT;
		spin_unlock_irqrestore(&lock, flags);
	}
	mutex_unlock(&request);
	return status;
}

/* --- lines ------------------------------------------------------------------------------------------------ */

static u64 input_now(void)
{
	return (input_levels & is_driven) | (is_pulled_up & ~is_driven);
}

static int line_direction(struct gpio_chip *chip, unsigned int line)
{
	return is_output & BIT_ULL(line) ? GPIO_LINE_DIRECTION_OUT : GPIO_LINE_DIRECTION_IN;
}

static int line_level(struct gpio_chip *chip, unsigned int line)
{
	return !!((is_output & BIT_ULL(line) ? output_levels : input_now()) & BIT_ULL(line));
}

static void drive(unsigned int line, int level, bool out)
{
	unsigned long flags;
	struct item *item = new_item(VBOARD_GPIO, line, !!level, out, 0, GFP_ATOMIC);

	spin_lock_irqsave(&lock, flags);
	if (out) {
		is_output |= BIT_ULL(line);
		output_levels = level ? output_levels | BIT_ULL(line) : output_levels & ~BIT_ULL(line);
	} else {
		is_output &= ~BIT_ULL(line);
	}
	push(item);
	spin_unlock_irqrestore(&lock, flags);
}

static void line_set(struct gpio_chip *chip, unsigned int line, int level)
{
	drive(line, level, true);
}

static int line_output(struct gpio_chip *chip, unsigned int line, int level)
{
	drive(line, level, true);
	return 0;
}

static int line_input(struct gpio_chip *chip, unsigned int line)
{
	if (is_output & BIT_ULL(line))
		drive(line, 0, false);
	return 0;
}

static int line_configure(struct gpio_chip *chip, unsigned int line, unsigned long config)
{
	unsigned long flags;
	int status = 0;

	spin_lock_irqsave(&lock, flags);
	switch (pinconf_to_config_param(config)) {
	case PIN_CONFIG_BIAS_PULL_UP:
		is_pulled_up |= BIT_ULL(line);
		break;
	case PIN_CONFIG_BIAS_PULL_DOWN:
	case PIN_CONFIG_BIAS_DISABLE:
		is_pulled_up &= ~BIT_ULL(line);
		break;
	default:
		status = -ENOTSUPP;
	}
	spin_unlock_irqrestore(&lock, flags);
	return status;
}

static void irq_mask(struct irq_data *data)
{
	has_irq &= ~BIT_ULL(irqd_to_hwirq(data));
	gpiochip_disable_irq(irq_data_get_irq_chip_data(data), irqd_to_hwirq(data));
}

static void irq_unmask(struct irq_data *data)
{
	gpiochip_enable_irq(irq_data_get_irq_chip_data(data), irqd_to_hwirq(data));
	has_irq |= BIT_ULL(irqd_to_hwirq(data));
}

static int irq_set_edges(struct irq_data *data, unsigned int type)
{
	if (type & ~IRQ_TYPE_EDGE_BOTH)
		return -EINVAL;
	irq_types[irqd_to_hwirq(data)] = type;
	return 0;
}

static const struct irq_chip irqs = {
	.name = "vboard",
	.irq_mask = irq_mask,
	.irq_unmask = irq_unmask,
	.irq_set_type = irq_set_edges,
	.flags = IRQCHIP_IMMUTABLE,
	GPIOCHIP_IRQ_RESOURCE_HELPERS,
};

static struct gpio_chip lines = {
	.owner = THIS_MODULE,
	.base = -1,
	.ngpio = LINES,
	.get_direction = line_direction,
	.direction_input = line_input,
	.direction_output = line_output,
	.get = line_level,
	.set = line_set,
	.set_config = line_configure,
};

/* A level from outside; its edge interrupts where somebody asked for it. */
static void take_input(unsigned int line, bool level)
{
	unsigned long flags;
	bool was, fires;

	spin_lock_irqsave(&lock, flags);
	was = !!(input_now() & BIT_ULL(line));
	is_driven |= BIT_ULL(line);
	input_levels = level ? input_levels | BIT_ULL(line) : input_levels & ~BIT_ULL(line);
	fires = was != level && (has_irq & BIT_ULL(line)) && !(is_output & BIT_ULL(line)) &&
		(irq_types[line] & (level ? IRQ_TYPE_EDGE_RISING : IRQ_TYPE_EDGE_FALLING));
	spin_unlock_irqrestore(&lock, flags);
	if (fires)
		generic_handle_irq_safe(irq_find_mapping(lines.irq.domain, line));
}

/* --- I2C -------------------------------------------------------------------------------------------------- */

/* Bytes a message may give: a counted block has its count, up to 32 bytes and perhaps a check byte. */
static size_t bytes_read(const struct i2c_msg *message)
{
	if (!(message->flags & I2C_M_RD))
		return 0;
	return message->flags & I2C_M_RECV_LEN ? message->len + I2C_SMBUS_BLOCK_MAX : message->len;
}

static int i2c_transfer_all(struct i2c_adapter *adapter, struct i2c_msg *messages, int count)
{
	size_t out = 0, in = 0;
	struct item *item;
	u8 *place, *bytes;
	int i, status;

	for (i = 0; i < count; i++) {
		out += sizeof(struct vboard_i2c) + (messages[i].flags & I2C_M_RD ? 0 : messages[i].len);
		in += bytes_read(&messages[i]);
	}
	item = new_item(VBOARD_I2C, count, 0, 0, out, GFP_KERNEL);
	bytes = kzalloc(in + 1, GFP_KERNEL);
	if (!item || !bytes) {
		kfree(item);
		kfree(bytes);
		return -ENOMEM;
	}
	place = item->payload;
	for (i = 0; i < count; i++) {
		struct vboard_i2c head = { messages[i].addr, messages[i].flags, bytes_read(&messages[i]), 0 };

		if (!(messages[i].flags & I2C_M_RD))
			head.len = messages[i].len;
		memcpy(place, &head, sizeof(head));
		place += sizeof(head);
		if (!(messages[i].flags & I2C_M_RD)) {
			memcpy(place, messages[i].buf, messages[i].len);
			place += messages[i].len;
		}
	}
	status = ask(item, bytes, in);
	place = bytes;
	for (i = 0; !status && i < count; i++) {
		size_t room = bytes_read(&messages[i]);

		if (messages[i].flags & I2C_M_RD && messages[i].flags & I2C_M_RECV_LEN) {
			if (place[0] == 0 || place[0] > I2C_SMBUS_BLOCK_MAX) {
				status = -EPROTO;
				break;
			}
			messages[i].len += place[0];
		}
		if (messages[i].flags & I2C_M_RD)
			memcpy(messages[i].buf, place, messages[i].len);
		place += room;
	}
	kfree(bytes);
	return status ? status : count;
}

static u32 i2c_functions(struct i2c_adapter *adapter)
{
	return I2C_FUNC_I2C | I2C_FUNC_SMBUS_EMUL | I2C_FUNC_SMBUS_READ_BLOCK_DATA;
}

static const struct i2c_algorithm i2c_way = {
	.master_xfer = i2c_transfer_all,
	.functionality = i2c_functions,
};

static struct i2c_adapter i2c_bus = {
	.owner = THIS_MODULE,
	.algo = &i2c_way,
	.name = "vboard I2C",
};

/* --- SPI -------------------------------------------------------------------------------------------------- */

static void spi_select(struct spi_device *device, bool level)
{
	bool selected = device->mode & SPI_CS_HIGH ? level : !level;

	post(new_item(VBOARD_SELECT, device->chip_select, selected, 0, 0, GFP_ATOMIC));
}

static int spi_transfer_one(struct spi_controller *controller, struct spi_device *device,
			    struct spi_transfer *transfer)
{
	size_t payload = transfer->tx_buf ? transfer->len : 0;
	struct item *item =
		new_item(VBOARD_SPI, device->chip_select, device->mode, transfer->speed_hz, payload, GFP_KERNEL);
	int status;

	if (!item)
		return -ENOMEM;
	item->packet.d = (transfer->tx_buf ? 1 : 0) | (transfer->rx_buf ? 2 : 0);
	item->packet.len = transfer->len;
	if (payload)
		memcpy(item->payload, transfer->tx_buf, payload);
	if (transfer->rx_buf)
		memset(transfer->rx_buf, 0, transfer->len);
	status = ask(item, transfer->rx_buf, transfer->rx_buf ? transfer->len : 0);
	/* SPI cannot tell that nobody is there. */
	return status == -ENXIO ? 0 : status;
}

static size_t spi_largest(struct spi_device *device)
{
	return LARGEST_PAYLOAD;
}

/* --- the program's end ------------------------------------------------------------------------------------ */

static int end_open(struct inode *inode, struct file *file)
{
	int status = -EBUSY;

	spin_lock_irq(&lock);
	if (!is_open) {
		is_open = true;
		status = 0;
	}
	spin_unlock_irq(&lock);
	return status ? status : stream_open(inode, file);
}

static int end_release(struct inode *inode, struct file *file)
{
	struct item *item, *next;

	spin_lock_irq(&lock);
	is_open = false;
	is_driven = 0;
	list_for_each_entry_safe(item, next, &queue, node) {
		list_del(&item->node);
		kfree(item);
	}
	queued = 0;
	if (awaited) {
		answer_status = ENXIO;
		awaited = 0;
		complete(&answered);
	}
	spin_unlock_irq(&lock);
	return 0;
}

static ssize_t end_read(struct file *file, char __user *buffer, size_t room, loff_t *position)
{
	struct item *item;
	bool fits = true;
	ssize_t status;

	do {
		if (!(file->f_flags & O_NONBLOCK) && wait_event_interruptible(readers, !list_empty(&queue)))
			return -ERESTARTSYS;
		spin_lock_irq(&lock);
		item = list_first_entry_or_null(&queue, struct item, node);
		fits = item && item->packet.size <= room;
		if (fits) {
			list_del(&item->node);
			queued--;
		}
		spin_unlock_irq(&lock);
		if (!item && (file->f_flags & O_NONBLOCK))
			return -EAGAIN;
	} while (!item);
	if (!fits)
		return -EMSGSIZE;
	/* The payload lies right behind its packet. */
	status = item->packet.size;
	if (copy_to_user(buffer, &item->packet, item->packet.size))
		status = -EFAULT;
	kfree(item);
	return status;
}

static ssize_t end_write(struct file *file, const char __user *buffer, size_t size, loff_t *position)
{
	struct vboard_packet packet;
	u8 *bytes = NULL;
	size_t length;

	if (size < sizeof(packet) || copy_from_user(&packet, buffer, sizeof(packet)))
		return -EFAULT;
	if (packet.size != size || size > sizeof(packet) + LARGEST_PAYLOAD)
		return -EINVAL;
	length = size - sizeof(packet);
	switch (packet.kind) {
	case VBOARD_INPUT:
		if (packet.a >= LINES)
			return -EINVAL;
		take_input(packet.a, packet.b);
		return size;
	case VBOARD_REPLY:
		bytes = length ? memdup_user(buffer + sizeof(packet), length) : NULL;
		if (IS_ERR(bytes))
			return PTR_ERR(bytes);
		spin_lock_irq(&lock);
		if (awaited && awaited == packet.seq) {
			answer_status = packet.a;
			if (answer_bytes && length)
				memcpy(answer_bytes, bytes, min(length, answer_room));
			awaited = 0;
			complete(&answered);
		}
		spin_unlock_irq(&lock);
		kfree(bytes);
		return size;
	}
	return -EINVAL;
}

static __poll_t end_poll(struct file *file, poll_table *table)
{
	poll_wait(file, &readers, table);
	return EPOLLOUT | (list_empty(&queue) ? 0 : EPOLLIN | EPOLLRDNORM);
}

static const struct file_operations end_operations = {
	.owner = THIS_MODULE,
	.open = end_open,
	.release = end_release,
	.read = end_read,
	.write = end_write,
	.poll = end_poll,
	.llseek = no_llseek,
};

static struct miscdevice end = {
	.minor = MISC_DYNAMIC_MINOR,
	.name = "vboard",
	.fops = &end_operations,
};

/* --- coming and going ------------------------------------------------------------------------------------- */

static struct platform_device *parent;
static struct spi_controller *spi_bus;

static int __init start_lines(void)
{
	lines.label = label;
	lines.parent = &parent->dev;
	gpio_irq_chip_set_chip(&lines.irq, &irqs);
	lines.irq.handler = handle_simple_irq;
	lines.irq.default_type = IRQ_TYPE_NONE;
	return gpiochip_add_data(&lines, NULL);
}

static int __init start_spi(void)
{
	int i, status;

	spi_bus = spi_alloc_master(&parent->dev, 0);
	if (!spi_bus)
		return -ENOMEM;
	spi_bus->bus_num = spi_number;
	spi_bus->num_chipselect = chip_selects;
	spi_bus->mode_bits = SPI_CPOL | SPI_CPHA | SPI_CS_HIGH | SPI_NO_CS | SPI_3WIRE;
	spi_bus->bits_per_word_mask = SPI_BPW_MASK(8);
	spi_bus->max_speed_hz = 125000000;
	spi_bus->set_cs = spi_select;
	spi_bus->transfer_one = spi_transfer_one;
	spi_bus->max_transfer_size = spi_largest;
	status = spi_register_controller(spi_bus);
	if (status) {
		spi_controller_put(spi_bus);
		return status;
	}
	for (i = 0; i < chip_selects; i++) {
		struct spi_board_info device = {
			.max_speed_hz = 125000000,
			.bus_num = spi_number,
			.chip_select = i,
			.mode = SPI_MODE_0,
			/* spidev binds to the names in its table only; this is one of them. */
			.modalias = "dh2228fv",
		};

		if (!spi_new_device(spi_bus, &device))
			pr_warn("vboard: no spidev%d.%d\n", spi_number, i);
	}
	return 0;
}

static int __init vboard_start(void)
{
	int status;

	parent = platform_device_register_simple("vboard", PLATFORM_DEVID_NONE, NULL, 0);
	if (IS_ERR(parent))
		return PTR_ERR(parent);
	status = start_lines();
	if (status)
		goto no_lines;
	i2c_bus.nr = i2c_number;
	i2c_bus.dev.parent = &parent->dev;
	status = i2c_add_numbered_adapter(&i2c_bus);
	if (status)
		goto no_i2c;
	status = start_spi();
	if (status)
		goto no_spi;
	status = misc_register(&end);
	if (!status)
		return 0;
	spi_unregister_controller(spi_bus);
no_spi:
	i2c_del_adapter(&i2c_bus);
no_i2c:
	gpiochip_remove(&lines);
no_lines:
	platform_device_unregister(parent);
	return status;
}

static void __exit vboard_stop(void)
{
	misc_deregister(&end);
	spi_unregister_controller(spi_bus);
	i2c_del_adapter(&i2c_bus);
	gpiochip_remove(&lines);
	platform_device_unregister(parent);
}

module_init(vboard_start);
module_exit(vboard_stop);
MODULE_DESCRIPTION("GPIO, I2C and SPI with a program behind them, for tests");
MODULE_LICENSE("GPL");
