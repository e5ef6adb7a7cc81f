# Refreshes, and what they leave on the glass.

same_glass() { cmp glass.pbm simulated.pbm; }
has_picture() {
  [ "$(tail -c +16 glass.pbm | od -An -v -tx1 | tr -s ' \n' '\n\n' | sort -u | grep -c .)" -gt 3 ]
}

# The test card is the same at any speed; the larger panel takes 48,000 bytes, more than eleven times what spidev takes at
# once.
for panel in waveshare-2in13-v4 waveshare-7in5-v2; do
  board max17048 $panel
  start_chips --panel $panel
  run panel test-card --board board.toml
  stop_chips
  check "$panel: the test card ends well" ended_well
  check "$panel: the panel is asleep and nothing forbidden was done" is_safe
  "$inkglance" panel test-card --board simulated.toml --glass simulated.pbm >out 2>err
  check "$panel: the glass is the one of the simulated board, pixel for pixel" same_glass
  check "$panel: and it shows something" has_picture
done
reset_files

start_chips
run run "${on_board[@]}" --once
stop_chips
check "one refresh ends well" ended_well
check "it was a full one" said '  full \(first picture'
check "the panel is asleep and nothing forbidden was done" is_safe

# Two ticks of a clock. The kernel counts the edges that it hands on, as long as somebody holds the line.
watch_edges() {
  { for _ in $(seq 900); do grep inkglance /proc/interrupts; sleep 0.2; done >edges & } 2>/dev/null
  watcher=$!
}
has_edges() { awk -v least="$1" '$2 + $3 > most { most = $2 + $3 } END { exit !(most >= least) }' edges; }
display clock
near_a_minute
start_chips
hold run "${on_board[@]}" --ticks 2
watch_edges
release
{ kill $watcher; wait $watcher; } 2>/dev/null
stop_chips
check "two ticks end well" ended_well
check "the second is a partial refresh" said '  partial \('
check "the panel is asleep after both, and nothing forbidden was done" is_safe
check "BUSY was waited for by edges that the kernel told of" has_edges 4
# The last refresh says when it was over; on a slow machine its picture is of the minute before.
last=$(date +%F)T$(grep -o '^[0-9:]*' out | tail -1)
cp out lines
for earlier in 30 90; do
  "$inkglance" run "${in_process[@]}" --ticks 2 --speed 600 --glass simulated.pbm \
    --at "$(date -d "${last%:*}:00 $earlier seconds ago" +%FT%T)" >out 2>err
  if cmp -s glass.pbm simulated.pbm; then break; fi
done
cat lines >>out
check "the glass is the one of two ticks in one process, pixel for pixel" same_glass
check "and it shows something" has_picture
