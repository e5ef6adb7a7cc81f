# Something comes off, or is shorted.

start_chips --gauge-gone-after 2
run gauge "${on_board[@]}"
run gauge "${on_board[@]}"
check "a gauge that is pulled off is told of" test $status -ne 0
check "and not shown as 0" bash -c '! grep -q "percent *0" out'
stop_chips

display clock
near_a_minute
start_chips --gauge-gone-after 30
run run "${on_board[@]}" --ticks 2
stop_chips
check "a gauge pulled off between two ticks: the display goes on" ended_well
check "with both refreshes, and the panel asleep" bash -c "[ \$(wc -l <out) -eq 2 ] && grep -qx 'panel safe' summary"
display date

start_chips --panel-gone-after 12
run run "${on_board[@]}" --once
check "a panel pulled off in the middle is an error" test $status -ne 0
check "with BUSY's story" complained '[Bb][Uu][Ss][Yy]'
stop_chips

for level in high low; do
  start_chips --busy $level
  run run "${on_board[@]}" --once
  stop_chips
  check "BUSY shorted to $level is an error" test $status -ne 0
  check "that names the line" complained 'GPIO24'
done
