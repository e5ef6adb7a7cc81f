import Foundation
import InkErrors
import Testing

@testable import InkCommand

@MainActor @Suite("NewWidgetCommand")
struct NewWidgetCommandTests {
  @Test("A package with manifest, source, README and .gitignore is written, and each file is told")
  func package() async throws {
    let directory = try TemporaryDirectory()
    _ = try directory.file("inkglance/Package.swift", "")
    let run = await Run(
      "new", "widget", "Tide", "--directory", directory.path, "--package", "\(directory.path)/inkglance")
    #expect(run.status == .done)
    let files = [
      "Package.swift", "Sources/Tide/Tide.swift", "Sources/Tide/Exports.swift", "Sources/Tide/Language.swift",
      "README.md", ".gitignore",
    ]
    #expect(run.output == files.map { "\(directory.path)/Tide/\($0)\n" }.joined())
    for file in files { #expect(directory.bytes("Tide/\(file)")?.isEmpty == false, "\(file)") }
    #expect(run.errors.contains("swift run Tide preview --kind Tide"))
  }

  @Test("The manifest depends on our product by path or by address")
  func dependency() {
    let local = NewPackage(name: "Tide", dependency: .directory("/src/inkglance")).files[0].text
    #expect(local.contains(#".package(name: "inkglance", path: "/src/inkglance")"#))
    #expect(local.contains(#".product(name: "WidgetKit", package: "inkglance")"#))
    let remote = NewPackage(
      name: "Tide", dependency: .repository("https://example.org/someone/ink.git")
    ).files[0].text
    #expect(remote.contains(#".package(url: "https://example.org/someone/ink.git", branch: "main")"#))
    #expect(remote.contains(#".product(name: "WidgetKit", package: "ink")"#))
    #expect(local.contains("swiftLanguageModes: [.v5])"))
  }

  @Test("The source is within the line length, and every name in it is the widget's")
  func source() {
    let source = NewPackage(name: "Tide", dependency: .directory("/")).source
    #expect(source.split(separator: "\n").allSatisfy { $0.count <= 110 })
    for type in ["TideEntry", "TideProvider", "TideView", "TideWidget"] {
      #expect(source.contains("struct \(type): "))
    }
    #expect(source.contains(#"kind: "Tide""#))
  }

  @Test("What is there is not written over")
  func existing() async throws {
    let directory = try TemporaryDirectory()
    let file = try directory.file("Tide/notes", "mine")
    _ = try directory.file("Package.swift", "")
    let run = await Run(
      "new", "widget", "Tide", "--directory", directory.path, "--package", directory.path, width: 200)
    #expect(run.status == .noInput)
    #expect(run.errors.contains("\(directory.path)/Tide is there already."))
    #expect(run.output.isEmpty)
    #expect(FileManager.default.contents(atPath: file) == Data("mine".utf8))
    #expect(directory.bytes("Tide/Package.swift") == nil)
  }

  @Test(
    "A name that cannot be a type or is a module's is refused",
    arguments: ["tide", "Tide!", "1Tide", "Flut Höhe", "SwiftUI", "WidgetKit", "InkViews", ""])
  func badName(name: String) async throws {
    let run = await Run("new", "widget", name, width: 200)
    #expect(run.status == .usage)
    #expect(run.errors.contains("a Swift type name that is no module's, such as Tide"))
  }

  @Test("A package that is not there is an error")
  func noPackage() async throws {
    let directory = try TemporaryDirectory()
    let run = await Run(
      "new", "widget", "Tide", "--directory", directory.path, "--package", directory.path, width: 200)
    #expect(run.status == .noInput)
    #expect(run.errors.contains("There is no Package.swift in \(directory.path)."))
  }

  @Test(
    "Every error explains itself",
    arguments: [
      (
        NewPackageError.exists("Tide"), "Tide is there already.",
        "A widget of that name was made before, or the name is taken.",
        "Give another name, or another place with `--directory DIR`.", ExitStatus.noInput
      ),
      (
        .noPackage("/src"), "There is no Package.swift in /src.",
        "It is not the directory of a Swift package.",
        "Give the directory that Inkglance was cloned into, with `--package DIR`.", .noInput
      ),
      (
        .noSources, "Where Inkglance's own package is cannot be told.",
        "The sources that this program was built from have been moved or deleted.",
        "Give the directory or the address they can be had from, with `--package DIR|URL`.", .usage
      ),
    ] as [(NewPackageError, String, String, String, ExitStatus)])
  func errors(
    error: NewPackageError, whatHappened: String, cause: String, remedy: String, status: ExitStatus
  ) {
    #expect(error.explanation == Explanation(whatHappened, cause: cause, remedy: remedy))
    #expect(error.exitStatus == status)
  }
}
