# The gauge's alert pin, by edges on a real line: the battery runs down a percent every few seconds.

display battery
for gauge in max17048 max17055 lc709203f axp2101; do
  board $gauge
  echo "alert_line = 27" >>board.toml
  start_chips --gauge $gauge --alert 27 --capacity 30
  "$inkglance" run "${on_board[@]}" >out 2>err &
  process=$!
  sleep 40
  # A percent is lost every 7 s by 150 mA of 30 mAh, and the gauge would be read once a minute.
  for _ in $(seq 60); do [ "$(wc -l <out)" -lt 2 ] || break; sleep 1; done
  stages=$(wc -l <out)
  kill $process
  { wait $process; } 2>/dev/null
  stop_chips
  alerts=$(sed -n 's/^alerts \([0-9]*\) released.*/\1/p' summary)
  released=$(sed -n 's/^alerts.* released \([0-9]*\) .*/\1/p' summary)
  within=$(sed -n 's/^alerts.* within \([0-9]*\) ms/\1/p' summary)
  check "$gauge pulls its alert pin at each percent ($alerts times in 40 s)" test "${alerts:-0}" -ge 3
  check "$gauge: each edge is answered by a reading that lets the pin go" test "${released:-0}" -ge $((alerts - 1))
  # On a busy host this machine is slow; a poll would take a minute.
  check "$gauge: within seconds ($within ms)" test "${within:-99999}" -lt 15000
  check "$gauge: and the glass follows ($stages refreshes)" test "$stages" -ge 2
done
reset_files
