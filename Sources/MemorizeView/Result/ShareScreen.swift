import Canvas
import Words

/// The text of a result, for selecting it with the mouse where the terminal has no clipboard command.
final class ShareScreen: FixedPage {
  enum Command {
    case close
  }

  private let lines: [String]
  var theme = Theme()
  private(set) var page = PageLayout(size: Size(width: 0, height: 0))

  /// A page with some lines of text.
  init(_ lines: [String]) { self.lines = lines }

  var guide: Guide {
    Guide(
      title: say("Result as text"),
      rules: say("Select the text with the mouse; in most terminals, hold Shift as you do."))
  }

  var header: PageHeader { PageHeader(title: say("Result as text"), theme: theme) }

  var message: Message? {
    Message(
      say("Hold Shift and select the text with the mouse."),
      say("Select it with Shift and mouse"), say("Shift and mouse select"), say("Shift + mouse"))
  }

  var keyMap: KeyMap<Command> {
    KeyMap([KeyBinding([.enter, "c"], .close, help: "close the page")])
  }

  var texts: [String] { lines }

  func perform(_ command: Command, at time: Duration) -> Action? { .close }

  func fit(to size: Size) { page = PageLayout(size: size, gapAbove: true) }

  /// Draws the text from the first column on, so that no blanks are selected with it.
  func drawParts(on canvas: inout Canvas, at time: Duration) {
    let area = page.body
    let rows = lines.flatMap { $0.filled(lines: max(1, area.width)) }
    canvas.write(Array(rows.prefix(area.height)), at: Point(x: 0, y: area.minY), theme.style())
    canvas.cursor = canvas.size.isEmpty ? nil : area.origin
  }
}
