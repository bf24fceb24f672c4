import Canvas
import MemorizeViewModel

/// The page on which a deck is edited.
///
/// What it shows is the library's deck itself. Its own are the cursor, the scroll, and what is being
/// written in the field under the cursor, which goes into the deck with every key.
final class EditorPage: Page {
  let editor: DeckEditor
  /// What the cursor stands on.
  var focus: EditorField
  /// The text that is being written there.
  var field: TextField?
  /// What has been written of a new pair, but for the field under the cursor.
  var draft: [EditorField: String] = [:]
  /// Lines scrolled out of sight at the top.
  var scroll = 0
  /// When what has been typed counts as a step.
  var stepDue: Duration?
  /// What was last drawn: clicks mean that.
  var layout: EditorLayout
  var theme = Theme(Capabilities())

  /// For so long nothing is typed before what was counts as a step, and is written down.
  private static let rest: Duration = .seconds(1)

  init(_ editor: DeckEditor) {
    self.editor = editor
    focus = editor.pairs.isEmpty ? .name : .first(0)
    layout = EditorLayout(
      size: Size(width: 80, height: 24), isWords: editor.kind == .words, count: editor.pairs.count,
      faceWidth: 2, removedCount: 0, removedWidth: 2)
    move(to: focus)
  }

  var bindings: [KeyBinding<Command>] {
    let all = field == nil ? KeyTable.editor : KeyTable.writing
    return all.filter { offers($0.command) }
  }

  var guide: (title: String, rules: String) {
    (
      "The deck editor",
      """
      All is kept at once, and can be taken back. Pictures are added as they are typed or pasted, \
      each once; words with Enter. Pasted lines are a face each, or with a tab a term and its \
      definition. A game in play goes on with the cards it was dealt.
      """
    )
  }

  var characters: [Character] {
    let deck = editor.deck.wrappedValue
    let texts = (editor.removedPairs + deck.pairs.prefix(1000)).map {
      $0.first.text + $0.second.text
    }
    return Array(deck.name + texts.joined()).filter { !$0.isASCII }
  }

  /// Whether a command means anything now.
  private func offers(_ command: Command) -> Bool {
    switch command {
    case .undo: editor.canUndo
    case .redo: editor.canRedo
    case .remove: focus.pair != nil
    default: true
    }
  }

  func handle(_ event: Event, at time: Duration) -> PageRequest? {
    refreshLayout()
    editor.dismissNotice()
    let request: PageRequest?
    switch event {
    case .key(let key): request = press(key, at: time)
    case .mouse(let mouse): request = use(mouse, at: time)
    case .paste(let text):
      paste(text, at: time)
      request = nil
    default: request = nil
    }
    refreshLayout()
    return editor.isGone ? .close : request
  }

  func perform(_ command: Command, at time: Duration) -> PageRequest? {
    switch command {
    case .quit: return .loop(.quit)
    case .suspend: return .loop(.suspend)
    case .redraw: return .loop(.redraw)
    case .help: return .help
    case .close:
      guard field != nil, !focus.isWritten else { return .close }
      endWriting()
    case .undo: restep(editor.undo)
    case .redo: restep(editor.redo)
    case .choose: choose()
    case .remove: removeUnderCursor()
    case .move(.up): move(to: layout.field(from: focus, lines: -1))
    case .move(.down): move(to: layout.field(from: focus, lines: 1))
    case .move(.left): change(by: -1)
    case .move(.right): change(by: 1)
    case .nextHidden: move(to: layout.field(after: focus, step: 1))
    case .previousHidden: move(to: layout.field(after: focus, step: -1))
    case .smaller: step(focus, by: -1)
    case .larger: step(focus, by: 1)
    case .pageUp: page(-1)
    case .pageDown: page(1)
    default: break
    }
    return editor.isGone ? .close : nil
  }

  func advance(to time: Duration) {
    guard let due = stepDue, due <= time else { return }
    stepDue = nil
    editor.commit()
  }

  func nextChange(after time: Duration) -> Duration? { stepDue }

  func leave() {
    addDraftIfWhole()
    endWriting()
    editor.commit()
  }

  /// Something was typed: it counts as a step after a while.
  func putOffStep(at time: Duration) { stepDue = time + EditorPage.rest }

  /// Another step than the last one: what is written now is one first.
  private func restep(_ step: () -> Void) {
    let isWritten = focus.isWritten
    endWriting()
    step()
    refreshLayout()
    focus = layout.valid(focus)
    if isWritten { move(to: focus) }
  }

  private func page(_ direction: Int) {
    let rows = max(1, layout.body.height - 1)
    var target = focus
    for _ in 0..<rows { target = layout.field(from: target, lines: direction) }
    move(to: target)
  }
}
