extension ChipReading {
  /// Chips that measure and do not gauge; the percentage is that of the voltage.
  static let monitors: [ChipReading] = [
    // 0x3E32 >> 3 = 1990 x 4 mV: two cells would be, for one it is not; -1234 x 10 µV over 0.1 Ω.
    // 3.76 V + 0.1234 A x 0.1 Ω = 3.77234 V: 30 + (3.77234 - 3.761) / 0.017 x 10 = 36.7 %.
    ChipReading(
      "ina219", "discharging", [0x00: [0x39, 0x9F], 0x01: [0xFB, 0x2E], 0x02: [0x1D, 0x62]],
      "36.7% by voltage 3.760V -0.123A"),
    // 3008 x 1.25 mV; 4936 x 2.5 µV over 0.1 Ω: 3.74766 V is 25 + 0.00066 / 0.014 x 5 = 25.2 %.
    ChipReading(
      "ina226", "charging", [0x00: [0x41, 0x27], 0x01: [0x13, 0x48], 0x02: [0x0B, 0xC0]],
      "25.2% by voltage 3.760V 0.123A"),
    // Offset of the converter.
    ChipReading(
      "ina219", "nothing flows", [0x00: [0x39, 0x9F], 0x01: [0x00, 0x12], 0x02: [0x1D, 0x60]],
      "29.6% by voltage 3.760V 0.000A"),
    // 15200 x 125 µV x 2; 3.8 V is 40 + 22 / 24 x 10 %.
    ChipReading(
      "ads1115", "by a divider of two", [0x00: [0x3B, 0x60]], "49.2% by voltage 3.800V"),
  ]

  /// Power supplies.
  static let supplies: [ChipReading] = [
    // 3636 x 1.1 mV; discharge 0x19 x 32 + 0 = 800 x 0.5 mA; battery there, no power.
    ChipReading(
      "axp192", "discharging",
      [
        0x00: [0x00], 0x01: [0x20], 0x03: [0x03], 0x78: [0xE3, 0x04], 0x7A: [0, 0], 0x7C: [0x19, 0x00],
        0x82: [0xC3],
      ], "85.7% by voltage 4.000V -0.400A discharging no power"),
    // Charge 0x32 x 16 = 800 x 0.5 mA; VBUS; 50 %.
    ChipReading(
      "axp209", "charging",
      [
        0x00: [0x24], 0x01: [0x60], 0x03: [0x41], 0x78: [0xD7, 0x0E], 0x7A: [0x32, 0x00], 0x7C: [0, 0],
        0x82: [0xC3], 0xB9: [0x32],
      ], "50.0% 3.799V 0.400A charging power"),
    ChipReading(
      "axp202", "no battery",
      [
        0x00: [0x20], 0x01: [0x00], 0x03: [0x41], 0x78: [0x00, 0x00], 0x7A: [0, 0], 0x7C: [0, 0],
        0x82: [0xC3],
        0xB9: [0x7F],
      ], "no battery power"),
    ChipReading(
      "axp2101", "charging",
      [0x00: [0x28], 0x01: [0x32], 0x03: [0x4A], 0x30: [0x01], 0x34: [0x0E, 0xD8], 0xA4: [0x40]],
      "64.0% 3.800V charging power"),
    ChipReading(
      "axp2101", "done",
      [0x00: [0x28], 0x01: [0x14], 0x03: [0x4A], 0x30: [0x01], 0x34: [0x10, 0x68], 0xA4: [0x64]],
      "100.0% 4.200V full power"),
    // 4468 x 0.26855 mV + 2600 mV = 3.79988 V; -670 x 0.745985 mA = -0.49981 A.
    ChipReading(
      "ip5209", "discharging", [0x71: [0x00], 0xA2: [0x74, 0x11], 0xA4: [0x62, 0x3D]],
      "57.8% by voltage 3.800V -0.500A discharging"),
    ChipReading(
      "ip5312", "charging", [0xD0: [0x74, 0x11], 0xD2: [0xBA, 0x00], 0xDC: [0xFF, 0x1F]],
      "26.0% by voltage 3.800V 0.500A power"),
    // Two lamps are out of four.
    ChipReading(
      "ip5306", "half, discharging", [0x00: [0x35], 0x70: [0x00], 0x71: [0x00], 0x78: [0xC0]],
      "50.0% by voltage discharging"),
    ChipReading(
      "ip5306", "charged", [0x00: [0x35], 0x70: [0x00], 0x71: [0x08], 0x78: [0x00]],
      "100.0% by voltage full"),
  ]

  /// Boards with a controller.
  static let boards: [ChipReading] = [
    ChipReading(
      "pisugar-3", "on the plug",
      [0x00: [0x03], 0x01: [0x0F], 0x02: [0xE0], 0x22: [0x0E, 0xD8], 0x26: [0, 0], 0x2A: [0x32]],
      "50.0% 3.800V charging power"),
    ChipReading(
      "pisugar-3", "full on the plug",
      [0x00: [0x03], 0x01: [0x0F], 0x02: [0xE0], 0x22: [0x10, 0x4A], 0x2A: [0x63]], "99.0% 4.170V full power"),
    ChipReading(
      "pisugar-3", "on battery", [0x01: [0x0F], 0x02: [0x60], 0x22: [0x0E, 0xD8], 0x2A: [0x32]],
      "50.0% 3.800V discharging no power"),
    ChipReading(
      "pijuice", "on battery",
      [0x40: [0x00], 0x41: [0x40], 0x47: [0x19], 0x49: [0xA6, 0x0E], 0x4B: [0xF4, 0x01]],
      check: .xor, "64.0% 3.750V -0.500A 25.0°C discharging no power"),
    ChipReading(
      "pijuice", "charging, sign as the other firmware has it",
      [0x40: [0x34], 0x41: [0x40], 0x47: [0xFB], 0x49: [0xA6, 0x0E], 0x4B: [0xF4, 0x01]],
      check: .xor, "64.0% 3.750V 0.500A -5.0°C charging power"),
    ChipReading(
      "pijuice", "without battery",
      [0x40: [0x3C], 0x41: [0x00], 0x47: [0x19], 0x49: [0, 0], 0x4B: [0, 0]], check: .xor,
      "no battery power"),
    // 15200 mV, -1000 mA, 55 %, 90 min.
    ChipReading(
      "waveshare-ups-hat-e", "on battery",
      [
        0x02: [0x00, 0x03],
        0x20: [0x60, 0x3B, 0x18, 0xFC, 0x37, 0x00, 0x10, 0x09, 0x5A, 0x00, 0x00, 0x00],
      ], "55.0% 15.200V -1.000A discharging no power empty in 5400s"),
    ChipReading(
      "waveshare-ups-hat-e", "constant current",
      [
        0x02: [0xA2, 0x03],
        0x20: [0x60, 0x3B, 0xE8, 0x03, 0x37, 0x00, 0x10, 0x09, 0x00, 0x00, 0x78, 0x00],
      ], "55.0% 15.200V 1.000A charging power full in 7200s"),
    ChipReading(
      "52pi-ups-plus", "on USB-C",
      [
        0x05: [0xD8, 0x0E], 0x07: [0x88, 0x13], 0x09: [0x00, 0x00], 0x0B: [0x1E, 0x00], 0x13: [0x40, 0x00],
      ], "64.0% 3.800V 30.0°C charging power"),
    ChipReading(
      "52pi-ups-plus", "on battery",
      [
        0x05: [0xD8, 0x0E], 0x07: [0x64, 0x00], 0x09: [0x00, 0x00], 0x0B: [0x1E, 0x00], 0x13: [0x40, 0x00],
      ],
      "64.0% 3.800V 30.0°C discharging no power"),
    // 3800 mV, -500 mA: 3.85 V at rest is 57.9 %.
    ChipReading(
      "52pi-ups-v6", "on battery",
      [
        0x10: [
          0x00, 0x00, 0xD8, 0x0E, 0xE4, 0x0C, 0xE8, 0x03, 0x00, 0x00, 0x0C, 0xFE, 0x1E, 0x00, 0x00, 0x05,
        ]
      ], "57.9% by voltage 3.800V -0.500A 30.0°C discharging no power"),
    ChipReading(
      "sunfounder-spc", "charging",
      [11: [0x1D, 0xB0, 0x01, 0xF4, 0x32, 0x07, 0xD0, 0x00, 0x01, 0x01]],
      "50.0% 7.600V 0.500A charging power"),
    ChipReading(
      "sunfounder-pipower-5", "on battery",
      [8: [0xB0, 0x1D, 0x0C, 0xFE, 0x32, 0x32, 0x00, 0x01, 0x00, 0x00, 0x00]],
      "50.0% 7.600V -0.500A discharging no power"),
    ChipReading(
      "dfrobot-ups", "on battery", [0x01: [0xDF], 0x03: [0x0B, 0xE0, 0x4B, 0x80]], "75.5% 3.800V"),
    // 3.71 V: 15 + 15 / 26 x 5 = 17.9 %.
    ChipReading(
      "ups-pico", "on battery", [0x00: [0x02], 0x08: [0x71, 0x03], 0x1B: [0x29]],
      "17.9% by voltage 3.710V 29.0°C discharging no power"),
    // 3 and 75 hundredths: 20 + 29 / 40 x 5 = 26.1 %; fed by its cell.
    ChipReading(
      "witty-pi-4-l3v7", "on battery",
      [0x00: [0x37], 0x01: [0x03], 0x02: [0x4B], 0x07: [0x02], 0x08: [0x00]],
      "26.1% by voltage 3.750V discharging no power"),
    // Two cells at the input: 7.62 V, 50 + 8 / 61 x 10 %.
    ChipReading(
      "witty-pi-4", "by its input", [0x00: [0x26], 0x01: [0x07], 0x02: [0x3E], 0x07: [0x01]],
      "51.3% by voltage 7.620V discharging no power"),
    ChipReading(
      "witty-pi-4-l3v7", "by its socket", [0x00: [0x37], 0x01: [0x05], 0x02: [0x05], 0x07: [0x00]], "power"),
  ]
}
