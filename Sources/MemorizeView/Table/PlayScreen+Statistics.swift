import Canvas
import MemorizeViewModel

/// Opening the statistics from the table.
extension PlayScreen {
  /// Reads all finished games and shows their statistics; in a kiosk, the best games.
  func openStatistics() -> Action {
    guard !viewModel.isListShared else {
      return .show(BestListDialog(standings: viewModel.readBestGames()))
    }
    let (statistics, today) = viewModel.readStatistics()
    let screen = StatisticsScreen(statistics, today: today, notice: viewModel.notice) {
      [weak self] board, deck, size in
      self?.grid(of: board, deck: deck, size: size) ?? PlaceGrid(nearSquare: board)
    }
    return .open(screen)
  }

  /// The grid of this board in a window of this size, with a deck's cards if known.
  private func grid(of board: GameKind, deck name: String?, size: Size) -> PlaceGrid {
    let isOnTable =
      board.pairs == viewModel.pairs && board.variant.hasSides == viewModel.hasSides
      && (name == nil || name == viewModel.board.deck.name)
    let deck = name.flatMap { name in viewModel.decks.first { $0.name == name } }
    let samples = deck.map { Faces(of: Array($0.pairs.prefix(board.pairs)), theme.capabilities) }
    let faces = isOnTable ? stage.faces : samples
    let layout = TableLayout(
      size: size, count: board.places,
      shape: faces.map { CardShape(longestFace: $0.longest) } ?? .portrait,
      isSolid: theme.isSolid, zoom: isOnTable ? stage.viewport.zoom : 0, faces: faces,
      hasSides: board.variant.hasSides)
    return PlaceGrid(layout.board)
  }
}
