# Who may, and who is in the way.

start_chips
gpioset --mode=signal gpiochip0 25=0 &
holder=$!
for _ in $(seq 100); do gpioinfo gpiochip0 | grep -q 'line  25:.*gpioset' && break; sleep 0.05; done
run run "${on_board[@]}" --once
check "a line that is taken: exit status 69" test $status -eq 69
check "and whose it is" complained gpioset
run diagnose "${on_board[@]}"
check "diagnose says it too" bash -c "[ $status -eq 1 ] && grep -q 'gpioset' out"
{ kill $holder; wait $holder; } 2>/dev/null

nodes=(/dev/gpiochip0 /dev/spidev0.0 /dev/spidev0.1 /dev/i2c-1)
for group in gpio spi i2c; do groupadd -f $group; done
chgrp gpio /dev/gpiochip0; chgrp spi /dev/spidev0.*; chgrp i2c /dev/i2c-1
chmod 755 "$work"
touch out err; chmod 666 out err
# ordinary ARGUMENT...: the program as a user without groups.
ordinary() {
  HOME=/tmp setpriv --reuid=65534 --regid=65534 --clear-groups "$inkglance" "$@" >out 2>err
  status=$?
}
# Each node alone closed to others.
closed() { chmod 666 "${nodes[@]}"; chmod 660 "$@"; }

closed /dev/spidev0.0
ordinary run "${on_board[@]}" --once
check "an ordinary user may not use SPI: exit status 77" test $status -eq 77
check "and the group that is missing is spi" complained 'belongs to the group spi( |$)'
closed /dev/gpiochip0
ordinary run "${on_board[@]}" --once
check "an ordinary user may not use lines: exit status 77" test $status -eq 77
check "and the group that is missing is gpio" complained 'belongs to the group gpio( |$)'
closed /dev/i2c-1
ordinary gauge "${on_board[@]}"
check "an ordinary user may not use I2C: exit status 77" test $status -eq 77
check "and the group that is missing is i2c" complained 'belongs to the group i2c( |$)'
closed "${nodes[@]}"
ordinary diagnose "${on_board[@]}"
check "diagnose names all three at once" bash -c \
  "[ $status -eq 1 ] && tr -d '\n' <out | tr -s ' ' | grep -Eq 'usermod -aG [a-z0-9,]*(spi,i2c,gpio|spi,gpio,i2c|gpio,i2c,spi)'"
HOME=/tmp setpriv --reuid=65534 --regid=65534 --groups="$(getent group gpio spi i2c | cut -d: -f3 | paste -sd,)" \
  "$inkglance" run "${on_board[@]}" --once >out 2>err
status=$?
check "a user in the three groups may" ended_well
stop_chips
chmod 600 "${nodes[@]}"
