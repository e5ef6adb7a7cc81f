import CVirtualBoard
import Glibc
import InkBitmap
import InkBuses
import InkSimulation

/// The chips behind the device nodes: takes what the kernel's drivers send and answers as the simulated board does.
final class VirtualBoard {
  private let options: Options
  private let board: SimulatedBoard
  private let descriptor: Int32
  private let start: Duration
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)
  /// Edges of BUSY that the kernel has not been told of yet.
  private var edges: [Level] = []
  private var announcedAt: Duration?
  /// Transfers on either bus so far.
  private var transfers = 0
  private var signal: SignalMoment?
  private var alert: AlertPin?
  private var button: ButtonPin?
  /// The level of D/C: whether the next bytes for the panel are a command.
  private var isCommand = false

  /// The kernel reads the level some time after an edge's interrupt, so that edges closer than this become one when
  /// the virtual machine is slow.
  private static let edgeDistance: Duration = .milliseconds(20)
  /// How soon a controller shows BUSY after a command.
  ///
  /// A driver takes one that shows none in 10 ms for ready, and this
  /// program may not run again in time: such an edge comes before the end of the transfer too.
  private static let reaction: Duration = .milliseconds(1)
  /// Milliseconds after which signals are looked for although nothing comes.
  private static let idleInterval: Int32 = 200

  /// Opens the board's end; the kernel then has somebody to ask.
  init(_ options: Options) throws(Failure) {
    guard let panel = SimulatedPanel.named(options.panel) else {
      throw Failure("There is no simulated panel \(options.panel).", status: 64)
    }
    guard let gauge = SimulatedGauge.named(options.gauge) else {
      throw Failure("There is no simulated gauge \(options.gauge).", status: 64)
    }
    self.options = options
    signal = options.signal
    alert = options.alert.map { AlertPin(line: $0) }
    button = options.button.map { ButtonPin(line: $0) }
    board = SimulatedBoard(panel: panel, supply: options.power == nil ? .permanent : .switched, gauge: gauge)
    // What the kernel's SPI gets back from here is nothing.
    guard !(board.wires.spi is any SPIDuplexDevice) else {
      throw Failure(
        "The panel \(options.panel) has to be read from, and this board only takes bytes.", status: 64)
    }
    board.wires.isRecording = options.trace != nil
    if let capacity = options.capacity {
      board.battery.capacity = Double(capacity)
      board.battery.schedule = nil
    }
    if let level = options.stuckBusy { board.wires.busyFault = .stuck(level) }
    descriptor = open(options.device, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure("\(options.device) cannot be opened: \(String(cString: strerror(errno))).", status: 69)
    }
    start = Self.monotonic()
  }

  /// Serves until `isStopped`.
  ///
  /// `takePress` tells whether the button was to be pressed since the last call.
  func serve(until isStopped: () -> Bool, takePress: () -> Bool) throws(Failure) {
    if let button { send(Packet(VBOARD_INPUT, a: button.line, b: 1)) }
    while !isStopped() {
      board.clock.advance(to: Self.monotonic() - start)
      if takePress() { button?.press(at: Self.monotonic() - start) }
      announceButton()
      announceBusy()
      announceAlert()
      signal?.sendIfDue(at: Self.monotonic() - start)
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, timeToNextDeed) > 0 else { continue }
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if errno == EINTR || errno == EAGAIN { continue }
        throw Failure("\(options.device) cannot be read: \(String(cString: strerror(errno))).", status: 74)
      }
      guard let packet = buffer.withUnsafeBytes({ Packet(UnsafeRawBufferPointer(rebasing: $0[..<count])) })
      else {
        continue
      }
      // When it happened, not when this program got round to it: a short pulse stays what it was.
      board.clock.advance(to: .nanoseconds(Int64(packet.header.time)) - start)
      take(packet)
    }
  }

  /// What is left to say: the panel's state, whether the signal came to be sent, and what was forbidden.
  var summary: String {
    board.clock.advance(to: Self.monotonic() - start)
    let misuses = board.misuses.map { "misuse \($0)\n" }.joined()
    let signal = signal.map { "signal \($0.isSent ? "sent" : "not sent")\n" } ?? ""
    return "panel \(board.panelIsSafe ? "safe" : "unsafe")\ntransfers \(transfers)\n" + signal
      + (alert?.summary ?? "") + (button.map { "presses \($0.presses)\n" } ?? "") + misuses
  }

  /// What was on the wires.
  var trace: String { board.wires.trace.text }

  /// What is seen on the panel, as PBM.
  var glass: [UInt8] { PBMFile.encode(board.glass.frame) }

  // MARK: - Packets

  private func take(_ packet: Packet) {
    switch vboard_kind(packet.header.kind) {
    case VBOARD_GPIO:
      if packet.header.c == 1 { set(packet.header.a, to: packet.header.b == 0 ? .low : .high) }
    case VBOARD_SPI: answer(packet, with: shift(packet))
    case VBOARD_I2C: answer(packet, with: transfer(packet.messages))
    default: break
    }
  }

  private func set(_ line: UInt32, to level: Level) {
    switch line {
    case options.dataCommand:
      isCommand = level == .low
      try? board.wires.dataCommand.set(level)
    case options.reset:
      if level == .low { notice(.reset) }
      try? board.wires.reset.set(level)
    case options.power: try? board.wires.power.set(level)
    default: break
    }
  }

  private func shift(_ packet: Packet) -> Result<[UInt8], BusError> {
    count()
    guard packet.header.a == 0 else { return .success([]) }
    if isCommand, let command = packet.payload.first { notice(.command(command)) }
    return Result { () throws(BusError) -> [UInt8] in
      try board.wires.spi.write([packet.payload])
      return []
    }
  }

  /// Writes join the read that follows them, as with a repeated start.
  private func transfer(_ messages: [Packet.Message]) -> Result<[UInt8], BusError> {
    count()
    if let limit = options.gaugeGoneAfter, transfers > limit {
      for address in board.gauge.addresses { board.bus.detach(at: address) }
    }
    return Result { () throws(BusError) -> [UInt8] in
      var read: [UInt8] = []
      var written: [UInt8] = []
      for (i, message) in messages.enumerated() {
        written += message.written
        let isFollowedByRead = i + 1 < messages.count && messages[i + 1].reading != nil
        if message.reading == nil, isFollowedByRead { continue }
        read += try board.bus.device(at: message.address).transfer(written, reading: message.reading ?? 0)
        written = []
      }
      return read
    }
  }

  /// Waits until it is as late here as on the board, where bytes take their time.
  ///
  /// Without, what the chips do next comes that much too late for whoever sends faster than the wires carry: after the
  /// 96,000 bytes of a large panel its BUSY came 190 ms after the command.
  private func waitForBoard() {
    let ahead = board.clock.now - (Self.monotonic() - start)
    if ahead > .zero { usleep(UInt32(ahead / .microseconds(1))) }
  }

  private func count() {
    transfers += 1
    notice(.transfer)
    if let limit = options.panelGoneAfter, transfers > limit { board.wires.isPanelConnected = false }
  }

  private func notice(_ event: SignalMoment.Event) {
    let now = Self.monotonic() - start
    signal?.notice(event, at: now)
    signal?.sendIfDue(at: now)
  }

  private func answer(_ packet: Packet, with result: Result<[UInt8], BusError>) {
    if let change = board.wires.controller.nextBusyChange, change - board.clock.now <= Self.reaction {
      board.clock.advance(to: change)
    }
    waitForBoard()
    // Edges that the transfer made come before its end, however slow this program is. The one before may have been told
    // just now: then the transfer takes that much longer.
    announceBusy()
    while !edges.isEmpty {
      usleep(1000)
      announceBusy()
    }
    announceAlert()
    switch result {
    case .success(let bytes): send(Packet(VBOARD_REPLY, answering: packet.header.seq, payload: bytes))
    case .failure(let error):
      send(
        Packet(VBOARD_REPLY, answering: packet.header.seq, a: UInt32(error.errno == 0 ? ENXIO : error.errno)))
    }
  }

  // MARK: - BUSY

  /// Milliseconds until BUSY may change by itself, the next edge may be told, or a signal is due.
  private var timeToNextDeed: Int32 {
    let now = Self.monotonic() - start
    let edge: Duration? =
      edges.isEmpty
      ? board.wires.controller.nextBusyChange : announcedAt.map { $0 + Self.edgeDistance } ?? now
    guard let due = [edge, signal?.due, button?.due].compactMap({ $0 }).min() else {
      return Self.idleInterval
    }
    return Int32(max(0, min(Int(Self.idleInterval), Int((due - now) / .milliseconds(1)) + 1)))
  }

  /// Passes on the edges of BUSY up to the board's time, also those of a pulse that is over already.
  private func announceBusy() {
    if announcedAt == nil, edges.isEmpty, let level = try? board.wires.busy.level() { edges = [level] }
    while let edge = (try? board.wires.busy.nextEdge(within: .zero)) ?? nil { edges.append(edge.level) }
    let now = Self.monotonic() - start
    guard let level = edges.first, announcedAt.map({ now - $0 >= Self.edgeDistance }) ?? true else { return }
    edges.removeFirst()
    announcedAt = now
    send(Packet(VBOARD_INPUT, a: options.busy, b: level == .high ? 1 : 0))
  }

  /// Passes on the gauge's alert pin.
  private func announceAlert() {
    let now = Self.monotonic() - start
    guard var alert, let level = alert.update(isLow: board.isGaugeAlerting, at: now) else { return }
    self.alert = alert
    send(Packet(VBOARD_INPUT, a: alert.line, b: level ? 1 : 0))
  }

  /// Passes on the button's levels, each bounce of them.
  private func announceButton() {
    while let line = button?.line, let level = button?.take(at: Self.monotonic() - start) {
      send(Packet(VBOARD_INPUT, a: line, b: level ? 1 : 0))
    }
  }

  private func send(_ packet: Packet) {
    let bytes = packet.bytes
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  private static func monotonic() -> Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }
}
