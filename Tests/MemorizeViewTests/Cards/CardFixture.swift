import Canvas
import MemorizeViewModel

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
  static func pairs(_ pairs: [(String, String)]) -> Deck {
    Deck(
      name: "Pairs", color: .green, usualPairs: pairs.count,
      pairs: pairs.map { Pair(term: $0.0, definition: $0.1) })
  }

  /// The texts of all faces.
  var texts: [FaceText] {
    pairs.flatMap { [FaceText($0.first.text), FaceText($0.second.text)] }
  }
}
