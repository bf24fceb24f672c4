import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Short texts in large letters, and the papers of terms and definitions.
struct LargeLettersTests {
  private func card(
    _ face: FaceText, _ width: Int, _ height: Int, _ capabilities: Capabilities = .quadrants,
    side: CardPose.Side = .face, sides: SideNames? = nil
  ) -> Canvas {
    var theme = Theme(capabilities)
    theme.sides = sides
    return CardView(theme: theme, size: CardSize(width, height)).picture(of: face, side: side)
  }

  private func faces(_ pairs: [(String, String)]) -> Faces {
    Faces(of: pairs.map { Pair(term: $0.0, definition: $0.1) }, .quadrants)
  }

  @Test func `a definition in large letters lies on cooler paper and has a bar at its side`() throws
  {
    var face = FaceText("ka", .quadrants)
    face.isDefinition = true
    try RecordedScreen.matches(card(face, 15, 10), "card-large-definition")
    expectEqual(card(face, 15, 10, side: .missed)[Point(x: 7, y: 1)].style.background, .missed)
  }

  @Test func `a small card, and a terminal without blocks, shows the text itself`() {
    for (width, height) in [(4, 3), (5, 4), (9, 3)] {
      #expect(card(FaceText("a", .quadrants), width, height).description.contains("a"))
    }
    for capabilities in [Capabilities(), Capabilities(colors: .eight)] {
      #expect(card(FaceText("ka", capabilities), 15, 10, capabilities).description.contains("ka"))
    }
  }

  @Test func `a term lies below a band, a definition below a rule`() throws {
    for (text, isTerm) in [("daemon", true), ("a program that runs in the background", false)] {
      var face = FaceText(text, .quadrants)
      (face.isTerm, face.isDefinition) = (isTerm, !isTerm)
      let picture = card(face, 21, 8, sides: SideNames("Word", "Meaning"))
      try RecordedScreen.matches(picture, isTerm ? "card-term" : "card-definition")
    }
  }

  @Test func `a text that needs every row has neither band nor rule`() {
    let words = "one two three four five six seven eight"
    var (term, definition) = (FaceText(words, .quadrants), FaceText(words, .quadrants))
    term.isTerm = true
    definition.isDefinition = true
    let sides = SideNames("Word", "Meaning")
    #expect(!card(term, 12, 6, sides: sides).description.contains("Word"))
    #expect(card(definition, 12, 6, sides: sides).description.contains("▌"))
  }

  @Test func `a side is drawn large if all its texts are short`() {
    let view = CardView(theme: Theme(.quadrants), size: CardSize(15, 10))
    let isLarge = { (faces: Faces) in
      (0..<8).map { faces[CardID(rawValue: $0)].map(view.isDrawnLarge) == true }
    }
    let kana = faces([("あ", "a"), ("い", "i"), ("う", "u"), ("え", "long words")])
    expectEqual(isLarge(kana), [true, false, true, false, true, false, true, false])
    let elements = faces([("H", "Hydrogen"), ("Fe", "Iron"), ("He", "Helium"), ("Zn", "Zinc")])
    expectEqual(isLarge(elements), [true, false, true, false, true, false, true, false])
  }

  @Test func `faces side by side are all large, or none is`() {
    let view = CardView(theme: Theme(.quadrants), size: CardSize(11, 7))
    let alike = { (texts: [String]) in
      view.alike(texts.map { FaceText($0, .quadrants) }).map { view.isDrawnLarge($0) }
    }
    expectEqual(alike(["K♣", "Q♥", "A♠"]), [true, true, true])
    expectEqual(alike(["K♣", "Q♥", "words"]), [false, false, false])
  }

  @Test func `dashes on a small card are not underlined`() {
    for (text, isUnderlined) in [("-.-", false), ("...", false), ("a_b", false), ("dog", true)] {
      var face = FaceText(text, .quadrants)
      face.isDefinition = true
      let cells = card(face, 5, 4).cells
      expectEqual(cells.contains { $0.style.attributes.contains(.underline) }, isUnderlined)
    }
  }

  @Test func `letters that are written from right to left are large one at a time`() {
    #expect(FaceText("ש", .quadrants).letters != nil)
    expectNil(FaceText("שלום", .quadrants).letters)
    expectNil(FaceText("👻", .quadrants).letters)
  }
}

struct BonusBarTests {
  /// A card with this many points left, and a margin of a column.
  private func card(
    _ text: String, _ width: Int, _ height: Int, points: Int,
    _ capabilities: Capabilities = .quadrants
  ) -> Canvas {
    CardView(theme: Theme(capabilities), size: CardSize(width, height))
      .picture(of: FaceText(text, capabilities), bonus: points)
  }

  /// The cells with a part in one of the colours of points that are left.
  private func lit(_ canvas: Canvas) -> Int {
    let colors: [ColorRole] = [.bonusHigh, .bonusMiddle, .bonusLow]
    return canvas.cells.count {
      colors.contains($0.style.foreground) || colors.contains($0.style.background)
    }
  }

  @Test(arguments: ["👻", "か", "8 × 9", "Dublin"])
  func `every face has a segment for each point, on every size`(text: String) {
    for (width, height) in [(5, 4), (7, 5), (9, 3), (11, 7), (15, 10), (18, 11), (23, 14)] {
      var before = 0
      for points in 1...6 {
        let now = lit(card(text, width, height, points: points))
        #expect(now >= before && now > 0, "\(width)x\(height) \(points)")
        before = now
      }
      #expect(before >= 4)
      expectEqual(lit(card(text, width, height, points: 0)), 0)
    }
  }

  @Test(arguments: [(6, ColorRole.bonusHigh), (3, .bonusMiddle), (1, .bonusLow)])
  func `the colour warns, and lost points stay as pale segments`(points: Int, color: ColorRole) {
    let canvas = card("か", 15, 10, points: points)
    let colors = canvas.cells.flatMap { [$0.style.foreground, $0.style.background] }
    #expect(colors.contains(color))
    expectEqual(colors.contains(.shade), points < 6)
  }

  @Test(arguments: [Capabilities.ascii, .wire])
  func `a frame of lines has a digit in its corner`(capabilities: Capabilities) {
    #expect(card("か", 12, 7, points: 5, capabilities).description.contains("5"))
    #expect(!card("か", 12, 7, points: 0, capabilities).description.contains("0"))
  }
}

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
}
