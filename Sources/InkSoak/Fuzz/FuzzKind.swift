import Foundation
import InkBitmap
import InkFeeds
import InkPictures

/// What hostile bytes are given to.
package enum FuzzKind: String, CaseIterable, Sendable {
  /// An answer or a message that is JSON.
  case json
  /// The way to a value in one.
  case pointer
  /// A broker's message as a text.
  case message
  case calendar
  case trmnl
  /// What a display is told over its broker.
  case command
  /// What displays say of themselves there, and under which topic.
  case state, topic
  case png, jpeg, bmp, pbm
  /// Headers and body of a web server's answer, over a socket.
  case http

  /// Good bytes and words of the kind.
  var hostile: Hostile {
    switch self {
    case .json, .message: Hostile(Self.documents, words: Self.jsonWords)
    case .pointer:
      Hostile(
        ["/main/pressure", "/days/0/high", "", "/", "/a~1b/~0", "/days/-1"].map { Array($0.utf8) + [0x2F] },
        words: ["~", "~2", "/", "0", "99999999999999999999", "-"])
    case .calendar: Hostile(Self.calendars, words: Self.calendarWords)
    case .trmnl:
      Hostile(
        [
          #"{"status": 0, "image_url": "https://a/i.png", "filename": "a", "refresh_rate": "1800"}"#,
          #"{"status": 200, "api_key": "k", "friendly_id": "917F0B", "message": "hello"}"#,
        ].map { Array($0.utf8) }, words: Self.jsonWords)
    case .command: Hostile(Self.commands, words: Self.commandWords)
    case .state: Hostile(Self.states, words: Self.stateWords)
    case .topic: Hostile(Self.topics, words: Self.topicWords)
    case .png:
      Hostile(Self.pictures.map { PNGFile.encode($0) } + [PNGFile.encode(Frame(width: 40, height: 30))])
    case .jpeg: Hostile(Self.pictures.compactMap { JPEGFile.encode($0, quality: 70) })
    case .bmp: Hostile(Self.bitmaps)
    case .pbm:
      Hostile(
        [PBMFile.encode(Frame(width: 40, height: 30)), Array("P1\n# a\n4 2\n1 0 0 1\n0 1 1 0\n".utf8)],
        words: ["P1", "P4", "#", "99999999999999999999", "-1"])
    case .http:
      Hostile(
        [
          "HTTP/1.1 200 OK\r\nContent-Length: 6\r\nETag: \"a\"\r\nRetry-After: 5\r\n\r\n{\"a\":1}",
          "HTTP/1.1 302 Found\r\nLocation: /other\r\nContent-Length: 0\r\n\r\n",
          "HTTP/1.1 301 Moved\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n",
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n123\r\n0\r\n\r\n",
          "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
        ].map { Array($0.utf8) },
        words: ["Content-Length: -1\r\n", "Location: gopher://a\r\n", "ffffffffffffffff", "\r\n\r\n", "\0"])
    }
  }

  static let jsonWords = [
    "[", "]", "{", "}", "null", "1e999", "-0", "\\ud800", "\"", "true", "0x", "[[[[[[[[", "\u{FEFF}", "1E400",
  ]

  private static let documents = [
    #"{"main": {"pressure": 1008.4, "unit": "hPa"}, "days": [{"high": 3.5}, {"high": null}], "ok": true}"#,
    "1013.25", "on", #"[{"title": "a", "start": 1796043600, "end": "2026-12-01"}]"#,
    #"{"a/b": {"~": "é\u00e9"}}"#,
    String(repeating: "[", count: 60) + String(repeating: "]", count: 60),
  ].map { Array($0.utf8) }

  private static let calendarWords = [
    "BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "BEGIN:VCALENDAR\r\n", "END:VCALENDAR\r\n",
    "RRULE:FREQ=YEARLY;BYDAY=53MO\r\n",
    "RRULE:FREQ=DAILY;INTERVAL=99999\r\n", "EXDATE:20261130T090000Z\r\n",
    "RDATE;VALUE=PERIOD:19970101T180000Z/PT5H\r\n",
    "DTSTART:00000000T000000\r\n", "DTEND:99991231T235959Z\r\n", "DURATION:-P9999999999W\r\n",
    "TZID=Europe/Berlin",
    "TZID=../../etc/passwd", ";VALUE=DATE", ";COUNT=2147483647", ";BYSETPOS=-366", "\r\n ", "\"", ";X=\"",
    "STATUS:CANCELLED\r\n",
    "RECURRENCE-ID;RANGE=THISANDFUTURE:20261130T090000Z\r\n", "TZOFFSETTO:+9999\r\n", ";RSCALE=CHINESE",
    "FREQ=HOURLY",
  ]

  private static let calendars = [
    """
    BEGIN:VCALENDAR
    VERSION:2.0
    BEGIN:VTIMEZONE
    TZID:Office
    BEGIN:STANDARD
    DTSTART:19701025T030000
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:19700329T020000
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    END:DAYLIGHT
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:a
    DTSTART;TZID=Office:20260105T090000
    DTEND;TZID=Office:20260105T093000
    RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20271231T235959Z
    EXDATE;TZID=Office:20261130T090000
    SUMMARY:Stand-up\\, daily
    END:VEVENT
    BEGIN:VEVENT
    UID:a
    RECURRENCE-ID;TZID=Office:20261202T090000
    DTSTART;TZID=Office:20261202T110000
    DURATION:PT45M
    SUMMARY:later
    END:VEVENT
    END:VCALENDAR
    """,
    """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    UID:b
    DTSTART;VALUE=DATE:20261203
    RRULE:FREQ=MONTHLY;INTERVAL=2;BYSETPOS=-1;BYDAY=MO,TU,WE,TH,FR;COUNT=40
    RDATE;VALUE=DATE:20261205,20261206
    SUMMARY:Bins
    LOCATION:Street
    END:VEVENT
    BEGIN:VEVENT
    UID:c
    DTSTART:20261130T100000
    SUMMARY:Floating
    END:VEVENT
    END:VCALENDAR
    """,
  ].map { Array($0.replacing("\n", with: "\r\n").utf8) }

  private static let pictures: [ColorImage] = [picture(step: 128), picture(step: 7)]

  private static func picture(step: Int) -> ColorImage {
    var values = [UInt8](repeating: 0, count: 24 * 16)
    for index in values.indices { values[index] = UInt8(truncatingIfNeeded: index * step) }
    return ColorImage(width: 24, height: 16, red: values, green: values.reversed(), blue: values)
  }

  /// One, eight and twenty-four bits a pixel, as the headers of Windows have them.
  private static let bitmaps: [[UInt8]] = [bitmap(bits: 1), bitmap(bits: 8), bitmap(bits: 24)]

  private static func bitmap(bits: Int) -> [UInt8] {
    let palette: [UInt8] = bits > 8 ? [] : [0, 0, 0, 0, 255, 255, 255, 0]
    var bytes: [UInt8] = [0x42, 0x4D]
    func append(_ value: Int, _ size: Int) {
      for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
    for value in [0, 0, 54 + palette.count, 40, 10, 6] { append(value, 4) }
    append(1, 2)
    append(bits, 2)
    for value in [0, 0, 0, 0, palette.count / 4, 0] { append(value, 4) }
    let stride: Int = (10 * bits + 31) / 32 * 4
    return bytes + palette + [UInt8](repeating: 0x5A, count: stride * 6)
  }
}
