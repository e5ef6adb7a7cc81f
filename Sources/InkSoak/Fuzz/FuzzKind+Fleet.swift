import Foundation
import InkBitmap
import InkPictures

extension FuzzKind {
  private static let picture = PNGFile.encode(Frame(width: 40, height: 30))

  static let commands: [[UInt8]] = [
    Array(#"{"id": "1796042700.5", "sent": 1796042700, "text": "Back at three\n", "seconds": 600}"#.utf8),
    Array(#"{"id": 7, "image": "\#(Data(picture).base64EncodedString())"}"#.utf8),
    Array("Back at three".utf8), picture, Array("{}".utf8),
  ]

  static let commandWords =
    jsonWords + [
      #""id": "#, #""id": null"#, #""sent": -1"#, #""sent": 1e99"#, #""seconds": 0"#, #""seconds": 1e300"#,
      #""image": "AAAA""#, #""text": 5"#, "\u{202E}", "\u{7}", "====",
    ]

  static let states: [[UInt8]] = [
    #"""
    {"battery_celsius":21.5,"battery_percent":80,"battery_seconds_left":86400,"battery_state":"discharging",\#
    "battery_volts":3.92,"board":"pi","error":null,"errors":[],"external_power":false,"id":"hall",\#
    "last_refresh":"2026-11-30T12:00:00Z","name":"Hall","next_cause":"timeline","next_wake":"2026-11-30T12:10:00Z",\#
    "panel":"waveshare-2in13-v4","problem":false,"program":"inkglance","quiet_hours":false,"refreshes":5,\#
    "refreshes_ever":905,"schema":1,"showing_until":null,"started":"2026-11-30T08:00:00Z","text":"",\#
    "time":"2026-11-30T12:00:01Z","version":"1.0.0"}
    """#, "online", "asleep",
  ].map { Array($0.utf8) }

  static let stateWords =
    jsonWords + [
      #""schema":2"#, #""battery_percent":9223372036854775807"#, #""time":"+999999-01-01T00:00:00Z""#,
      #""next_wake":"0000-00-00T00:00:00Z""#, #""errors":[null]"#, "offline",
    ]

  static let topics: [[UInt8]] = [
    "inkglance/hall/state", "inkglance/hall/availability", "inkglance/a/set/text", "inkglance/a/set/refresh",
    "inkglance/a/answer",
  ].map { Array($0.utf8) }

  static let topicWords = [
    "/", "//", "inkglance/", "set/", "+", "#", "$SYS/", "image", "e\u{301}", "\u{1F1E9}",
  ]
}
