import Canvas
import MemorizeViewModel

/// The way from the table to the statistics.
extension TableScreen {
  /// Reads what all games come to, and shows it; nothing of that is read before.
  func openStatistics(at time: Duration) {
    let (statistics, today) = viewModel.readStatistics()
    let page = StatisticsPage(
      statistics, today: today, notice: viewModel.notice, isPublic: options.isPublic
    ) { [weak self] board, deck, size in
      self?.grid(of: board, deck: deck, size: size) ?? PlaceGrid(nearSquare: board)
    }
    open(page, at: time)
  }

  /// The grid on which a window of that size lays such a board out, with the cards of a deck as far as it
  /// is there.
  private func grid(of board: GameKind, deck name: String?, size: Size) -> PlaceGrid {
    let isOnTable =
      board.pairs == viewModel.pairs && board.variant.hasSides == viewModel.hasSides
      && (name == nil || name == viewModel.board.deck.name)
    let deck = name.flatMap { name in viewModel.decks.first { $0.name == name } }
    let faces: Faces? = isOnTable ? self.faces : deck.map { firstFaces(of: $0, pairs: board.pairs) }
    let layout = TableLayout(
      size: size, count: board.places,
      shape: faces.map { CardShape(longestFace: $0.longest) } ?? .portrait,
      isSolid: theme.isSolid, zoom: isOnTable ? zoom : 0, faces: faces,
      hasSides: board.variant.hasSides)
    return PlaceGrid(layout.board)
  }

  /// The first faces of a deck, as many as lie on a board; which of them do is a matter of chance.
  private func firstFaces(of deck: Deck, pairs: Int) -> Faces {
    Faces(
      deck.pairs.prefix(pairs).flatMap { FaceText.ofPair($0.first, $0.second, capabilities) })
  }
}
