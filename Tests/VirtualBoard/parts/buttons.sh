# A button on a real line: a thumb presses it, its contacts bounce, and the next page is on the glass.

board max17048
cat >>board.toml <<TOML

[[button]]
name = "A"
line = 5
short = "next"
TOML
cat >pages.toml <<TOML
[[widget]]
kind = "date"
family = "accessoryRectangular"
slot = "rectangular.1"

[[page]]
name = "other"
[[page.widget]]
kind = "month"
family = "accessoryRectangular"
slot = "rectangular.1"
TOML
on_pages=(--board board.toml --config pages.toml)
lines_of() { grep -c "$1" out; }
# wait_for COMMAND...: two minutes, since this machine is slow.
wait_for() {
  local end=$((SECONDS + 120))
  while [ $SECONDS -lt $end ]; do "$@" && return; sleep 0.5; done
  return 1
}
has_refreshed() { [ "$(grep -c ' bytes' out)" -ge "$1" ]; }
has_turned() { [ "$(grep -c "page $1" out)" -ge "$2" ]; }

start_chips --gauge max17048 --button 5
"$inkglance" run "${on_pages[@]}" >out 2>err &
process=$!
check "the display with a button shows its first page" wait_for has_refreshed 1
check "the kernel says who listens to the button" bash -c 'gpioinfo | grep -w "line *5:" | grep -q inkglance'
sleep 3
kill -USR1 "$chips"
check "a press that bounces turns to the next page" wait_for has_turned other 1
sleep 3
check "and only to that" test "$(grep -c 'page ' out)" -eq 1
turned=$(grep -c ' partial ' out)
check "by a partial refresh" test "$turned" -ge 1
"$inkglance" status >status 2>>err
check "status says that it was chosen by hand" grep -q 'other, 2 of main, other; chosen by hand' status
"$inkglance" status --json >status.json 2>>err
check "and how the button was pressed" grep -q '"gesture" *: *"short"' status.json
kill "$process"
{ wait "$process"; } 2>/dev/null
stop_chips
check "the panel was left as it should be" is_safe
check "the button was pressed once" grep -qx 'presses 1' summary
"$inkglance" preview "${on_pages[@]}" --page other --out other.pbm >/dev/null 2>>err
# The glass has the panel's own orientation; what is on it is counted, since it is turned.
ink() { python3 -c 'import sys
data = open(sys.argv[1], "rb").read().split(b"\n", 2)[2]
print(sum(bin(byte).count("1") for byte in data))' "$1"; }
check "the other page is on the glass" test "$(ink glass.pbm)" = "$(ink other.pbm)"
reset_files
