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
  func eventMessage(isRecorded: Bool = false) -> Message? {
    let isDeal = motion.map { $0.before.deals != $0.after.deals } ?? false
    // If the pile has no rows, it takes the place of the message.
    if isDeal, layout?.tray == nil { return nil }
    let told = isDeal ? table : told
    var narrator = narrator
    if isRecorded { (narrator.isRecorded, narrator.isFirstGame) = (true, false) }
    (narrator.contestants, narrator.mover) = (told.contestants, told.lastMover)
    narrator.pairs.left = viewModel.pairs - told.pairsFound
    switch told.lastEvent {
    case .turned(let id):
      return Message(narrator.turned(id, bonus: isRecorded ? nil : bonusSeconds(of: id)))
    case .resumed where viewModel.isFirstGame && !viewModel.hasBegun:
      return Message(narrator.howToPlay)
    case .turnedDown where told.contestants.isEmpty, .resumed where told.contestants.isEmpty:
      return messageUnderCursor
    case .hinted(let hint, let price):
      return isRecorded || !told.contestants.isEmpty ? nil : message(for: hint, price)
    case let event: return narrator.wording(of: event).map(Message.init)
    }
  }

  /// The words for the game on the table.
  var narrator: Narrator { Narrator(viewModel, name: spelling) }

  /// The seconds left for a card's bonus, rounded up; `nil` if there is none to win.
  private func bonusSeconds(of id: CardID) -> Int? {
    guard viewModel.hasPoints, !viewModel.isPaused, !theme.options.isQuiet else { return nil }
    let seconds = viewModel.bonus.seconds(of: id, at: now)
    return seconds > 0 ? seconds : nil
  }

  /// Whether each face is drawn as a picture, without characters.
  var showsOnlyPictures: Bool {
    guard let layout, faces.areArtwork else { return false }
    return CardView(theme: theme, size: layout.board.grid.card).showsPictures
  }

  /// The message about the card under the cursor, if it lies face up, or about its pair; on a quiet
  /// screen, which may be read aloud, about its place, too.
  var messageUnderCursor: Message? {
    guard motion == nil, let id = table.card(at: cursor), let state = table[id] else { return nil }
    let isHidden = state.side == .back || table.isPaused
    if theme.options.isQuiet, let board = layout?.board {
      let (row, number) = board.position(of: cursor)
      return Message(
        Narrator.place(row: row, number: number, name: isHidden ? nil : spelling(id)))
    }
    guard !isHidden else { return nil }
    guard state.side == .matched, viewModel.variant.cardsOfAKind == 2, table[id.partner] != nil
    else {
      return Message(spelling(id))
    }
    let first = min(id, id.partner)
    return Message(narrator.pair(spelling(first), spelling(first.partner)))
  }
}
