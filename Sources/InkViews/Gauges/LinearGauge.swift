import Foundation

/// Label, bar between its bounds, and current value.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let height: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel.font(.caption)
        CapacityBar(value: configuration.value).frame(height: height)
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption)
    }
  }
}
