import Canvas
import Expectations
import MemorizeViewModel
import Storage
import Testing

@testable import MemorizeView

/// The player's own pictures on cards.
struct FacePhotoTests {
  private static let name = "0123456789abcdef0123456789abcdef"
  private let root = TemporaryDirectory()

  /// A directory with a picture that is red in its upper half.
  init() throws {
    let side = OwnPictures.side
    let pixels = (0..<side * side).flatMap {
      $0 < side * side / 2 ? [200, 30, 30, 255] : [0, 0, 0, 0]
    }
    let file = Array("memorize picture 1\n".utf8) + pixels.map { UInt8($0) }
    try root.write(file, to: "pictures/\(FacePhotoTests.name).picture")
  }

  private func theme(_ capabilities: Capabilities = .quadrants) -> Theme {
    Theme(capabilities, pictures: OwnPictures(directory: root.path))
  }

  private var face: Face { Pair(twin: "![red sky](\(FacePhotoTests.name))").first }

  @Test func `one picture with two names is drawn once, and the other pair shows its words`() {
    let theme = theme()
    let pairs = ["red sky", "evening"].map { Pair(twin: "![\($0)](\(FacePhotoTests.name))") }
    let faces = Faces(of: pairs, theme.capabilities, pictures: theme.pictures)
    let photos = (0..<4).map { faces[CardID(rawValue: $0)]?.photo != nil }
    expectEqual(photos, [true, true, false, false])
    expectEqual(faces[CardID(rawValue: 2)]?.text, "evening")
  }

  private func card(_ face: FaceText, _ theme: Theme, _ size: CardSize) -> Canvas {
    CardView(theme: theme, size: size).picture(of: face)
  }

  /// The text of a face on a board.
  private func text(_ face: Face, _ theme: Theme) throws -> FaceText {
    let pair = Pair(twin: face.source)
    let faces = Faces(of: [pair], theme.capabilities, pictures: theme.pictures)
    return try #require(faces[CardID(rawValue: 0)])
  }

  @Test func `a picture is drawn on a card in colours of the artwork`() throws {
    let theme = theme()
    let canvas = try card(text(face, theme), theme, CardSize(14, 8))
    let upper = canvas[Point(x: 6, y: 2)].style.background
    #expect(upper.artwork != nil)
    expectEqual(canvas[Point(x: 6, y: 5)].style.background, .face)
    #expect(!canvas.description.contains("red"))
  }

  @Test func `words stand in on small cards, without blocks, and for a missing picture`() throws {
    let small = try card(text(face, theme()), theme(), CardSize(5, 4))
    #expect(small.description.contains("red"))
    let large = CardSize(14, 8)
    let plain = theme(Capabilities())
    #expect(try card(text(face, plain), plain, large).description.contains("red sky"))
    let lost = Pair(twin: "![lost picture](\(FacePhotoTests.name.replacing("0", with: "f")))").first
    #expect(try card(text(lost, theme()), theme(), large).description.contains("lost picture"))
  }

  @Test func `boards of pictures get large cards or, where these are too small, cards for words`() {
    let pairs = (0..<6).map { Pair(twin: "![a long name \($0)](\(FacePhotoTests.name))") }
    let faces = Faces(of: pairs, theme().capabilities, pictures: theme().pictures)
    func card(_ width: Int, _ height: Int) -> CardSize {
      TableLayout(faces, count: 12, in: Size(width, height)).board.grid.card
    }
    #expect(card(120, 36).height >= 9)
    let small = card(40, 12)
    #expect(!small.has(.gutter))
    #expect(small.width >= 8)
  }

  @Test func `messages call a picture by its words`() throws {
    expectEqual(face.text, "red sky")
    try expectEqual(text(face, theme()).text, "red sky")
  }
}
