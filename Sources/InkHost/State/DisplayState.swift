import Foundation
import InkBitmap
import InkFeeds
import InkPanels
import InkTimelines

/// What a display keeps over a restart.
public struct DisplayState: Codable, Equatable, Sendable {
  /// The panel it was shown on; the state of another one means nothing.
  public var panel: String
  /// True when the program ended with the panel asleep and `picture` on its glass; false while it runs.
  public var isAtRest = false
  /// What the glass shows; nil when that is not known.
  public var picture: StoredPicture?
  public var history = StoredHistory()
  /// The battery as it was read last; nil before the first reading.
  public var battery: StoredBattery?
  /// What feeds gave last, their names as fingerprints; nil before the first value.
  public var feeds: [KnownFeed]?
  /// The last good timelines of widgets whose entries can be coded; nil before the first.
  public var timelines: [StoredTimeline]?
  /// When the alarm rings that was set before the machine was switched off, seconds since 1970; nil while it is on.
  public var wakeAt: Double?
  /// The tick that it rings for.
  public var dueAt: Double?
  /// Providers that ended the program.
  public var crashes: [ProviderCrash] = []
  /// What is shown for a while in the place of all widgets; nil while they are shown.
  public var showing: StoredShowing?
  /// Commands that were done, so that none is done twice; the last ones, the newest last.
  public var commands: [String]?
  /// Until when the refreshes so far are paid for, seconds since 1970; nil without a budget.
  public var budgetHorizon: Double?
  /// The page that is up; nil where there is only one.
  public var page: StoredPage?

  /// The state of a panel never used.
  public init(panel: String) { self.panel = panel }
}

/// A picture, coded.
public struct StoredPicture: Codable, Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// How many inks it has, white included; which they are is the panel's to know.
  public let inks: Int
  /// Planes of rows, run-length coded, in base 64.
  public let rows: String
  /// Fingerprint of the picture's bytes.
  public let fingerprint: String

  /// Codes a picture; 250 × 122 pixels of text take about 1.5 KB.
  public init(_ picture: ColorFrame) {
    width = picture.width
    height = picture.height
    inks = picture.inks.count
    rows = Data(PackBits.encode(picture.bytes)).base64EncodedString()
    fingerprint = Fingerprint.text(of: picture.bytes)
  }

  /// The picture in a panel's inks; nil where the code is damaged or of another panel.
  public func picture(inks: [Ink]) -> ColorFrame? {
    guard (1...10_000).contains(width), (1...10_000).contains(height), inks.count == self.inks,
      let code = Data(base64Encoded: rows)
    else { return nil }
    var picture = ColorFrame(width: width, height: height, inks: inks)
    let count = picture.bytes.count
    guard let bytes = PackBits.decode(Array(code), limit: count), bytes.count == count,
      Fingerprint.text(of: bytes) == fingerprint
    else { return nil }
    picture.bytes = bytes
    return picture
  }
}

/// The page of several that is up.
public struct StoredPage: Codable, Equatable, Sendable {
  public var name: String
  /// When a person chose it, seconds since 1970; nil where the rules did.
  public var chosenAt: Double?
}

/// The battery as it was read last.
public struct StoredBattery: Codable, Equatable, Sendable {
  /// 0…1.
  public var level: Double
  /// Seconds since 1970.
  public var readAt: Double
}

/// What is shown for a while in the place of all widgets; its picture is the one on the glass.
public struct StoredShowing: Codable, Equatable, Sendable {
  public var text: String?
  /// Seconds since 1970.
  public var since: Double
  public var until: Double
}

/// A provider, or a view, during whose work the program came to a violent end.
public struct ProviderCrash: Codable, Equatable, Sendable {
  /// The widget's kind.
  public var kind: String
  /// How often in a row.
  public var count: Int
  /// When last, seconds since 1970.
  public var at: Double
}
