import Foundation

/// Notes in a file which widgets' own code is at work, so that the next start knows what a violent end came from.
///
/// The file lies in memory (the service's runtime directory), where writing wears nothing and a power cut leaves
/// nothing; it is written when a provider is asked, when it answers, and around the first drawing of a timeline.
@MainActor
public final class CrashWatch {
  /// Kinds that were at work when the last run ended, if it ended violently.
  let suspects: [String]

  private let files: any StateFiles
  private let name: String
  private var working: [String] = []

  /// The watch over a board's widgets.
  public init(board: String, files: any StateFiles) {
    self.files = files
    name = StateFile.name(of: board) + ".work"
    let bytes = (try? files.read(name)) ?? []
    suspects = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    if !suspects.isEmpty { write() }
  }

  /// A widget's code begins to work.
  func begins(_ kind: String) {
    working.append(kind)
    write()
  }

  /// It is done.
  func ends(_ kind: String) {
    guard let index = working.firstIndex(of: kind) else { return }
    working.remove(at: index)
    write()
  }

  /// The run ends in peace, whatever was at work.
  func finish() {
    guard !working.isEmpty else { return }
    working = []
    write()
  }

  private func write() {
    // A watch that cannot write watches nothing; the display goes on.
    try? files.write(Array(working.joined(separator: "\n").utf8), to: name)
  }
}
