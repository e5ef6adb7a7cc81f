import Foundation
import InkBitmap

/// What a display will show at an instant, as far as its widgets know today.
package struct Forecast: Sendable, Equatable {
  /// Upright.
  package var picture: ColorFrame
  /// When the picture will have been drawn: before the instant where the display rests then.
  package var drawnAt: Date
  /// What is to be known of it, a sentence each.
  package var notes: [String] = []

  /// A picture.
  package init(picture: ColorFrame, drawnAt: Date, notes: [String] = []) {
    (self.picture, self.drawnAt, self.notes) = (picture, drawnAt, notes)
  }
}

/// Why there is no forecast.
package enum ForecastRefusal: Error, Sendable, Equatable {
  /// The display is at work, or is about to be; it may be asked again at once.
  case busy
  /// Nobody knows what time it is.
  case timeUnknown
  /// The instant is past, or further off than a day.
  case outOfReach
  /// There is no font to draw with.
  case noFont
}
