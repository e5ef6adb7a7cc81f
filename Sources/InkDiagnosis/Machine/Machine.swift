import Foundation
import InkLinux

/// Where a machine shows what it is; every root can be another directory, so that checks run on trees of files.
public struct Machine {
  /// What stands before every path of it; empty for this machine.
  public let root: String
  /// Device nodes and the kernel's attributes.
  public var system: SystemTree
  public var proc: String
  public var etc: String
  public var run: String
  public var usr: String
  /// Where the firmware reads its settings: the first that has a config.txt.
  public var boot: [String]
  public var fonts: String
  public var zones: String
  /// Who asks.
  public var user: User
  /// Whose a file is; nil where it is not there.
  public var ownership: (String) -> Ownership?
  /// Chips and who holds their lines.
  public var gpio: any GPIODirectory
  /// The wall clock.
  public var now: () -> Date
  /// The characters of a text that no font has, in the forms of a locale; nil where there is no font.
  public var missingCharacters: (String, Locale) -> [Character]?
  /// Whether a shared library can be opened: "libmicrohttpd.so.12".
  public var hasLibrary: (String) -> Bool
  /// The rules of a time zone as the program has them; nil where they cannot be loaded.
  public var zone: (String) -> TimeZone?

  /// A machine with other roots; everything below `root` where nothing else is said.
  public init(root: String = "", user: User = .current, gpio: (any GPIODirectory)? = nil) {
    self.root = root
    let system = SystemTree(dev: "\(root)/dev", sys: "\(root)/sys")
    self.system = system
    proc = "\(root)/proc"
    etc = "\(root)/etc"
    run = "\(root)/run"
    usr = "\(root)/usr"
    boot = ["\(root)/boot/firmware", "\(root)/boot"]
    fonts = "\(root)/usr/share/fonts"
    zones = "\(root)/usr/share/zoneinfo"
    self.user = user
    self.gpio = gpio ?? LinuxGPIODirectory(system: system)
    ownership = { Ownership(of: $0) }
    now = { Date() }
    // The fonts of another root cannot be asked.
    missingCharacters = { text, locale in root.isEmpty ? Machine.undrawable(text, locale) : nil }
    // Those of another root may be for another processor.
    hasLibrary = { [usr] in root.isEmpty ? Machine.opens($0) : Machine.lies($0, below: usr) }
    zone = { TimeZone(identifier: $0) }
  }

  /// This machine.
  public static var live: Machine { Machine() }

  /// True when the user may read and write a file that is there.
  public func mayUse(_ path: String) -> Bool { ownership(path).map { user.mayUse($0) } ?? false }

  /// A file's bytes; nil where it cannot be read.
  func contents(of path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map(Array.init) }

  /// A text file's lines; none where it cannot be read.
  func lines(of path: String) -> [Substring] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  /// True where something is at a path.
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// True on a Raspberry Pi.
  public var isRaspberryPi: Bool { system.machine?.hasPrefix("Raspberry Pi") ?? false }

  /// True where the firmware's settings have that line, not commented out.
  func bootConfiguration(has line: String) -> Bool {
    guard let path = boot.map({ "\($0)/config.txt" }).first(where: exists) else { return false }
    return lines(of: path).contains { $0.filter { !$0.isWhitespace } == line }
  }
}
