import InkBoards
import InkErrors

/// A file and what is wrong in it.
struct CheckedFile {
  let path: String
  private(set) var faults: [CheckFault] = []
  /// What the program ends with because of this file; nil where all is well.
  private(set) var status: ExitStatus?

  /// Reads a file; its content tells whether it is a board or a display.
  @MainActor
  init(_ path: String, in context: CommandContext) {
    self.path = path
    do {
      if try Self.isBoard(path) {
        _ = try BoardFile.load(Self.asPath(path), paths: context.paths, vocabulary: context.vocabulary)
      } else {
        let display = try DisplayFile.load(path: path, paths: context.paths, vocabulary: context.vocabulary)
        note(DisplayCheck(display, path: path, in: context).faults)
      }
    } catch let error as BoardError {
      note(error, error.faults)
    } catch let error as SettingsError {
      note(error, error.faults)
    } catch let error as any ExplainedError {
      note(error, [])
    } catch {
      status = .software
    }
  }

  private mutating func note(_ error: any ExplainedError, _ faults: [FileFault]) {
    note(faults.isEmpty ? [CheckFault(error)] : faults.map(CheckFault.init))
    status = error.exitStatus
  }

  private mutating func note(_ faults: [CheckFault]) {
    self.faults += faults
    if !wrongs.isEmpty { status = .configuration }
  }

  /// True for a file with a panel or a gauge at its top; a file that is no TOML is taken for a display.
  private static func isBoard(_ path: String) throws(FileError) -> Bool {
    guard let root = try? TOMLDocument(parsing: try FileAccess.read(path)).root else {
      _ = try FileAccess.read(path)
      return false
    }
    return ["panel", "gauge", "simulated"].contains { root[$0] != nil }
  }

  /// The path in a form that is not taken for a name.
  private static func asPath(_ path: String) -> String {
    path.contains("/") || path.hasSuffix(".toml") ? path : "./" + path
  }

  /// A paragraph for each fault, or "FILE: ok", after its warnings.
  func text(width: Int) -> String {
    faults.map { $0.text(width: width) }.joined() + (isRight ? "\(path): ok\n" : "")
  }

  /// What keeps the file from being used: its faults that are no warnings.
  var wrongs: [CheckFault] { faults.filter { !$0.isWarning } }

  private var isRight: Bool { wrongs.isEmpty }

  /// For programs.
  var json: JSONValue {
    ["path": .string(path), "ok": .bool(isRight), "faults": .array(faults.map(\.json))]
  }
}
