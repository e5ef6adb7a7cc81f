import InkBuses

/// A controller of byte registers, one a transfer: not all of them go on to the next.
struct ByteRegisters {
  let device: any I2CDevice

  func read(_ register: UInt8) throws(BoardClockError) -> UInt8 {
    do throws(BusError) {
      guard let byte = try device.transfer([register], reading: 1).first else {
        throw BusError(.failed, node: device.name, operation: "transfer")
      }
      return byte
    } catch {
      throw .bus(error)
    }
  }

  func write(_ byte: UInt8, to register: UInt8) throws(BoardClockError) {
    do throws(BusError) {
      _ = try device.transfer([register, byte], reading: 0)
    } catch {
      throw .bus(error)
    }
  }

  /// Writes registers that follow each other in one transfer.
  func write(_ bytes: [UInt8], from register: UInt8) throws(BoardClockError) {
    do throws(BusError) {
      _ = try device.transfer([register] + bytes, reading: 0)
    } catch {
      throw .bus(error)
    }
  }

  /// Digits of a calendar from their registers: year, month, day, hour, minute, second.
  ///
  /// They are not read in one instant: where a minute ends in between they are read again. Nil where they are no time.
  func calendar(_ registers: [UInt8], hour: (UInt8) -> Int?) throws(BoardClockError) -> CalendarTime? {
    var bytes: [UInt8] = []
    for _ in 0..<3 {
      bytes = []
      let first = try read(registers[5])
      for register in registers.dropLast() { bytes.append(try read(register)) }
      bytes.append(try read(registers[5]))
      if bytes[5] & 0x7F >= first & 0x7F { break }
    }
    return CalendarTime(digits: bytes, hour: hour)
  }
}
