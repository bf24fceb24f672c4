import Canvas
import Decks
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Two pairs on one board never look the same as drawn.
struct DistinctFacesTests {
  private static let alike = [
    "❤", "❤\u{FE0F}", "❤\u{FE0E}", "ma", "má", "mà", "mạ", "co\u{AD}op", "coop", "東", "🕷",
    "🕷\u{FE0F}", "1", "1\u{FE0F}\u{20E3}", "👍", "👍🏿", "🇩🇪", "🇩🇰", "e", "η", "ψ", "Ψ\u{200B}", "?",
    "a b", "a\u{200B}b", "a person who bakes bread", "a person who bakes cakes",
    "a person who bakes bricks", "Afghanistan", "Afghan",
  ]

  private static let capabilities: [Capabilities] = [
    Capabilities(), Capabilities(glyphs: .ascii), Capabilities(glyphs: .console),
    Capabilities(showsPictures: false), Capabilities(blocks: .quadrants),
    Capabilities(blocks: .sextants, showsPictures: false),
  ]

  private func faces(_ capabilities: Capabilities) -> Faces {
    Faces(of: Self.alike.map { Pair(twin: $0) }, capabilities)
  }

  @Test(arguments: capabilities)
  func `every pair has a text of its own`(_ capabilities: Capabilities) {
    let texts = Self.alike.indices.compactMap {
      faces(capabilities)[CardID(rawValue: 2 * $0)]?.text
    }
    #expect(texts.count == Self.alike.count)
    #expect(Set(texts.map { $0.flatMap(Glyph.glyphs) }).count == texts.count, "\(texts)")
  }

  @Test func `signs for marks come before numbers, and texts shown as they are stay`() {
    let faces = faces(Capabilities(glyphs: .ascii))
    let texts = Self.alike.indices.compactMap { faces[CardID(rawValue: 2 * $0)]?.text }
    #expect(Array(texts[3...6]) == ["ma", "ma'", "ma`", "ma."])
    #expect(Array(texts[0...2]) == ["red heart", "red heart 2", "red heart 3"])
    #expect(Array(texts[7...8]) == ["coop 2", "coop"])
  }

  @Test func `both cards of a pair look the same`() {
    let faces = faces(Capabilities(glyphs: .ascii))
    for pair in Self.alike.indices {
      #expect(faces[CardID(rawValue: 2 * pair)] == faces[CardID(rawValue: 2 * pair + 1)])
    }
  }

  @Test func `both cards of a pair look the same where they are shortened`() {
    let faces = faces(Capabilities())
    for size in CardShape.landscape.sizes(isSolid: true) where size.width <= 24 {
      for pair in Self.alike.indices {
        let cards = [2 * pair, 2 * pair + 1].map {
          faces.face(CardID(rawValue: $0), on: size, isSolid: true)
        }
        #expect(cards[0] == cards[1], "\(size) \(Self.alike[pair])")
      }
    }
  }

  @Test(arguments: capabilities, [true, false])
  func `no two pairs are drawn alike on cards of any size`(
    _ capabilities: Capabilities, _ isSolid: Bool
  ) {
    var capabilities = capabilities
    if !isSolid { capabilities.colors = .eight }
    guard Theme(capabilities).isSolid == isSolid else { return }
    let faces = faces(capabilities)
    let sizes = [CardShape.portrait, .landscape].flatMap { $0.sizes(isSolid: isSolid) }
    for size in sizes where size.width <= 24 {
      let images = Self.alike.indices.map { pair -> String in
        let id = CardID(rawValue: 2 * pair)
        guard let face = faces.face(id, on: size, isSolid: isSolid) else { return "" }
        return image(face, size, capabilities)
      }
      let groups = Dictionary(grouping: Self.alike.indices) { images[$0] }
      for group in groups.values where group.count > 1 {
        Issue.record("\(group.map { Self.alike[$0] }) on \(size): \(images[group[0]])")
      }
    }
  }

  private func image(_ face: FaceText, _ size: CardSize, _ capabilities: Capabilities) -> String {
    var canvas = Canvas(size: Size(width: size.width + 1, height: size.height))
    let frame = Rect(Size(width: size.width, height: size.height))
    CardView(theme: Theme(capabilities), size: size).draw(
      CardPose(id: CardID(rawValue: 0), frame: frame, side: .face), CardView.Details(face: face),
      on: &canvas)
    return canvas.rows.joined().map { "\([$0.glyph].text) \($0.style.foreground)" }.joined()
  }
}

extension Capabilities {
  fileprivate init(blocks: Blocks, showsPictures: Bool = true) {
    self.init(showsPictures: showsPictures)
    self.blocks = blocks
  }
}
