import Foundation
import InkBitmap
import InkErrors
import InkHost

/// `inkglance preview`: what would be shown, without hardware and at once.
struct PreviewCommand: Command {
  static let declaration = CommandDeclaration(
    "preview", "draw the display, or widgets, without hardware",
    discussion: """
      Draws what the glass of a panel would show at a moment, or widgets alone, as a picture file or on the \
      terminal. Nothing is opened but the files. Options with a list (A,B) make a sheet: one picture for each \
      combination, each under its label; `all` stands for every kind or family. `--previews` draws every \
      PreviewProvider and #Preview of the program. What is only stood in for (an unknown symbol, a missing picture or \
      glyph, a view that cannot be shown) is named once on standard error.
      """,
    options: [
      OptionDeclaration("out", "FILE.png|.pbm", "write the picture there; the terminal if left out"),
      OptionDeclaration("page", "PAGE,…", "pages of the display, or all; the first if left out"),
      OptionDeclaration("kind", "KIND,…", "widgets instead of the display, or all"),
      OptionDeclaration("family", "FAMILY,…", "the families to show them as, or all; the first if left out"),
      OptionDeclaration("previews", nil, "every preview that the program's sources declare"),
      OptionDeclaration("panel", "MODEL,…", "other panels than the board's; widgets take their slots' sizes"),
      OptionDeclaration("scale", "N", "pixels a point, 1 to 4, instead of the board's"),
      OptionDeclaration("locale", "ID,…", "other locales than the display file's, such as ja_JP"),
      OptionDeclaration("color-scheme", "SCHEME,…", "light or dark"),
      OptionDeclaration("rendering-mode", "MODE,…", "fullColor, accented or vibrant"),
      OptionDeclaration("battery", "PERCENT,…", "the battery's level, 0 to 100, or unknown"),
      OptionDeclaration("battery-state", "STATE,…", "unplugged, charging, full or unknown"),
      OptionDeclaration("charging", nil, "the same as --battery-state charging"),
      OptionDeclaration("low-power", nil, "as if the machine were told to save power"),
      OptionDeclaration("placeholder", nil, "as before providers have answered: texts are bars"),
      OptionDeclaration("qr-code", nil, "each widget's link as a QR code"),
      OptionDeclaration("watch", nil, "draw again each minute and when a file changes, until Ctrl-C"),
      .board, .config, .at,
    ],
    examples: [
      .init(command: "inkglance preview --out glass.png", effect: "the whole display, upright"),
      .init(
        command: "inkglance preview --kind battery --family systemSmall --battery 12 --out battery.png",
        effect: "one widget, nearly empty"),
      .init(
        command: "inkglance preview --kind all --family all --locale en,ja --out sheet.png",
        effect: "every widget in every family in two languages, on one sheet"),
      .init(
        command: "inkglance preview --panel waveshare-7in5-v2 --color-scheme light,dark",
        effect: "the display on another panel, as it is and dark"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitStatus {
    let out = try arguments.picture("out")
    var told: Set<String> = []
    func draw() async throws {
      let files = try DisplayFiles(arguments, in: context)
      let request = try PreviewRequest(arguments, files, in: context)
      let progress = context.console.beginProgress("drawing")
      defer { progress?.end() }
      let (picture, problems) = try await request.picture { progress?.step(done: $0, of: $1) }
      progress?.end()
      for problem in problems where told.insert(problem).inserted { context.console.message(problem) }
      if let out {
        try out.write(picture)
      } else {
        try show(picture, in: context)
      }
    }
    guard arguments.has("watch") else {
      try await draw()
      return .done
    }
    var watch = PreviewWatch(arguments, in: context)
    while true {
      if out == nil, context.console.redraws { context.console.write(TerminalText.clear) }
      do {
        try await draw()
      } catch  where !(error is UsageError) {
        // A file that is being edited may be wrong for a while.
        context.console.message(ErrorReport(error, in: context).text(width: context.console.width))
      }
      guard await watch.change() else { return .done }
    }
  }

  @MainActor
  private func show(_ picture: ColorFrame, in context: CommandContext) throws {
    let console = context.console
    guard console.isTerminal else {
      console.writeBytes(PBMFile.encode(picture.inkedPixels))
      return
    }
    console.write(console.glass(picture))
  }
}
