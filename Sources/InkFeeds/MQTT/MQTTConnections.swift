import Synchronization

/// The connections of this process, one to each broker, for as long as somebody listens.
enum MQTTConnections {
  private struct Weak: Sendable {
    weak var connection: MQTTConnection?
  }

  private static let known = Mutex<[MQTTBroker: Weak]>([:])

  /// The connection to a broker; begun where there is none, and anew after a refusal: the password may be another now.
  static func connection(to broker: MQTTBroker) throws(MQTTError) -> MQTTConnection {
    if let connection = known.withLock({ $0[broker]?.connection }), !connection.isRefused {
      return connection
    }
    let password: String?
    do throws(HTTPError) {
      password = try broker.filledPassword()
    } catch {
      throw .secret(error)
    }
    let made = try MQTTConnection(broker, password: password)
    // Another thread may have been faster: two sources of one broker begin at once.
    return known.withLock { known in
      if let other = known[broker]?.connection, !other.isRefused { return other }
      known = known.filter { $0.value.connection != nil }
      known[broker] = Weak(connection: made)
      return made
    }
  }
}
