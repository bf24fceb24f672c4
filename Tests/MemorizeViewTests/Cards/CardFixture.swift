import Canvas
import MemorizeViewModel
import Options

@testable import MemorizeView

extension CardSize {
  init(_ width: Int, _ height: Int) { self.init(width: width, height: height) }
}

extension CardView {
  /// The picture of a card, with a column at its right for its shadow.
  func picture(of face: FaceText, side: CardPose.Side = .face, bonus: Int = 0) -> Canvas {
    var canvas = Canvas(size: Size(size.width + 1, size.height))
    let pose = CardPose(frame: size.frame(), side: side)
    draw(pose, Details(face: face, bonus: bonus), on: &canvas)
    return canvas
  }
}

extension TableLayout {
  /// The layout of these faces in a window.
  init(_ faces: Faces, count: Int, in size: Size, isSolid: Bool = true) {
    self.init(
      size: size, count: count, shape: CardShape(longestFace: faces.longest), isSolid: isSolid,
      faces: faces)
  }
}

extension Deck {
  /// Terms with their definitions.
  static func pairs(
    _ pairs: [(String, String)], name: String = "Pairs", color: DeckColor = .green,
    usualPairs: Int? = nil, sides: SideNames? = nil
  ) -> Deck {
    Deck(
      name: name, color: color, usualPairs: usualPairs ?? pairs.count,
      pairs: pairs.map { Pair(term: $0.0, definition: $0.1) }, sides: sides)
  }

  /// The texts of all faces.
  var texts: [FaceText] { pairs.flatMap { [FaceText($0.first.text), FaceText($0.second.text)] } }
}
