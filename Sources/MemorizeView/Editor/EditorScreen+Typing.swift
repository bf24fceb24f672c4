import Canvas
import MemorizeViewModel

extension EditorScreen {
  func perform(_ command: Command, at time: Duration) -> Action? {
    refreshLayout()
    editor.dismissNotice()
    let action = carryOut(command)
    refreshLayout()
    return action
  }

  private func carryOut(_ command: Command) -> Action? {
    if command != .done { warned = nil }
    switch command {
    case .undo: stepBack(editor.undo)
    case .redo: stepBack(editor.redo)
    case .choose: choose()
    case .remove: removeUnderCursor()
    case .add: move(to: .newFirst)
    case .side(let step) where picked != nil && pick(by: step): break
    case .side(let step) where focus.isValue: self.step(focus, by: step)
    case .side(let step): move(to: layout.field(beside: focus, step: step))
    case .line(let step): if !pick(rows: step) { move(to: layout.field(from: focus, lines: step)) }
    case .field(1) where focus == .newSecond && isDraftComplete: addDraft()
    case .field(let step): if !pick(by: step) { goOn(by: step) }
    case .value(let step): self.step(focus, by: step)
    case .page(let direction): movePage(direction)
    case .first: move(to: .name)
    case .last: move(to: layout.field(after: .name, step: -1))
    case .done: return done()
    }
    return nil
  }

  /// Moves to the next field; the cells of a pair are typed one after the other, as in a table.
  private func goOn(by step: Int) {
    let isTyping = field != nil
    let pair = focus.pair
    move(to: layout.field(after: focus, step: step))
    if isTyping, pair != nil, focus.pair != nil { startTyping() }
  }

  /// Drops the text typed over a face first, and warns before half a new pair is dropped; otherwise
  /// closes the editor.
  private func done() -> Action? {
    if field != nil, !focus.takesText {
      cancelTyping()
      return nil
    }
    guard let half = halfPair, half != warned else { return close() }
    warned = half
    addDraft()
    return nil
  }

  /// Undoes or redoes a step; text that is being typed becomes a step first.
  func stepBack(_ step: () -> Void) {
    let takesText = focus.takesText
    endTyping()
    added = nil
    let before = editor.pairs
    step()
    refreshLayout()
    focus = layout.valid(focus)
    if takesText {
      move(to: focus)
    } else if editor.pairs.count > before.count {
      // The cursor goes to the pair that is back.
      let index = zip(before, editor.pairs).prefix { $0 == $1 }.count
      move(to: focus.isSecond ? .second(index) : .first(index))
    }
  }

  private func movePage(_ direction: Int) {
    let rows = max(1, (layout.page.body.height - 1) / layout.itemHeight)
    var target = focus
    for _ in 0..<rows { target = layout.field(from: target, lines: direction) }
    move(to: target)
  }

  /// Enters the typed text, or starts typing.
  func choose() {
    switch focus {
    case .name: move(to: .newFirst)
    case .color, .pairs, .kind: step(focus, by: 1)
    case .newFirst where offered != nil: addPicture(offered ?? 0)
    case .newFirst where editor.kind == .words: move(to: .newSecond)
    case .newFirst where typedFace.isEmpty: _ = pick(by: 1)
    case .newFirst, .newSecond: addDraft()
    case .first, .second: if field == nil { startTyping() } else { endTyping() }
    case .removed(let index):
      editor.takeBack(at: index)
      refreshLayout()
      focus = layout.valid(focus)
    }
  }

  func removeUnderCursor() {
    guard let index = focus.pair else { return }
    endTyping()
    editor.remove(at: index)
    refreshLayout()
    move(to: focus)
  }

  /// Changes the value of a field.
  func step(_ field: EditorField, by step: Int) {
    switch field {
    case .color: editor.changeColor(by: step)
    case .pairs: editor.changeUsualPairs(by: step)
    case .kind: editor.toggleKind()
    case .name, .newFirst, .newSecond, .first, .second, .removed: break
    }
  }
}

/// Text on its way into the deck.
extension EditorScreen {
  func moveOn() { warned = nil }

  func insert(_ key: Key, at time: Duration) -> Action?? {
    guard isTakingText else { return nil }
    editor.dismissNotice()
    if case .character(let character) = key, acceptsPictures,
      character.isPicture || editor.joins(character)
    {
      editor.type(picture: character)
      putOffStep(at: time)
      refreshLayout()
      return .some(nil)
    }
    if case .character = key, focus.isValue { move(to: .newFirst) }
    if field?.handle(key) == true {
      applyText(at: time)
    }
    refreshLayout()
    return .some(nil)
  }

  func paste(_ text: String, at time: Duration) -> Bool {
    editor.dismissNotice()
    let pairs = PastedText(text).pairs
    let isList = pairs.count > 1 || pairs.first?.first.side != .twin || text.allSatisfy(\.isPicture)
    if field == nil || focus == .newFirst && isList {
      editor.add(pairs)
    } else {
      field?.insert(text)
      applyText(at: time)
    }
    refreshLayout()
    return true
  }

  /// Whether a picture that is typed becomes a new face at once.
  private var acceptsPictures: Bool {
    guard editor.kind == .faces else { return false }
    return field == nil || focus == .newFirst && field?.text.isEmpty == true
  }

  /// Puts the text of the field into the deck.
  private func applyText(at time: Duration) {
    guard let text = field?.text else { return }
    picked = nil
    added = nil
    putOffStep(at: time)
    switch focus {
    case .name:
      editor.deck.name.wrappedValue = text
    case .first:
      replace { pair in
        guard let new = pair.first.source(saying: text) else { return nil }
        return pair.isTwin ? Pair(twin: new) : Pair(term: new, definition: pair.second.source)
      }
    case .second:
      replace { pair in
        pair.second.source(saying: text).map { Pair(term: pair.first.source, definition: $0) }
      }
    case .newFirst, .newSecond, .color, .pairs, .kind, .removed: draft[focus] = text
    }
  }

  /// Replaces the pair under the cursor.
  private func replace(_ change: (Pair) -> Pair?) {
    guard let index = focus.pair, let new = focusedPair.flatMap(change) else { return }
    editor.replace(at: index, with: new)
  }

  /// The pair under the cursor.
  var focusedPair: Pair? { focus.pair.flatMap { editor.pairs[at: $0] } }

  /// Moves the cursor to a field; where text goes, typing can start at once.
  func move(to target: EditorField) {
    if ![.newFirst, .newSecond].contains(target) { addDraftIfComplete() }
    endTyping()
    added = nil
    focus = layout.valid(target)
    if focus.takesText { startTyping() }
    scroll = layout.top(showing: focus, from: scroll)
  }

  /// Starts typing in the field under the cursor; text that is there is selected.
  func startTyping() {
    original = focusedPair
    switch focus {
    case .name:
      field = TextField(editor.deck.wrappedValue.name, limit: .name, isSelected: true)
    case .newFirst, .newSecond: field = TextField(draft[focus] ?? "")
    case .first: field = focusedPair.map { TextField($0.first.text, isSelected: true) }
    case .second: field = focusedPair.map { TextField($0.second.text, isSelected: true) }
    case .color, .pairs, .kind, .removed: break
    }
  }

  /// Puts back the text that was typed over, and ends typing.
  private func cancelTyping() {
    if let index = focus.pair, let original { editor.replace(at: index, with: original) }
    endTyping()
  }

  /// Ends typing: the change becomes a step.
  func endTyping() {
    if field != nil || stepDue != nil { editor.commit() }
    field = nil
    stepDue = nil
  }

  /// Adds a new pair that the cursor leaves behind, so that it is not lost.
  ///
  /// Text by which pictures were found was only a search.
  func addDraftIfComplete() {
    if offered != nil {
      picked = nil
      draft = [:]
    }
    guard isDraftComplete else { return }
    editor.add([newPair])
    draft = [:]
    field = nil
  }

  /// Whether all sides of a new face or pair are typed.
  var isDraftComplete: Bool { !newPair.first.text.isEmpty && !newPair.second.text.isEmpty }

  /// The new face or pair as typed so far.
  var newPair: Pair {
    let first = draft[.newFirst] ?? ""
    guard editor.kind == .words else { return Pair(twin: first) }
    return Pair(term: first, definition: draft[.newSecond] ?? "")
  }

  /// The side of a new pair that is typed while the other one is not; `nil` without such a one.
  var halfPair: String? {
    guard editor.kind == .words, !isDraftComplete else { return nil }
    return [newPair.first.text, newPair.second.text].first { !$0.isEmpty }
  }

  /// Adds the new face or pair, and continues with the next one; without one side, with that side.
  func addDraft() {
    guard isDraftComplete else {
      return move(to: newPair.first.text.isEmpty ? .newFirst : .newSecond)
    }
    if editor.add([newPair]) > 0 {
      draft = [:]
      move(to: .newFirst)
    }
  }
}
