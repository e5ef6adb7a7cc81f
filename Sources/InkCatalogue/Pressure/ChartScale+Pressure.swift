import Foundation
import InkFeeds

extension ChartScale {
  /// A day of pressures: whole hPa around all samples, four at the least, since noise is to look like noise.
  init(pressures samples: [FeedHistory.Sample]) {
    self.init(range: Self.hectopascals(of: samples), span: 86_400)
  }

  private static func hectopascals(of samples: [FeedHistory.Sample]) -> ClosedRange<Double> {
    guard let low = samples.map(\.number).min(), let high = samples.map(\.number).max() else {
      return 1000...1020
    }
    let (floor, ceiling) = (low.rounded(.down), high.rounded(.up))
    guard ceiling - floor < 4 else { return floor...ceiling }
    let middle = ((floor + ceiling) / 2).rounded(.down)
    return (middle - 2)...(middle + 2)
  }
}
