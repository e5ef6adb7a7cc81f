import Foundation
import InkViews

/// Says in a corner of a widget how old what it shows is, when its provider has failed for long.
struct StaleMark: View {
  /// "2 h".
  let text: String

  /// The age in its largest unit; below an hour in steps of ten minutes.
  init(age: Duration, locale: Locale) {
    let unit: Duration.UnitsFormatStyle.Unit =
      age < .seconds(3600) ? .minutes : age < .seconds(86_400) ? .hours : .days
    let told = unit == .minutes ? max(.seconds(600), .seconds(600) * Int(age / .seconds(600))) : age
    let words = told.formatted(
      .units(allowed: [unit], width: .narrow, maximumUnitCount: 1, fractionalPart: .hide(rounded: .down))
        .locale(locale))
    text = age < .seconds(600) ? "<\(words)" : words
  }

  var body: some View {
    HStack(spacing: 2) {
      Image(systemName: "clock").font(.system(size: 9))
      Text(text).font(.system(size: 10, weight: .semibold))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Where it stands on a widget: 13 points high, at the lower trailing corner.
  static func frame(in slot: CGRect, text: String) -> CGRect {
    // Han characters are twice as wide as digits.
    let letters = text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) }
    let width = min(slot.width, CGFloat(14 + 7 * letters))
    let height = min(slot.height, 13)
    return CGRect(x: slot.maxX - width, y: slot.maxY - height, width: width, height: height)
  }

  /// When an age becomes another text: each ten minutes, from an hour on each whole hour, beyond a day each whole day.
  static func nextChange(loadedAt: Date, now: Date) -> Date {
    let age = max(0, now.timeIntervalSince(loadedAt))
    let unit = age < 3600 ? 600.0 : age < 86_400 ? 3600 : 86_400
    return loadedAt.addingTimeInterval(((age / unit).rounded(.down) + 1) * unit)
  }
}
