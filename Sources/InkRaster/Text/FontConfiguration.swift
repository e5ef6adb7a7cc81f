/// The program's own fontconfig file, so that the same text gets the same fonts on every machine.
///
/// The system's configuration is never read: it differs between distributions and users, and reading it
/// costs more than drawing a frame. Families are chosen by `FontFamilies`, so all that remains to say is
/// where fonts lie and where fontconfig may keep its caches.
struct FontConfiguration: Sendable {
  /// Searched with their subdirectories; one that does not exist is skipped.
  var directories: [String]

  /// Where Debian puts the faces that the program draws with: Inter, Noto Sans CJK, DejaVu, Material icons.
  static let standard = FontConfiguration(directories: [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype/materialdesignicons-webfont",
  ])

  /// Every font of the machine, for families asked for by name and for scripts the standard faces lack.
  static let everything = FontConfiguration(directories: ["/usr/share/fonts", "/usr/local/share/fonts"])

  /// The file's text.
  var xml: String {
    let folders = directories.map { "  <dir>\($0)</dir>\n" }.joined()
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      \(folders)  <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
      </fontconfig>
      """
  }
}
