import Canvas
import MemorizeViewModel

/// What the line at the bottom says.
extension TableScreen {
  var message: Message? { topic.flatMap(words) }

  /// What it is about now, which is found out sooner than put into words.
  var topic: Topic? {
    if let typedLabel, isLabelPromptShown || !typedLabel.isEmpty { return .label(typedLabel) }
    if isLookingAround, let face = topicUnderCursor { return face }
    if let notice = viewModel.notice, motion == nil { return .notice(notice) }
    if viewModel.preview != nil { return .preview }
    // Under a dialog the game waits as a matter of course.
    if let dialog, ![.pause, .result].contains(dialog.kind), table.isPaused { return nil }
    let lastEvent = (motion?.before ?? table).lastEvent
    let isDealing = motion.map { $0.before.deals != $0.after.deals } ?? false
    // Without rows of its own the pile lies where the message would be.
    if isDealing, layout?.tray == nil { return nil }
    switch isDealing ? table.lastEvent : lastEvent {
    case .turned(let id): return .face(id)
    case .turnedDown, .resumed: return topicUnderCursor
    case let told: return .lastEvent(told)
    }
  }

  /// The card under the cursor, once it lies face up, or its pair.
  private var topicUnderCursor: Topic? {
    guard motion == nil, let id = table.card(at: cursor), let state = table[id],
      state.side != .back
    else { return nil }
    return state.side == .matched && table[id.partner] != nil
      ? .pair(min(id, id.partner)) : .face(id)
  }

  private func words(for topic: Topic) -> Message? {
    switch topic {
    case .label(let typed):
      let typed = typed.isEmpty ? "" : ": \(typed)"
      return Message("Type a card's label\(typed)", "Label\(typed)")
    case .face(let id): return face(id)
    case .pair(let id): return .pair(spelling(id), spelling(id.partner))
    case .notice(let text): return .notice(text)
    case .preview: return .lookAgain
    case .lastEvent(let lastEvent):
      return Message.about(
        lastEvent, isFirst: viewModel.isFirstGame, hasGivenUp: viewModel.hasGivenUp,
        isOpen: viewModel.isOpenGame, gameReview: viewModel.gameReview, spelling: spelling)
    }
  }

  /// The text of a card, with all the room there is if the card itself does not show the whole.
  private func face(_ id: CardID) -> Message {
    let card = layout?.board.grid.card.body(isSolid: theme.isSolid)
    let isWhole = card.flatMap { card in faces[id].map { $0.fit(in: card) != .shortened } } ?? true
    return Message(spelling(id), needsRoom: !isWhole)
  }

  /// How a card is called in words: what can be read on it, and the name of a picture.
  ///
  /// A term is not named: the name of a letter would give its definition away.
  func spelling(_ id: CardID) -> String {
    faces.spelling(of: id) {
      guard let shown = faces[id]?.text, let content = viewModel.card(id)?.content else {
        return ""
      }
      guard content.side == .twin, let name = Spelling.name(of: content.text) else { return shown }
      return shown == content.text ? "\(shown) \(name)" : name
    }
  }
}

/// What the line at the bottom is about: with the board, the look and the layout, all that its words follow
/// from.
enum Topic: Equatable {
  /// Labels are typed, so far this one.
  case label(String)
  /// What is on a card.
  case face(CardID)
  /// A pair that was found, by its first card.
  case pair(CardID)
  case notice(String)
  /// Cards are shown before practice.
  case preview
  case lastEvent(GameEvent)
}
