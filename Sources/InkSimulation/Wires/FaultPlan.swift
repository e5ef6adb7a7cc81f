import InkBuses

/// Which bus operations fail, counted over everything that shares the plan.
///
/// A step is one SPI write, one line set, one level read, one edge wait or one I2C transfer; the first is
/// step 1. A test that runs a sequence once to learn `steps` can then fail it at every single one.
public final class FaultPlan {
  private struct Fault {
    var step: Int
    var kind: BusError.Kind
    var forever: Bool
  }

  /// Steps taken so far.
  public private(set) var steps = 0
  /// Steps that were made to fail so far.
  public private(set) var failures = 0
  private var faults: [Fault] = []
  private var brokenNodes: [String: BusError.Kind] = [:]

  /// A plan in which nothing fails.
  public init() {}

  /// Makes step `step` fail with `kind`; with `forever` every later one too.
  public func fail(atStep step: Int, with kind: BusError.Kind, forever: Bool = false) {
    faults.append(Fault(step: step, kind: kind, forever: forever))
  }

  /// Makes every step of a node fail with `kind`, such as "simulated SPI".
  public func fail(on node: String, with kind: BusError.Kind) {
    brokenNodes[node] = kind
  }

  /// Makes the next step fail with `kind`; with `forever` every later one too.
  public func failNextStep(with kind: BusError.Kind, forever: Bool = false) {
    fail(atStep: steps + 1, with: kind, forever: forever)
  }

  /// Forgets all faults; the step count goes on.
  public func clear() {
    faults.removeAll()
    brokenNodes.removeAll()
  }

  /// Counts one operation and throws when the plan says so.
  func step(node: String, operation: String) throws(BusError) {
    steps += 1
    let fault = faults.first { $0.step == steps || ($0.forever && $0.step < steps) }
    guard let kind = brokenNodes[node] ?? fault?.kind else { return }
    failures += 1
    throw BusError(kind, node: node, operation: operation, errno: kind.typicalErrno)
  }
}

extension BusError.Kind {
  /// The error number Linux reports for the kind; 0 where several fit.
  var typicalErrno: Int32 {
    switch self {
    case .notFound: 2
    case .noPermission: 13
    case .busy: 16
    case .noAcknowledge: 121
    case .timedOut: 110
    case .unsupported: 95
    case .gone: 19
    case .failed: 5
    }
  }
}
