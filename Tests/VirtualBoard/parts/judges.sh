# The kernel's own gauge drivers, bound to the same simulated chips: what they read is what ours reads.

# number NAME: a number of what the gauge said as JSON.
number() { grep -o "\"$1\" *: *-\{0,1\}[0-9.]*" out | head -1 | grep -o -- '-\{0,1\}[0-9.]*$'; }
# file PATH: what a file of sysfs says; nothing when it cannot be read.
file() { cat "$1" 2>/dev/null; }
# agrees OURS KERNEL'S FACTOR STEP: the kernel's, times the factor, is within a step of one of ours.
agrees() {
  awk -v ours="$1" -v kernels="$2" -v factor="$3" -v step="$4" 'BEGIN {
    if (kernels == "" || ours == "") exit 1
    count = split(ours, values, " ")
    low = high = values[1]
    # The battery runs down between two readings.
    for (i = 2; i <= count; i++) { if (values[i] < low) low = values[i]; if (values[i] > high) high = values[i] }
    kernels *= factor
    exit !(kernels >= low - step - 1e-9 && kernels <= high + step + 1e-9)
  }'
}
read_ours() {
  run gauge --board board.toml --json
  percents+=" $(number percent)" volts+=" $(number voltage_v)" amperes+=" $(number current_a)"
}
load() { for module in "$@"; do /bin/busybox insmod "/run/modules/$module.ko" 2>/dev/null; done; }
bind() { echo "$1 $2" >/sys/bus/i2c/devices/i2c-1/new_device; }
unbind() { echo "$1" >/sys/bus/i2c/devices/i2c-1/delete_device; }
# appears PATTERN: waits for a directory of a class; its path in $node.
appears() { for _ in $(seq 100); do node=$(compgen -G "$1" | head -1); [ -n "$node" ] && return; sleep 0.1; done; }

# judge CHIP DEVICE ADDRESS VOLTS-A-STEP AMPERES-A-STEP MODULE...: `-` where there is no such reading. The kernel's volts
# are multiplied by $scale before.
scale=1
judge() {
  local chip=$1 device=$2 address=$3 volt=$4 ampere=$5 percents="" volts="" amperes="" node capacity voltage current
  shift 5
  board "$chip"
  start_chips --gauge "$chip"
  read_ours
  load "$@"
  bind "$device" "$address"
  appears '/sys/class/power_supply/*'
  # Some drivers look at the chip once a second or so.
  for _ in $(seq 30); do capacity=$(file "$node/capacity"); [ "${capacity:-0}" -gt 1 ] && break; sleep 0.1; done
  voltage=$(file "$node/voltage_now") current=$(file "$node/current_now")
  run gauge --board board.toml
  check "$chip: taken by the kernel, it is read through its driver" \
    bash -c "[ $status -eq 0 ] && grep -q 'power supply' out"
  unbind "$address"
  read_ours
  stop_chips
  check "$chip: the kernel's driver reads $capacity %, ours$percents %" agrees "$percents" "$capacity" 1 1
  check "$chip: the kernel's driver reads $voltage uV, ours$volts V" agrees "$volts" "$voltage" "${scale}e-6" "$volt"
  [ "$ampere" = - ] ||
    check "$chip: the kernel's driver reads $current uA, ours$amperes A" agrees "$amperes" "$current" 1e-6 "$ampere"
}

judge max17048 max17048 0x36 0.00125 - max17040_battery
judge max17055 max17055 0x36 0.000079 0.00016 max17042_battery
judge bq27441 bq27441 0x55 0.001 0.001 bq27xxx_battery bq27xxx_battery_i2c
# The kernel takes the 305 uV of a step as 312/1024 mV.
scale=1.001026
judge cw2015 cw2015 0x62 0.001 - cw2015_battery
scale=1
judge sbs sbs-battery 0x0b 0.001 0.001 sbs-battery

# monitor CHIP MICROOHMS VOLTS-A-STEP AMPERES-A-STEP: chips that measure only; the kernel has them in hwmon.
monitor() {
  local chip=$1 shunt=$2 volt=$3 ampere=$4 percents="" volts="" amperes="" node voltage current
  board "$chip"
  echo "shunt_milliohms = $((shunt / 1000)).0" >>board.toml
  start_chips --gauge "$chip"
  read_ours
  bind "$chip" 0x40
  appears '/sys/class/hwmon/*/in1_input'
  node=${node%/*}
  echo "$shunt" >"$node/shunt_resistor"
  voltage=$(file "$node/in1_input") current=$(file "$node/curr1_input")
  run gauge --board board.toml
  check "$chip: taken by the kernel, it is said by which driver" \
    bash -c "[ $status -eq 0 ] || { [ $status -eq 69 ] && grep -q ina2xx err; }"
  unbind 0x40
  read_ours
  stop_chips
  check "$chip: the kernel's driver reads $voltage mV, ours$volts V" agrees "$volts" "$voltage" 1e-3 "$volt"
  check "$chip: the kernel's driver reads $current mA, ours$amperes A" agrees "$amperes" "$current" 1e-3 "$ampere"
}
load ina2xx
monitor ina219 100000 0.004 0.001
monitor ina226 10000 0.00125 0.001
