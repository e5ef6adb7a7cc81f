// Written by scripts/embed-boards from the files of boards/; do not edit.

/// The board files of this version, so that a name works where no file is installed.
enum BuiltInBoards {
  /// Contents by name.
  static let texts: [String: String] = [
    "adafruit-2in13-bonnet-max17048": adafruit2in13BonnetMax17048,
    "adafruit-2in13-bonnet": adafruit2in13Bonnet,
    "simulated": simulated,
    "waveshare-driver-hat-gdey0213b74": waveshareDriverHatGdey0213b74,
    "waveshare-driver-hat-gdey029t94-dfr0563": waveshareDriverHatGdey029t94Dfr0563,
    "waveshare-driver-hat-gdey029t94": waveshareDriverHatGdey029t94,
    "waveshare-epd-2in13-v4-52pi-ups-plus": waveshareEpd2in13V452piUpsPlus,
    "waveshare-epd-2in13-v4-52pi-ups-v6": waveshareEpd2in13V452piUpsV6,
    "waveshare-epd-2in13-v4-dfrobot-ups": waveshareEpd2in13V4DfrobotUps,
    "waveshare-epd-2in13-v4-geekworm-x1200": waveshareEpd2in13V4GeekwormX1200,
    "waveshare-epd-2in13-v4-geekworm-x728": waveshareEpd2in13V4GeekwormX728,
    "waveshare-epd-2in13-v4-mains": waveshareEpd2in13V4Mains,
    "waveshare-epd-2in13-v4-pijuice": waveshareEpd2in13V4Pijuice,
    "waveshare-epd-2in13-v4-pipower-5": waveshareEpd2in13V4Pipower5,
    "waveshare-epd-2in13-v4-pisugar-2-pro": waveshareEpd2in13V4Pisugar2Pro,
    "waveshare-epd-2in13-v4-pisugar-2": waveshareEpd2in13V4Pisugar2,
    "waveshare-epd-2in13-v4-pisugar-3": waveshareEpd2in13V4Pisugar3,
    "waveshare-epd-2in13-v4-ups-hat-b": waveshareEpd2in13V4UpsHatB,
    "waveshare-epd-2in13-v4-ups-hat-c": waveshareEpd2in13V4UpsHatC,
    "waveshare-epd-2in13-v4-ups-hat-d": waveshareEpd2in13V4UpsHatD,
    "waveshare-epd-2in13-v4-ups-hat-e": waveshareEpd2in13V4UpsHatE,
    "waveshare-epd-2in13-v4-ups-lite-v1-3": waveshareEpd2in13V4UpsLiteV13,
    "waveshare-epd-2in13-v4-ups-lite": waveshareEpd2in13V4UpsLite,
    "waveshare-epd-2in13-v4": waveshareEpd2in13V4,
    "waveshare-epd-2in7-v2": waveshareEpd2in7V2,
  ]
}
