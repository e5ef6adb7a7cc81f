import Foundation
import InkErrors
import InkFleet
import InkHost

extension CommandContext {
  /// Makes a display one of a fleet, as far as its settings say so now or after a reload.
  @MainActor
  func fleetReporter(of service: DisplayService, identity: DisplayStatus.Identity) -> FleetReporter {
    let reporter = FleetReporter(service, identity: identity, host: ProcessInfo.processInfo.hostName)
    let cleaner = Cleaner(redaction)
    reporter.cleaned = { cleaner.clean($0) }
    return reporter
  }
}
