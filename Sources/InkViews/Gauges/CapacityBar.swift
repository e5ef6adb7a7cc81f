import Foundation

/// A capsule filled from the leading end.
struct CapacityBar: View {
  let value: Double

  var body: some View {
    Capsule().fill(GaugeRestStyle()).overlay {
      GeometryReader { proxy in
        if value > 0 {
          Capsule().fill(GaugeValueStyle())
            .frame(width: max(proxy.size.width * value, min(proxy.size.height, proxy.size.width)))
        }
      }
    }
  }
}
