import Foundation
import InkErrors

/// `inkglance new widget`: a package with a widget to begin with.
struct NewWidgetCommand: Command {
  static let declaration = CommandDeclaration(
    "new widget", "write a Swift package with a widget of your own",
    discussion: """
      Makes a directory with a package that builds as it is: a widget in four families, its timeline, and a README. The \
      program it makes has every command of this one, with that widget. Nothing that is there is written over.
      """,
    operands: [.init(name: "NAME", help: "a Swift type name, such as Tide")],
    options: [
      OptionDeclaration("directory", "DIR", "where to make it, else here"),
      OptionDeclaration(
        "package", "DIR|URL", "where Inkglance's own package is, else the sources of this program"),
    ],
    examples: [
      .init(
        command: "inkglance new widget Tide", effect: "the package Tide/; `cd Tide && swift run` builds it"),
      .init(
        command: "inkglance new widget Tide --package ../inkglance",
        effect: "the same, depending on the package in that directory"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let name = try NewPackage.checked(arguments.operand(0) ?? "")
    let parent = arguments.value("directory") ?? "."
    let directory = parent == "." ? name : "\(parent)/\(name)"
    let package = NewPackage(name: name, dependency: try Self.dependency(arguments.value("package")))
    guard !FileAccess.exists(directory) else { throw NewPackageError.exists(directory) }
    for (path, text) in package.files {
      let file = "\(directory)/\(path)"
      try FileAccess.makeDirectory((file as NSString).deletingLastPathComponent)
      try FileAccess.write(Array(text.utf8), to: file)
      context.console.line(file)
    }
    context.console.message(
      "Next: `cd \(directory) && swift run \(name) preview --kind \(name) --out \(name.lowercased()).png`")
    return .done
  }

  /// The package that widgets depend on: as the option says, else the sources that this program was built from.
  private static func dependency(_ option: String?) throws(NewPackageError) -> NewPackage.Dependency {
    if let option, option.contains("://") || option.hasPrefix("git@") { return .repository(option) }
    let path = option ?? sources
    guard FileAccess.exists("\(path)/Package.swift") else {
      throw option == nil ? .noSources : .noPackage(path)
    }
    return .directory(URL(fileURLWithPath: path).standardized.path)
  }

  /// Where this program's sources were when it was built.
  private static let sources: String = {
    // Sources/InkCommand/Commands/New/NewWidgetCommand.swift
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { url.deleteLastPathComponent() }
    return url.path
  }()
}
