/// What all pages have around them.
struct PageFrame {
  /// The pages, by their paths.
  static let pages: [(path: String, name: String)] = [
    ("/", "Glass"), ("/ahead", "Ahead"), ("/history", "History"), ("/log", "Log"),
  ]

  /// The board's name.
  let board: String
  /// The program's name and version.
  let program: String

  /// A whole page; `path` is its own among `pages`.
  func page(_ title: String, path: String, _ content: HTML, aside: HTML = "") -> HTML {
    let links = Self.pages.map { page -> HTML in
      "<a href=\"\(page.path)\"\(page.path == path ? " aria-current=\"page\"" as HTML : "")>\(page.name)</a>"
    }.joined()
    return Self.document(
      "\(title) · \(board)",
      """
      <header><h1>\(board)</h1><nav aria-label="Pages">\(links)</nav>\(aside)</header>
      <main>
      \(content)</main>
      <footer><span>\(program)</span><a href="/status.json">status.json</a><a href="/metrics">metrics</a></footer>
      """)
  }

  /// A page that tells why there is none; without anything of the display.
  static func notice(_ title: String, _ content: HTML) -> HTML {
    document(title, "<main><h1>\(title)</h1>\(content)</main>")
  }

  private static func document(_ title: String, _ body: HTML) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/style.css">
    <script src="/script.js" defer></script>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
