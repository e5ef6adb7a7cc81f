extension Glass {
  /// The part of the glass a refresh scans: rows, and columns in bytes of eight pixels.
  struct Area: Equatable {
    var rows: Range<Int>
    var columns: Range<Int>
  }

  /// All of it.
  var wholeArea: Area { Area(rows: 0..<height, columns: 0..<bytesPerRow) }

  /// Moves the ink by a whole waveform.
  func drive(_ refresh: PendingRefresh) {
    let (old, new, waveform, area) = (refresh.old, refresh.new, refresh.waveform, refresh.area)
    driven = (old, new)
    if !refresh.places.isEmpty {
      show(refresh.places)
      return settle(after: waveform, in: area)
    }
    let step = waveform.kind == .differential ? remnantStep : 0
    var work = Drive(responses: waveform.responses, remnantStep: step)
    levels.withUnsafeMutableBytes { levels in
      remnants.withUnsafeMutableBytes { remnants in
        old.withUnsafeBytes { old in
          new.withUnsafeBytes { new in
            for y in area.rows {
              for i
                in (y * bytesPerRow + area.columns.lowerBound)..<(y * bytesPerRow + area.columns.upperBound)
              {
                work.drive(old[i], new[i], levels: levels, remnants: remnants, at: i &* 8)
              }
            }
          }
        }
      }
    }
    updatePigment(old: old, new: new, kind: waveform.kind, in: area)
    settle(after: waveform, in: area)
  }

  /// Every pixel gets the ink of its place.
  private func show(_ new: [UInt8]) {
    places = new
    for i in levels.indices { levels[i] = places[i] == 1 ? 0 : 255 }
  }

  /// Leaves noise where a refresh was cut off while it drove.
  func tear(_ refresh: PendingRefresh) {
    if !refresh.places.isEmpty {
      var noise = Noise(seed: 0x1BAD_1BAD)
      show(refresh.places.map { _ in noise.next() % UInt8(inks.count) })
      isTorn = true
      return
    }
    let (old, new, waveform, area) = (refresh.old, refresh.new, refresh.waveform, refresh.area)
    var noise = Noise(seed: 0x1BAD_1BAD)
    for y in area.rows {
      for i in area.columns {
        let at = y * bytesPerRow + i
        let driven = waveform.needsOldPicture ? old[at] ^ new[at] : 0xFF
        for bit in 0..<8 where driven & (0x80 >> UInt8(bit)) != 0 {
          levels[at * 8 + bit] = 96 + noise.next() % 64
        }
      }
    }
    isTorn = true
  }

  /// Visible pixels whose two bits agree but whose ink does not; they were left undriven and stay wrong.
  func missedPixels(_ refresh: PendingRefresh) -> Int {
    let (old, new, area) = (refresh.old, refresh.new, refresh.area)
    let darks = darkBytes()
    var count = 0
    for y in area.rows {
      for i in area.columns {
        let at = y * bytesPerRow + i
        let wrong = ~(old[at] ^ new[at]) & ~(new[at] ^ darks[at])
        let visible = i == bytesPerRow - 1 ? wrong & tailMask : wrong
        // `wrong` is set where a white bit meets dark ink or a black bit meets light ink.
        count += visible.nonzeroBitCount
      }
    }
    return count
  }

  private func updatePigment(old: [UInt8], new: [UInt8], kind: Waveform.Kind, in area: Area) {
    guard !pigment.isEmpty else { return }
    for y in area.rows {
      for i in area.columns {
        let at = y * bytesPerRow + i
        switch kind {
        case .color: pigment[at] = old[at]
        case .full, .fast: pigment[at] = 0
        case .differential: pigment[at] &= ~(old[at] ^ new[at])
        }
      }
    }
  }

  private func settle(after waveform: Waveform, in area: Area) {
    let isWhole = area == wholeArea
    switch waveform.kind {
    case .differential:
      differentialRefreshes += 1
      differentialsSinceFull += 1
      lastRefresh = .differential
      remnantBound = min(255, remnantBound + remnantStep)
    case .fast:
      fullRefreshes += 1
      lastRefresh = .fast
      fadeRemnants(in: area, by: 2)
      if isWhole { remnantBound >>= 2 }
    case .full, .color:
      fullRefreshes += 1
      lastRefresh = waveform.kind == .color ? .color : .full
      fadeRemnants(in: area, by: 8)
      if isWhole { remnantBound = 0 }
    }
    if waveform.kind != .differential, isWhole {
      differentialsSinceFull = 0
      isTorn = false
    }
  }

  private func fadeRemnants(in area: Area, by shift: UInt8) {
    guard remnantBound > 0 else { return }
    for y in area.rows {
      let row = y * bytesPerRow
      for at in ((row + area.columns.lowerBound) * 8)..<((row + area.columns.upperBound) * 8) {
        remnants[at] = shift >= 8 ? 0 : remnants[at] >> shift
      }
    }
  }
}
