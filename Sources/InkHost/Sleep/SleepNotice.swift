import Foundation
import InkViews

/// Says in a corner of the screen that the machine stays on although it was to rest, or is off: white on black.
enum SleepNotice: View, Equatable {
  /// Somebody keeps it on.
  case held
  /// Its alarm could not be made sure of.
  case noAlarm
  /// It could not be switched off.
  case notOff
  /// Somebody has switched it off by a button.
  case switchedOff
  /// External power keeps it on.
  case onPower
  /// Nobody vouches for the time by which its alarm would be set.
  case noTime

  var body: some View {
    Text(verbatim: text).font(.system(size: 13, weight: .bold))
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.black)
  }

  private var text: String {
    switch self {
    case .held: "held on"
    case .noAlarm: "no alarm"
    case .notOff: "not off"
    case .switchedOff: "off"
    case .onPower: "on power"
    case .noTime: "no time"
    }
  }

  /// Where it stands: in the lower leading corner, out of the battery warning's way.
  func frame(in bounds: CGRect) -> CGRect {
    let size = CGSize(width: min(bounds.width, 68), height: min(bounds.height, 20))
    return CGRect(x: bounds.minX, y: bounds.maxY - size.height, width: size.width, height: size.height)
  }
}
