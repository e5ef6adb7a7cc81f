import InkErrors
import InkViews
import Testing

@testable import InkRaster

@Suite("Font families")
struct FontFamiliesTests {
  @Test(
    "Language tags choose the forms of Han characters",
    arguments: [
      ("ja", FontFamilies.Han.japanese), ("ja-JP", .japanese), ("ja_JP", .japanese), ("zh", .simplified),
      ("zh-Hans", .simplified), ("zh-CN", .simplified), ("zh-Hant", .traditional), ("zh-TW", .traditional),
      ("zh-Hant-HK", .hongKong), ("zh-HK", .hongKong), ("yue", .hongKong), ("ko-KR", .korean),
    ])
  func tags(_ tag: String, _ forms: FontFamilies.Han) { #expect(FontFamilies.Han(language: tag) == forms) }

  @Test("Other languages have none", arguments: ["en", "de-DE", "", "ar", "jam"])
  func otherTags(_ tag: String) { #expect(FontFamilies.Han(language: tag) == nil) }

  @Test(
    "Without a hint of the language the text tells",
    arguments: [("充電できた", "ja"), ("충전 중", "ko"), ("充电中", "zh-cn"), ("Charging", "en"), ("", "en")])
  func texts(_ text: String, _ language: String) {
    #expect(FontFamilies.language(of: text, displayed: "en") == language)
    #expect(FontFamilies.language(of: text, displayed: "zh-Hant") == "zh-tw")
  }

  @Test("Families come in an order that depends on purpose, size and language only")
  func lists() {
    #expect(
      FontFamilies.list(for: .standard, pixelSize: 17, language: "en") == "Inter,DejaVu Sans,Noto Sans CJK JP"
    )
    #expect(
      FontFamilies.list(for: .rounded, pixelSize: 40, language: "zh-cn")
        == "Inter Display,Inter,Noto Sans CJK SC,DejaVu Sans")
    #expect(
      FontFamilies.list(for: .serif, pixelSize: 17, language: "ko").hasPrefix(
        "DejaVu Serif,Noto Serif CJK KR"))
    #expect(FontFamilies.list(for: .monospaced, pixelSize: 17, language: "en").hasPrefix("DejaVu Sans Mono,"))
    #expect(
      FontFamilies.list(for: .custom("Lato, Bold"), pixelSize: 17, language: "en").hasPrefix(
        "Lato  Bold,Inter"))
  }

  @Test("Small type has two weights, larger type all")
  func weights() {
    #expect([100, 400, 500].map { FontFamilies.weight($0, pixelSize: 12) } == [400, 400, 400])
    #expect([600, 700, 900].map { FontFamilies.weight($0, pixelSize: 12) } == [700, 700, 700])
    #expect([300, 500, 900].map { FontFamilies.weight($0, pixelSize: 34) } == [300, 500, 900])
  }

  @Test("The configuration names directories and no other file")
  func configuration() {
    let xml = FontConfiguration(directories: ["/a", "/b"]).xml
    #expect(xml.contains("<dir>/a</dir>"))
    #expect(xml.contains("<dir>/b</dir>"))
    #expect(!xml.contains("include"))
  }

  @Test("Without fonts there is no text, and the message says what to install")
  func noFonts() throws {
    #expect(throws: FontError.noFonts(directories: ["/nonexistent/fonts"])) {
      _ = try FontLibrary(directories: ["/nonexistent/fonts"])
    }
  }

  @Test(
    "Errors say what happened, why, and what to do",
    arguments: [
      (
        FontError.noFonts(directories: ["/usr/share/fonts"]), InkErrors.ExitStatus.configuration,
        """
        No font was found in /usr/share/fonts.
          likely cause: The font packages are not installed.
          what to do: sudo apt install fonts-inter fonts-dejavu-core fonts-noto-cjk \
        fonts-materialdesignicons-webfont
        """
      ),
      (
        .libraryFailed(name: "FreeType"), .software,
        """
        FreeType could not be started.
          likely cause: The machine is out of memory, or the library's files are damaged.
          what to do: free -m; sudo apt install --reinstall libfontconfig1 libfreetype6
        """
      ),
    ])
  func errors(_ error: FontError, _ status: InkErrors.ExitStatus, _ text: String) {
    #expect(error.description == text)
    #expect(error.exitStatus == status)
  }

  @Test("Problems name the thing and the remedy")
  func problems() {
    #expect(
      RasterProblem.missingCharacter("\u{263A}").description
        == "No installed font has “☺” (U+263A): sudo apt install fonts-noto-cjk fonts-dejavu-core, "
        + "or a font of that script.")
    #expect(
      RasterProblem.missingCharacter("\u{1F31F}").description
        == "No installed font has “🌟” (U+1F31F): sudo apt install fonts-symbola, which has them in one colour."
    )
    #expect(
      RasterProblem.unknownSymbol("x").description
        == "No symbol is called “x”: use another SF Symbols name or an image.")
    #expect(RasterProblem.noIconFont.description.contains("fonts-materialdesignicons-webfont"))
    #expect(
      RasterProblem.unreadableImage("a.png").description
        == "The picture a.png cannot be read: check that it exists and is PNG, JPEG, PBM, BMP, SVG or PDF.")
  }

  @Test("The cache keeps what was used within its last insertions")
  func generationCache() {
    var cache = GenerationCache<Int, String>(capacity: 4)
    cache.insert("kept", for: 0)
    for number in 1...40 {
      cache.insert("\(number)", for: number)
      #expect(cache.find(0) == "kept")
    }
    #expect(cache.count <= 8)
    #expect(cache.find(1) == nil)
    cache.removeAll()
    #expect(cache.find(0) == nil)
  }
}
