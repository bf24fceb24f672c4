import Canvas
import MemorizeViewModel

/// What is written, and where it goes.
extension EditorPage {
  func press(_ key: Key, at time: Duration) -> PageRequest? {
    if let command = KeyTable.editorCommand(for: key, isWriting: field != nil) {
      return perform(command, at: time)
    }
    if case .character(let character) = key, isPictureExpected,
      character.isPicture || editor.joins(character)
    {
      editor.type(picture: character)
      putOffStep(at: time)
    } else if field?.handle(key) == true {
      takeOn(at: time)
    }
    return nil
  }

  /// Whether a picture that is typed is a new face at once.
  private var isPictureExpected: Bool {
    guard editor.kind == .faces else { return false }
    return field == nil || focus == .newFirst && field?.text.isEmpty == true
  }

  func paste(_ text: String, at time: Duration) {
    let pairs = PastedText(text).pairs
    let isList = pairs.count > 1 || pairs.first?.first.side != .twin || text.allSatisfy(\.isPicture)
    if field == nil || focus == .newFirst && isList {
      editor.add(pairs)
    } else {
      field?.insert(text)
      takeOn(at: time)
    }
  }

  /// Puts what is in the field into the deck.
  private func takeOn(at time: Duration) {
    guard let text = field?.text else { return }
    putOffStep(at: time)
    switch focus {
    case .name:
      editor.deck.name.wrappedValue = text
    case .first(let index):
      rewrite(index) {
        $0.side == .twin ? Pair(twin: text) : Pair(term: text, definition: $0.partner)
      }
    case .second(let index): rewrite(index) { Pair(term: $0.text, definition: text) }
    default: draft[focus] = text
    }
  }

  private func rewrite(_ index: Int, _ change: (Face) -> Pair) {
    guard let old = pair(index) else { return }
    editor.replace(at: index, with: change(old.first))
  }

  /// The pair with a number, if it is there.
  func pair(_ index: Int) -> Pair? {
    editor.pairs.indices.contains(index) ? editor.pairs[index] : nil
  }

  /// Puts the cursor on a field; where text is written, it can be written at once.
  func move(to target: EditorField) {
    if ![.newFirst, .newSecond].contains(target) { addDraftIfWhole() }
    endWriting()
    focus = layout.valid(target)
    if focus.isWritten { write() }
    scroll = layout.scroll(showing: layout.frame(of: focus).minY, from: scroll)
  }

  /// Begins to write in the field under the cursor.
  func write() {
    switch focus {
    case .name: field = TextField(editor.deck.wrappedValue.name, limit: .name)
    case .newFirst, .newSecond: field = TextField(draft[focus] ?? "")
    case .first(let index): field = pair(index).map { TextField($0.first.text) }
    case .second(let index): field = pair(index).map { TextField($0.second.text) }
    default: break
    }
  }

  /// Ends writing: what is in the deck is a step.
  func endWriting() {
    if field != nil || stepDue != nil { editor.commit() }
    field = nil
    stepDue = nil
  }

  /// Takes on what is written, or begins to write.
  func choose() {
    switch focus {
    case .name: move(to: .color)
    case .color, .pairs, .kind: step(focus, by: 1)
    case .newFirst where editor.kind == .words: move(to: .newSecond)
    case .newFirst, .newSecond: addDraft()
    case .first, .second: if field == nil { write() } else { endWriting() }
    case .removed(let index):
      editor.takeBack(at: index)
      refreshLayout()
      focus = layout.valid(focus)
    }
  }

  /// Adds what was written and is left behind, so that it is not lost.
  func addDraftIfWhole() {
    let pair = newPair
    guard !pair.first.text.isEmpty, !pair.second.text.isEmpty else { return }
    editor.add([pair])
    draft = [:]
    field = nil
  }

  /// What has been written of a new face or pair.
  private var newPair: Pair {
    let first = draft[.newFirst] ?? ""
    guard editor.kind == .words else { return Pair(twin: first) }
    return Pair(term: first, definition: draft[.newSecond] ?? "")
  }

  /// Adds what was written as a new face or pair; the next one can be written then.
  private func addDraft() {
    if editor.add([newPair]) > 0 {
      draft = [:]
      move(to: .newFirst)
    }
  }

  func removeUnderCursor() {
    guard let index = focus.pair else { return }
    endWriting()
    editor.remove(at: index)
    refreshLayout()
    move(to: focus)
  }

  /// To the left or right; where there is a value, to the one before or after.
  func change(by step: Int) {
    switch focus {
    case .color, .pairs, .kind: self.step(focus, by: step)
    default: move(to: layout.field(after: focus, step: step))
    }
  }

  /// Changes the value of a field.
  func step(_ field: EditorField, by step: Int) {
    switch field {
    case .color: editor.changeColor(by: step)
    case .pairs: editor.changeUsualPairs(by: step)
    case .kind: editor.toggleKind()
    default: break
    }
  }
}
