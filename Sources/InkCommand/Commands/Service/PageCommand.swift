import InkErrors
import InkHost

/// `inkglance page`: another page of the running display.
struct PageCommand: Command {
  static let declaration = CommandDeclaration(
    "page", "turn to another page of the running display",
    discussion: """
      A display file with `[[page]]` has several screens; `status` tells which one is up and why. A page that is turned to \
      stays as long as one that a button turned to: until the rules of `[pages]` choose again, for good where there are \
      none.
      """,
    operands: [.init(name: "PAGE", help: "next, previous, or a page's name")],
    examples: [
      .init(command: "inkglance page next", effect: "the page after the one that is up"),
      .init(command: "inkglance page weather", effect: "that page"),
    ])

  func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitStatus {
    let request = ControlRequest(.page, page: arguments.operand(0))
    let page = try context.console.showingProgress("asking the display") { () throws(ControlError) in
      let answer = try ControlClient.ask(request, at: context.controlSockets)
      guard let page = answer.page else {
        throw ControlError.badAnswer(path: context.controlSockets.first ?? "")
      }
      return page
    }
    context.console.line("page: \(page)")
    return .done
  }
}
