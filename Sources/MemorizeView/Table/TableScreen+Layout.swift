import Canvas
import MemorizeViewModel

/// How the table is laid out, and what on it.
extension TableScreen {
  /// What a layout follows from, besides the faces.
  struct LayoutQuestion: Equatable {
    let size: Size
    let deals: Int
    let count: Int
    let isSolid: Bool
    let zoom: Int
    let hasSides: Bool
    let hasRemarks: Bool
  }

  /// Lays the table out for a size; motions end, since what they lead to lies elsewhere now.
  package func fit(to size: Size) {
    let count = viewModel.numberOfPlaces
    let theme = self.theme
    let question = LayoutQuestion(
      size: size, deals: viewModel.deals, count: count, isSolid: theme.isSolid, zoom: zoom,
      hasSides: viewModel.hasSides, hasRemarks: playback?.review != nil)
    // Kept with the faces, since it depends on what is printed on the cards.
    guard question != laidOut || knownFaces == nil else { return }
    laidOut = question
    let new = TableLayout(
      size: size, count: count, shape: shape, isSolid: theme.isSolid, zoom: zoom, faces: faces,
      hasSides: question.hasSides, hasRemarks: question.hasRemarks)
    guard new != layout else { return }
    layout = new
    if hasBeenShown, let motion { settle(motion, at: motion.start) }
    points = []
    scroll = new.board.scroll(showing: min(cursor, count - 1), from: scroll)
  }

  var theme: Theme { Theme(capabilities, tint: viewModel.board.deck.color) }

  var shape: CardShape { CardShape(longestFace: faces.longest) }

  /// What is printed on the cards, those that have left among them.
  var faces: Faces {
    if let known = knownFaces, known.deals == viewModel.deals { return known.faces }
    let faces = Faces(
      viewModel.board.drawn.pairs.flatMap { FaceText.ofPair($0.first, $0.second, capabilities) })
    knownFaces = (viewModel.deals, faces)
    return faces
  }
}
