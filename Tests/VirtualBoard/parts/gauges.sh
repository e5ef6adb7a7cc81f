# The gauge, and the checks.

start_chips
run gauge "${on_board[@]}" --json
check "the gauge is read" ended_well
check "its percentage" said '"percent" *: *(79|80)'
run diagnose "${on_board[@]}"
check "diagnose finds nothing wrong" ended_well
check "it names the nodes" bash -c 'grep -q "/dev/spidev0.0" out && grep -q "/dev/i2c-1" out && grep -q gpiochip0 out'
check "it knows the limit of a message" said 'spi message size +4096 bytes'
check "it has asked the panel" said 'BUSY answers a reset'
check "it has read the gauge" said 'MAX17048 on /dev/i2c-1 address 0x36: [0-9.]+ %'
stop_chips
check "the panel is asleep after the checks" is_safe
