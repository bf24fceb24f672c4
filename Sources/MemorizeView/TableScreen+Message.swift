import Canvas
import MemorizeViewModel

/// What the line at the bottom says.
extension TableScreen {
  var message: Message? {
    if let typedLabel, isLabelPromptShown || !typedLabel.isEmpty {
      let typed = typedLabel.isEmpty ? "" : ": \(typedLabel)"
      return Message("Type a card's label\(typed)", "Label\(typed)")
    }
    if isLookingAround, let face = faceUnderCursor { return face }
    if let notice = viewModel.notice, motion == nil {
      return .notice(notice)
    }
    if viewModel.showing != nil { return .lookAgain }
    // Under a sheet the game waits as a matter of course.
    if let sheet, ![.pause, .result].contains(sheet.kind), table.isPaused { return nil }
    let happening = (motion?.before ?? table).happening
    let isDealing = motion.map { $0.before.deals != $0.after.deals } ?? false
    // Without rows of its own the pile lies where the message would be.
    if isDealing, layout?.tray == nil { return nil }
    let told = isDealing ? table.happening : happening
    if case .turned(let id) = told { return face(id) }
    return Message.about(
      told, isFirst: viewModel.isFirstGame, hasGivenUp: viewModel.hasGivenUp,
      isRace: viewModel.isOpenGame, lesson: viewModel.lesson, spelling: spelling)
      ?? faceUnderCursor
  }

  /// The whole text of the card under the cursor, once it lies face up.
  private var faceUnderCursor: Message? {
    guard motion == nil, let id = table.card(at: cursor), let state = table[id],
      state.side != .back
    else { return nil }
    if state.side == .matched, table[id.partner] != nil {
      let partner = id.partner
      let (one, other) = id < partner ? (id, partner) : (partner, id)
      return .pair(spelling(one), spelling(other))
    }
    return face(id)
  }

  /// The text of a card, with all the room there is if the card itself does not show the whole.
  private func face(_ id: CardID) -> Message {
    let card = layout?.board.grid.card.body(isSolid: look.isSolid)
    let text = viewModel.card(id).map { FaceText($0.content, capabilities) }
    let isWhole = card.flatMap { card in text.map { $0.fit(in: card) != .shortened } } ?? true
    return Message(spelling(id), needsRoom: !isWhole)
  }

  /// How a card is called in words: what can be read on it, and the name of a picture.
  ///
  /// A term is not named: the name of a letter would give its definition away.
  func spelling(_ id: CardID) -> String {
    guard let content = viewModel.card(id)?.content else { return "" }
    let text = content.text
    let shown = FaceText(text, capabilities).text
    guard content.side == .twin, let name = Spelling.name(of: text) else { return shown }
    return shown == text ? "\(text) \(name)" : name
  }
}
