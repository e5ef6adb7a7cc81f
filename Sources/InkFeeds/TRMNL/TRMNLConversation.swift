import Foundation

/// One turn of a display with its server: a key where there is none, what is to be shown, and the picture.
struct TRMNLConversation {
  let server: String
  /// As messages name the server.
  let host: String
  let id: String
  /// The key that the display file gives; nil for the server's.
  let givenKey: String?
  /// What every request tells.
  let headers: [String: String]
  let certificates: String?
  let keys: TRMNLKeys
  let request: FeedRequest
  let end: ContinuousClock.Instant

  /// The picture, and when to ask again.
  func picture(_ memory: TRMNLMemory) throws(TRMNLFailure) -> FeedOutput {
    var entry = givenKey.map { TRMNLKeys.Entry(key: $0) } ?? keys.entry(of: server, id)
    var answer: TRMNLAnswer?
    if let known = entry { answer = try display(known) }
    if answer == nil, givenKey == nil {
      // None yet, or one that is not taken any more.
      let new = try setUp()
      entry = new
      answer = try display(new)
    }
    guard let answer, let entry else {
      throw .trmnl(.notKnown(server: host, id: id, message: nil))
    }
    // 202: the display is known, and waits to be claimed.
    guard let address = answer.imageURL else {
      throw .trmnl(
        answer.status == 202
          ? .notClaimed(server: host, friendlyID: answer.friendlyID ?? entry.friendlyID)
          : .noPicture(server: host, status: answer.status))
    }
    let name = "\(address) \(answer.filename ?? "")"
    let pause = answer.refreshRate ?? TRMNLAnswer.usualRefreshRate
    if let bytes = memory.bytes(named: name) { return FeedOutput(bytes, pause: pause) }
    let bytes: [UInt8]
    do throws(TRMNLFailure) {
      bytes = try image(at: address, entry.key)
    } catch {
      log(error, entry.key)
      throw error
    }
    memory.keep(bytes, named: name)
    return FeedOutput(bytes, pause: pause)
  }

  /// Asks what is to be shown; nil where the key is not taken.
  private func display(_ entry: TRMNLKeys.Entry) throws(TRMNLFailure) -> TRMNLAnswer? {
    var told = headers
    told["Access-Token"] = entry.key
    let answer = try ask("/api/display", told)
    let read = TRMNLAnswer(answer.body)
    // A server that fails says 500 as well; one that does not know the display says it in the body, too.
    if [401, 403, 404].contains(answer.status) || answer.status == 500 && read?.status == 500 { return nil }
    guard (200...299).contains(answer.status) else {
      throw .http(.status(host: host, code: answer.status, retryAfter: answer.retryAfter))
    }
    guard let read else { throw .trmnl(.noPicture(server: host, status: nil)) }
    return [401, 403, 404, 500].contains(read.status) ? nil : read
  }

  /// Asks for a key, and keeps it.
  private func setUp() throws(TRMNLFailure) -> TRMNLKeys.Entry {
    let answer = try ask("/api/setup", headers)
    let read = TRMNLAnswer(answer.body)
    guard (200...299).contains(answer.status), let read, let key = read.key,
      key.utf8.allSatisfy({ (33...126).contains($0) }), key.utf8.count <= 512
    else {
      if answer.status >= 500 {
        throw .http(.status(host: host, code: answer.status, retryAfter: answer.retryAfter))
      }
      throw .trmnl(.notKnown(server: host, id: id, message: read?.message))
    }
    let entry = TRMNLKeys.Entry(key: key, friendlyID: read.friendlyID)
    do throws(TRMNLError) { try keys.keep(entry, of: server, id) } catch { throw .trmnl(error) }
    return entry
  }

  /// The picture's bytes, read once to know that they are one.
  private func image(at address: String, _ key: String) throws(TRMNLFailure) -> [UInt8] {
    let isWhole = ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
    let whole = isWhole ? address : server + (address.hasPrefix("/") ? "" : "/") + address
    guard let target = WebAddress(whole), let own = WebAddress(server) else {
      throw .http(.redirectElsewhere(host: host, scheme: WebAddress.scheme(of: address)))
    }
    // From a server that proves who it is to one that does not.
    guard target.isSecure || !own.isSecure else { throw .http(.insecureRedirect(host: host)) }
    var told: [String: String] = [:]
    if target.isSameServer(as: own) { told = ["ID": id, "Access-Token": key] }
    let answer = try ask(whole, told, isWhole: true)
    guard (200...299).contains(answer.status) else {
      throw .http(.status(host: target.host, code: answer.status, retryAfter: answer.retryAfter))
    }
    guard !answer.body.isEmpty else { throw .http(.silent(host: target.host)) }
    do throws(FeedError) {
      _ = try FeedPicture(answer.body, named: host)
    } catch {
      throw .picture(error)
    }
    return answer.body
  }

  /// Tells the server's log what is wrong with a picture; a server that takes no log is left alone.
  private func log(_ failure: TRMNLFailure, _ key: String) {
    let message =
      switch failure {
      case .http(let error): error.explanation.whatHappened
      case .trmnl(let error): error.explanation.whatHappened
      case .picture(let error): error.explanation.whatHappened
      }
    var line: [String: FeedValue] = [
      "message": .text(message), "created_at": .number(request.now.timeIntervalSince1970.rounded(.down)),
      "firmware_version": .text(TRMNLSource.firmware),
    ]
    line["battery_voltage"] = request.facts.volts.map { .number($0) }
    line["wifi_signal"] = headers["RSSI"].flatMap { Double($0) }.map { .number($0) }
    guard let body = try? JSONEncoder().encode(FeedValue.table(["logs": .list([.table(line)])])) else {
      return
    }
    var told = headers
    told["Access-Token"] = key
    told["Content-Type"] = "application/json"
    _ = try? ask("/api/log", told, body: [UInt8](body), atMost: .seconds(3))
  }

  private func ask(
    _ path: String, _ headers: [String: String], isWhole: Bool = false, body: [UInt8]? = nil,
    atMost: Duration? = nil
  ) throws(TRMNLFailure) -> HTTPAnswer {
    var left = request
    left.deadline = min(end - ContinuousClock.now, atMost ?? .seconds(3600))
    guard left.deadline > .zero else { throw .http(.deadline(host: host, after: request.deadline)) }
    if !isWhole { left.limit = FeedOutput.limit }
    do throws(HTTPError) {
      return try HTTPSource.answer(
        from: isWhole ? path : server + path, telling: headers, trusting: certificates, body: body,
        within: left)
    } catch {
      if case .deadline(let host, _) = error { throw .http(.deadline(host: host, after: request.deadline)) }
      throw .http(error)
    }
  }
}
