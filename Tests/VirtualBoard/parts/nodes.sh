# The layer below: our own lines, SPI and I2C against the kernel's drivers, by its tests.

start_chips
tests=$(find "$build/" -maxdepth 1 -name '*.xctest' -type f | head -1)
"$tests" --testing-library swift-testing --filter VirtualBoardTests >out 2>&1
status=$?
check "lines, SPI and I2C of the kernel, by our own tests of them" ended_well
check "and those tests ran" said 'Test run with 1[0-9] tests'
{ head -c 4097 /dev/zero | dd of=/dev/spidev0.0 bs=4097 count=1 iflag=fullblock; } >out 2>err
check "the kernel's spidev refuses 4097 bytes in one transfer" complained 'Message too long'
head -c 4096 /dev/zero | dd of=/dev/spidev0.0 bs=4096 count=1 iflag=fullblock >out 2>err
status=$?
check "and takes 4096" ended_well
stop_chips
