# Signals in every phase of a refresh. SSD1680: 12 resets, 24 takes the picture, 20 refreshes, 10 puts it to sleep.

phases=("reset:reset" "set up:12" "picture:24" "refresh begins:20" "BUSY:20+1500" "to sleep:10")
# The same in the partial refresh of the next tick.
next_phases=("reset:reset#2" "picture:24#2" "refresh begins:20#2" "BUSY:20#2+300" "to sleep:10#2")

# interrupt NUMBER PLACE ARGUMENT...: runs the program, with a signal at a place on the wires.
interrupt() {
  local number=$1 place=$2
  shift 2
  hold run "${on_board[@]}" "$@"
  start_chips --signal "$number:$process:$place"
  release
}
was_sent() { grep -qx 'signal sent' summary; }

terminated() { [ $status -eq 0 ] && was_sent && is_safe; }
for phase in "${phases[@]}"; do
  interrupt 15 "${phase##*:}"
  stop_chips
  check "SIGTERM, ${phase%:*}: ends well, panel asleep" terminated
done
display clock
for phase in "${next_phases[@]}"; do
  near_a_minute
  interrupt 15 "${phase##*:}" --ticks 3
  stop_chips
  check "SIGTERM in a partial refresh, ${phase%:*}: ends well, panel asleep" terminated
done
display date

# A refresh that nobody waits for any more is cut off by the reset of the next start, and made good by its picture.
is_safe_again() { grep -qx 'panel safe' summary && ! grep misuse summary | grep -qv interruptedRefresh; }
killed() { [ "$first" -eq 137 ] && [ $status -eq 0 ] && said '  full \(' && was_sent && is_safe_again; }
for phase in "${phases[@]}"; do
  interrupt 9 "${phase##*:}"
  first=$status
  run run "${on_board[@]}" --once
  stop_chips
  check "SIGKILL, ${phase%:*}: the next start refreshes fully, panel asleep" killed
done
display clock
for phase in "${next_phases[@]}"; do
  near_a_minute
  interrupt 9 "${phase##*:}" --ticks 3
  first=$status
  run run "${on_board[@]}" --once
  stop_chips
  check "SIGKILL in a partial refresh, ${phase%:*}: the next start refreshes fully, panel asleep" killed
done
