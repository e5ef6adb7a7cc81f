import Dispatch
import Foundation

extension DisplayService {
  /// Asks for forecasts from any thread; after the display's end nobody answers.
  package nonisolated var forecasting:
    @Sendable (Date, @escaping @Sendable (Result<Forecast, ForecastRefusal>) -> Void) -> Void
  {
    { [weak self] date, done in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.forecast(at: date, done: done) }
      }
    }
  }
}
