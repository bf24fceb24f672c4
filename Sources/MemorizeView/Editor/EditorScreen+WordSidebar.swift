import Canvas
import MemorizeViewModel
import Words

/// The sidebar of word pairs: both cards of a pair, a check of the deck, and what is known of it.
extension EditorScreen {
  private static let cardGap = 2
  private var tallestCard: Int { layout.isLarge ? 14 : 10 }
  /// The columns of a count before its bar.
  private static let countColumns = 16

  func drawWordSidebar(
    in area: Rect, _ theme: Theme, _ panel: ColorRole, on canvas: inout Canvas
  ) {
    let lines = check + knowledge(width: area.width, theme)
    let width = (area.width - EditorScreen.cardGap) / 2
    let height = min(
      tallestCard, width / 2 + 1, area.height - lines.count - 3)
    var y = area.minY
    if height >= 4, !shownWords.isEmpty {
      SectionTitle(title: say("Cards")).draw(
        at: area.origin, width: area.width, theme: theme, background: panel, on: &canvas)
      drawWords(in: Rect(x: area.minX, y: y + 2, width: width, height: height), theme, &canvas)
      canvas.replaceTable(
        in: Rect(x: area.minX - 1, y: y + 1, width: area.width + 2, height: height + 2), by: panel)
      y += height + 3
    }
    for (row, line) in lines.enumerated() where y + row < area.maxY {
      line.draw(
        at: Point(x: area.minX, y: y + row), width: area.width, theme: theme, background: panel,
        on: &canvas)
    }
  }

  private func drawWords(in frame: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let view = CardView(theme: theme, size: CardSize(width: frame.width, height: frame.height))
    for (index, face) in shownWords.enumerated() {
      view.draw(
        CardPose(
          id: CardID(rawValue: -1),
          frame: frame.moved(x: index * (frame.width + EditorScreen.cardGap)), side: .face),
        CardView.Details(face: theme.text(of: face)), on: &canvas)
    }
  }

  /// The pair that is typed or under the cursor, else the first one.
  private var shownWords: [Face] {
    let faces = previewFaces
    guard faces.isEmpty, let first = editor.pairs.first else { return faces }
    return [first.first, first.second]
  }

  /// Whether a term or a definition stands in more than one pair, which makes it hard to match.
  private var check: [TextLine] {
    let twice = { (texts: [String]) in
      Dictionary(grouping: texts) { $0 }.count { $0.value.count > 1 }
    }
    let terms = twice(editor.pairs.map(\.first.text))
    let definitions = twice(editor.pairs.map(\.second.text))
    let marks = Marks(theme)
    let good = TextLine(theme.glyphs == .unicode ? "✓ " : "+ ", .good)
    let bad = TextLine("\([marks.forgotten].text) ", .forgotten)
    return Section(
      title: say("Check"),
      lines: [
        terms == 0
          ? good.adding(say("no term twice", columns: 25))
          : bad.adding(say(terms, one: "\(terms) term twice", other: "\(terms) terms twice")),
        definitions == 0
          ? good.adding(say("no definition twice", columns: 25))
          : bad.adding(
            say(
              definitions, one: "\(definitions) definition twice",
              other: "\(definitions) definitions twice")),
      ]
    ).ruledLines(width: layout.sidebarInside?.width ?? 0, theme)
  }

  /// The known, learning and new pairs, once the deck has been studied.
  private func knowledge(width: Int, _ theme: Theme) -> [TextLine] {
    guard let progress, progress.known + progress.learning > 0 else { return [] }
    let (known, learning, new) = (progress.known, progress.learning, progress.new)
    let counts = [
      (known, say(known, one: "\(known) known", other: "\(known) known"), Tone.good),
      (learning, say(learning, one: "\(learning) learning", other: "\(learning) learning"), .gold),
      (new, say(new, one: "\(new) new", other: "\(new) new"), .dim),
    ]
    let bar = max(0, width - EditorScreen.countColumns)
    let lines = counts.map { count, text, tone in
      let meter = Meter(share: Double(count) / Double(known + learning + new), tone: tone)
      return TextLine(text).filled(to: EditorScreen.countColumns)
        .adding(meter.line(width: bar, theme))
    }
    return [TextLine()]
      + Section(title: say("Study"), lines: lines).ruledLines(width: width, theme)
  }
}
