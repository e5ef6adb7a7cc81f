import Foundation
import InkHost

/// Where the web view has what it shows.
package struct WebSource: Sendable {
  /// Draws an instant to come; the answer comes on any thread, and not at all where it was asked again before.
  package typealias Forecasting =
    @Sendable (Date, @escaping @Sendable (Result<Forecast, ForecastRefusal>) -> Void) -> Void

  let published: PublishedStatus
  let words: DisplayWords
  /// Nil where no history is kept.
  let historyPath: String?
  let forecast: Forecasting

  /// What a display publishes, in these words.
  package init(
    _ published: PublishedStatus, words: DisplayWords, historyPath: String?, forecast: @escaping Forecasting
  ) {
    (self.published, self.words, self.historyPath, self.forecast) = (published, words, historyPath, forecast)
  }
}
