import Canvas
import MemorizeViewModel
import Spelling
import Words

/// Descriptions of cards in words.
extension TableStage {
  /// The name of a card: its text, or the name of its picture.
  ///
  /// A term gets no name: the name of a letter would reveal its definition.
  func spelling(_ id: CardID) -> String { name(of: id).isolated }

  private func name(of id: CardID) -> String {
    guard let face = faces[id], let content = viewModel.card(id)?.content else { return "" }
    guard content.side == .twin, !face.isDistinct, let name = faces.name(of: id, content.text)
    else {
      return face.text
    }
    return face.artwork == nil && face.text == content.text ? "\(face.text) \(name)" : name
  }

  /// The message about the last event, or about the card under the cursor; `nil` for none.
  func eventMessage(
    isFirstGame: Bool = false, isRecorded: Bool = false, gameReview: GameReview? = nil
  ) -> Message? {
    let isDeal = motion.map { $0.before.deals != $0.after.deals } ?? false
    // If the pile has no rows, it takes the place of the message.
    if isDeal, layout?.tray == nil { return nil }
    let told = isDeal ? table : told
    let event = told.lastEvent
    guard told.contestants.isEmpty else {
      return .inCompany(
        event, mover: told.lastMover, next: told.contestants.first(where: \.isToMove),
        winners: told.contestants.filter { $0.rank == 1 }, hasGivenUp: viewModel.hasGivenUp,
        spelling: spelling)
    }
    switch event {
    case .turned(let id):
      return .turned(
        spelling(id), bonus: isRecorded ? nil : bonusSeconds(of: id),
        explanation: isFirstGame ? bonusExplanation(of: id) : nil)
    case .turnedDown, .resumed: return messageUnderCursor
    case .hinted(let hint): return isRecorded ? nil : message(for: hint)
    case .dealt, .dealtAgain:
      if viewModel.isJourneyPractice { return .dealtJourneyAgain(viewModel.hasGivenUp) }
      if let ghost = viewModel.ghost { return .racing(ghost, hasGivenUp: viewModel.hasGivenUp) }
      fallthrough
    default:
      return Message.about(
        event, isFirst: isFirstGame, hasGivenUp: viewModel.hasGivenUp,
        isOpen: viewModel.isOpenGame, isRecorded: isRecorded, gameReview: gameReview,
        spelling: spelling)
    }
  }

  /// The seconds left for a card's bonus, rounded up; `nil` if there is none to win.
  private func bonusSeconds(of id: CardID) -> Int? {
    guard viewModel.hasPoints, !viewModel.isPaused, !theme.options.isQuiet else { return nil }
    let seconds = viewModel.bonusSeconds(of: id, at: now)
    return seconds > 0 ? seconds : nil
  }

  /// An explanation of the bonus in six words, by the form in which the card shows it.
  private func bonusExplanation(of id: CardID) -> String? {
    guard !theme.options.isQuiet, let layout, let face = faces[id] else { return nil }
    let view = CardView(theme: theme, size: layout.board.grid.card)
    return switch faces.pieForm(of: face, on: view) {
    case .disc: say("The wedge shows your remaining bonus.")
    case .bar: say("The bar shows your remaining bonus.")
    case .sign: say("The circle shows your remaining bonus.")
    case .digit: say("The number shows your remaining bonus.")
    }
  }

  /// Whether each face is drawn as a picture, without characters.
  var showsOnlyPictures: Bool {
    guard let layout, faces.areArtwork else { return false }
    return CardView(theme: theme, size: layout.board.grid.card).showsPictures
  }

  /// The message about the card under the cursor, if it lies face up, or about its pair.
  var messageUnderCursor: Message? {
    guard motion == nil, let id = table.card(at: cursor), let state = table[id],
      state.side != .back
    else { return nil }
    guard state.side == .matched, viewModel.cardsOfAKind == 2, table[id.partner] != nil else {
      return Message(spelling(id))
    }
    let first = min(id, id.partner)
    return .pair(spelling(first), spelling(first.partner))
  }
}
