import Canvas
import Options
import Words

/// The areas of the window: the screen, and the panel that takes its room beside or below it.
extension XRay {
  /// The narrowest window with the panel at its right.
  private static let leastWidth = 104
  /// The lowest window with the panel below.
  private static let leastHeight = 18

  /// The room that is left for the screen.
  func screenSize(in window: Size) -> Size {
    guard isOpen else { return window }
    if window.width >= XRay.leastWidth {
      return Size(width: window.width - min(56, window.width * 2 / 5), height: window.height)
    }
    guard window.height >= XRay.leastHeight else { return window }
    return Size(width: window.width, height: window.height - window.height / 3)
  }

  /// The cells of the panel; empty without room for it.
  func panel(in window: Size) -> Rect {
    let screen = screenSize(in: window)
    return screen.width < window.width
      ? Rect(window).without(columns: screen.width) : Rect(window).without(rows: screen.height)
  }
}

/// The hops as lines, the newest at the bottom.
struct XRayPanel {
  /// The columns for times.
  private static let times = 8

  let xray: XRay
  let theme: Theme
  /// The keys that work now.
  let keys: [KeyLegend]
  /// The motion that runs or stands.
  let motion: Motion?
  let time: Duration

  /// Draws the panel; returns how many rows the player can scroll back.
  func draw(in area: Rect, on canvas: inout Canvas) -> Int {
    canvas.fill(area, theme.style(.table, on: background))
    let inner = area.inset(x: 2, y: 0)
    let named = keys.map { "\($0.keyName) \($0.hint ?? $0.help)" }.joined(upTo: inner.width - 8)
    let title = TextLine(say("X-ray"), .heading).adding("  ").adding(named, .dim)
    let top = [title] + motionLines(inner)
    let room = max(0, inner.height - top.count)
    let lines = entryLines(inner.width)
    let most = max(0, lines.count - room)
    let end = lines.count - min(xray.scroll, most)
    (top + lines[max(0, end - room)..<end])
      .draw(in: inner, theme, background: background, on: &canvas)
    return most
  }

  /// The columns for titles.
  private var titles: Int { Hop.allCases.map(\.title.columns).max() ?? 0 }

  private var background: ColorRole { theme.hasRails ? .rail : .table }

  /// The motion, in at most half of the panel.
  private func motionLines(_ area: Rect) -> [TextLine] {
    guard let motion, area.height > 2 else { return [] }
    return motion.lines(at: time, cards: 2).prefix(area.height / 2).map { title, text in
      TextLine(title.filled(to: titles + 1), .dim).adding(text, .gold)
    }
  }

  private func entryLines(_ width: Int) -> [TextLine] {
    let room = max(1, width - titles - 1 - XRayPanel.times)
    return xray.entries.flatMap { entry in
      let texts = entry.shownText.wrapped(to: room)
      let tone: Tone = entry.hop == .model ? .good : entry.hop == .bytes ? .accent : .plain
      return (texts.isEmpty ? [""] : texts).enumerated().map { number, text in
        TextLine((number == 0 ? entry.hop.title : "").filled(to: titles + 1), .dim)
          .adding(text.filled(to: room), tone)
          .adding((number == 0 ? entry.shownTime : "").padded(to: XRayPanel.times), .dim)
      }
    }
  }
}
