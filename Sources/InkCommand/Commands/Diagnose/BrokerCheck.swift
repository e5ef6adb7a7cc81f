import Foundation
import InkBoards
import InkDiagnosis
import InkErrors
import InkFeeds
import InkFleet
import InkHost

/// Whether the display's broker can be reached, and lets it in.
struct BrokerCheck {
  let settings: FleetSettings
  let machine: Machine
  let secrets: Secrets
  /// Asks the display that runs here.
  let display: () -> Result<DisplayStatus, ControlError>
  /// Asks the broker itself, where no display runs that could tell; nil for a machine that has no network.
  var read: ((MQTTBroker, String) throws(MQTTError) -> FleetListing)? = { broker, prefix throws(MQTTError) in
    // The whole page is to be there in two seconds.
    try FleetListing.read(from: broker, prefix: prefix, within: .milliseconds(1500))
  }

  /// What the running display knows, else what the broker says.
  var outcome: Outcome {
    let broker = "\(settings.broker.host):\(settings.broker.port)"
    if case .success(let status) = display(), let fleet = status.fleet {
      if fleet.isConnected { return .passed("\(fleet.id) is connected to \(fleet.broker)") }
      guard let error = fleet.error else { return .skipped("\(fleet.id) is on its way to \(fleet.broker)") }
      let lines = error.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      return .failed(
        lines.first ?? "", Remedy(lines.dropFirst().joined(separator: " "), commands: ["inkglance status"]))
    }
    guard machine.hasLibrary(MQTTBroker.library) else { return .failed(MQTTError.noLibrary) }
    do throws(HTTPError) {
      _ = try settings.broker.filledPassword(from: secrets)
    } catch {
      return Outcome(MQTTError.secret(error), secret: error, of: "the broker's password", in: secrets)
    }
    guard let read else { return .skipped("\(broker) is not asked from a simulated machine") }
    do throws(MQTTError) {
      let listing = try read(settings.broker, settings.topics.prefix)
      let count = listing.entries.count
      return .passed("\(broker) answers, with \(count == 1 ? "1 display" : "\(count) displays")")
    } catch {
      return .failed(error)
    }
  }
}
