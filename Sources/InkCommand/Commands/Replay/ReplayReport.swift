import InkSimulation

/// What a replay has to tell.
struct ReplayReport {
  let path: String
  let panel: SimulatedPanel
  let trace: WireTrace
  let replay: TraceReplay

  /// Bytes the trace sends, commands and data.
  private var bytes: Int {
    trace.events.reduce(0) { sum, event in
      switch event {
      case .command: sum + 1
      case .data(let bytes): sum + bytes.count
      case .reset, .power, .select, .delay, .busy: sum
      }
    }
  }

  private var wholeScreens: Int { replay.glass.fullRefreshes }
  private var partials: Int { replay.glass.differentialRefreshes }

  /// For people: facts, then every misuse as editors and compilers write a place.
  func text(width: Int) -> String {
    var facts = FactList()
    facts.add("panel", "\(panel.model), \(panel.controller)")
    facts.add("picture", "\(panel.width) × \(panel.height) pixels")
    facts.add(
      "refreshes", "\(wholeScreens + partials): \(wholeScreens) of the whole screen, \(partials) partial")
    facts.add("sent", "\(bytes) bytes in \(trace.events.count) events")
    facts.add("time", replay.duration.shortText)
    facts.add("left", replay.isPanelSafe ? "asleep or without supply" : "awake: it should be put to sleep")
    facts.add("misuses", replay.misuses.isEmpty ? "none" : "\(replay.misuses.count)")
    let misuses = replay.misuses.map { misuse in
      let place = misuse.line.map { "\(path):\($0): " } ?? "\(path): "
      return TextWrap.lines("\(place)\(misuse.rule.rawValue): \(misuse.text)", width: width)
        .joined(separator: "\n") + "\n"
    }
    return facts.text(width: width) + misuses.joined()
  }

  /// For programs.
  var json: JSONValue {
    [
      "schema": 1,
      "panel": .string(panel.model), "controller": .string(panel.controller),
      "width_pixels": .integer(panel.width), "height_pixels": .integer(panel.height),
      "whole_screen_refreshes": .integer(wholeScreens), "partial_refreshes": .integer(partials),
      "sent_bytes": .integer(bytes), "events": .integer(trace.events.count),
      "duration_ms": .milliseconds(replay.duration), "left_safe": .bool(replay.isPanelSafe),
      "misuses": .array(
        replay.misuses.map { misuse in
          [
            "rule": .string(misuse.rule.rawValue), "line": .whole(misuse.line),
            "time_ms": .milliseconds(misuse.time), "text": .string(misuse.text),
          ]
        }),
    ]
  }
}
