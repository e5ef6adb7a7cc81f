import Foundation
import InkCodes
import InkFeeds
import InkViews

/// A QR code in the family it is placed as: with its title beside or below it where there is room for both.
struct QRView: View {
  let entry: FeedEntry
  let settings: QRWidget.Settings
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  var body: some View {
    switch family {
    case .accessoryCircular: QRGlyph(text: text, missing: note?.words(locale))
    case .accessoryRectangular: beside(CGSize(width: 146, height: 76), 16)
    case .systemMedium: beside(CGSize(width: 316, height: 150), 26).page
    default: below.page
    }
  }

  /// What the code says; the widget's own text comes before the source's.
  private var text: String? {
    settings.text.isEmpty ? entry.report?.value?.text : settings.text
  }

  private func beside(_ size: CGSize, _ fontSize: CGFloat) -> some View {
    FittedLayout(size: size) { scale in
      HStack(spacing: scale(8)) {
        QRGlyph(text: text).frame(width: isAlone ? nil : scale.size.height)
        if !isAlone {
          VStack(alignment: .leading, spacing: scale(4)) {
            if !settings.title.isEmpty {
              Text(verbatim: settings.title).font(scale.font(fontSize, .semibold)).lineLimit(3)
            }
            if let note { note.view(scale(12)) }
          }
          .minimumScaleFactor(0.7)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  private var below: some View {
    FittedLayout(size: CGSize(width: 150, height: 150)) { scale in
      VStack(spacing: 0) {
        QRGlyph(text: text)
        if let note {
          note.view(scale(13)).padding(.bottom, scale(8))
        } else if !settings.title.isEmpty {
          Text(verbatim: settings.title).font(scale.font(14, .semibold)).lineLimit(1)
            .minimumScaleFactor(0.7).padding(.bottom, scale(8)).padding(.horizontal, scale(8))
        }
      }
    }
  }

  /// True where there is nothing to stand beside it.
  private var isAlone: Bool { settings.title.isEmpty && note == nil }

  /// A text of one's own needs no source.
  private var note: FeedNote? {
    settings.text.isEmpty ? FeedNote(entry, hasValue: text?.isEmpty == false, locale) : nil
  }
}

extension View {
  /// As a page of a system family.
  fileprivate var page: some View { containerBackground(.background, for: .widget) }
}

/// A code as large as whole pixels a module allow, on paper of its own; a figure and the reason where there is none, with a
/// warning sign where that is the machine's fault.
struct QRGlyph: View {
  /// nil where nothing is known.
  let text: String?
  /// What is said below the figure where nothing is known; nil where that stands elsewhere.
  var missing: String?
  @Environment(\.redactionReasons) private var redaction
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  /// Readers want dark modules on light paper, on a dark page too.
  ///
  /// Where brightness or opacity becomes ink, as on a lock screen, the paper is left alone.
  private var hasPaper: Bool {
    renderingMode == .fullColor || renderingMode == .vibrant && colorScheme == .light
  }

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      if redaction.isEmpty, let text, !text.isEmpty {
        switch Self.code(text, in: size) {
        case .success((let code, let module)): drawn(code, CGFloat(module), in: size)
        case .failure(let error):
          figure(Self.figure(for: error), words(for: error), in: size).reporting(error.description)
        }
      } else {
        figure("qrcode", redaction.isEmpty ? missing : nil, in: size)
      }
    }
  }

  private func drawn(_ code: QRCode, _ module: CGFloat, in size: CGSize) -> some View {
    let side = module * CGFloat(code.fullSide)
    return ZStack {
      if hasPaper { Rectangle().fill(Color.white).frame(width: side, height: side) }
      Path { path in
        for run in Self.runs(of: code) {
          path.addRect(
            CGRect(
              x: CGFloat(run.column) * module, y: CGFloat(run.row) * module,
              width: CGFloat(run.length) * module, height: module))
        }
      }
      .fill(hasPaper ? Color.black : Color.primary)
      .frame(width: CGFloat(code.side) * module, height: CGFloat(code.side) * module)
    }
    .frame(width: size.width, height: size.height)
  }

  private func figure(_ name: String, _ words: String?, in size: CGSize) -> some View {
    let side = min(size.width, size.height)
    return VStack(spacing: 2) {
      Image(systemName: name).font(.system(size: (side * (words == nil ? 0.5 : 0.42)).rounded()))
      if let words {
        // 11 points is the least that can be read on glass (Human Interface Guidelines).
        Text(verbatim: words).font(.system(size: max(11, (side * 0.12).rounded()), weight: .medium))
          .lineLimit(1).minimumScaleFactor(0.8)
      }
    }
    .frame(width: size.width, height: size.height)
  }

  private func words(for error: QRCodeError) -> String? {
    switch error {
    case .noLibrary: FeedWords(locale).missing("libqrencode")
    case .tooLong, .noRoom: FeedWords(locale).tooLong
    case .noLink: nil
    }
  }

  /// The symbol that stands for a code that there is not.
  nonisolated static func figure(for error: QRCodeError) -> String {
    error == .noLibrary ? "exclamationmark.triangle" : "qrcode"
  }

  /// The best code that the place has room for, and the points a module has.
  nonisolated static func code(
    _ text: String, in size: CGSize
  ) -> Result<(code: QRCode, module: Int), QRCodeError> {
    let (width, height) = (Int(size.width), Int(size.height))
    do throws(QRCodeError) {
      let code = try QRCode.best(text, side: min(width, height))
      return .success((code, try code.module(width: width, height: height)))
    } catch {
      return .failure(error)
    }
  }

  /// Modules of ink that stand side by side.
  nonisolated static func runs(of code: QRCode) -> [(row: Int, column: Int, length: Int)] {
    var runs: [(row: Int, column: Int, length: Int)] = []
    for row in 0..<code.side {
      var start: Int?
      for column in 0...code.side {
        let isInk = column < code.side && code[column, row]
        if isInk { start = start ?? column }
        if !isInk, let first = start {
          runs.append((row, first, column - first))
          start = nil
        }
      }
    }
    return runs
  }
}
