import Canvas
import Expectations
import MemoryGame
import Options
import Testing

@testable import MemorizeView

struct CardImageCacheTests {
  private static let themes = [
    Theme(), Theme(Capabilities(colors: .eight)),
    Theme(Capabilities(colors: .none, glyphs: .ascii)),
    Theme(tint: .red),
  ]
  private static let sizes = [
    CardSize.bare, CardSize(width: 4, height: 2), CardSize(width: 10, height: 5),
    CardSize(width: 18, height: 14),
  ]
  private static let sides: [CardPose.Side] = [.back, .face, .matched, .chosen]

  @Test func `a card drawn from the cache looks as if drawn directly, however often`() {
    let cache = CardImageCache()
    var dice = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      let theme = Self.themes[dice.next(below: Self.themes.count)]
      let view = CardView(theme: theme, size: Self.sizes[dice.next(below: Self.sizes.count)])
      cache.begin(view)
      for _ in 0...dice.next(below: 4) { check(view, cache, &dice) }
    }
  }

  @Test func `the images of another size or theme are dropped`() {
    let cache = CardImageCache()
    let frame = Rect(x: 1, y: 1, width: 10, height: 5)
    let pose = CardPose(id: CardID(rawValue: 0), frame: frame, side: .face)
    let details = CardView.Details(face: FaceText("ab"))
    for tint in [DeckColor.red, .blue, .red] {
      let view = CardView(theme: Theme(tint: tint), size: CardSize(width: 10, height: 5))
      var (direct, cached) = (
        Canvas(size: Size(width: 12, height: 7)), Canvas(size: .init(width: 12, height: 7))
      )
      view.draw(pose, details, on: &direct)
      cache.begin(view)
      cache.draw(pose, details, isUnderCursor: false, on: &cached)
      expectEqual(cached, direct)
    }
  }

  private func check(_ view: CardView, _ cache: CardImageCache, _ dice: inout SeededGenerator) {
    let size = Size(width: view.size.width + 6, height: view.size.height + 4)
    let frame = Rect(
      x: dice.next(below: 5), y: dice.next(below: 4), width: view.size.width,
      height: view.size.height)
    let side = Self.sides[dice.next(below: Self.sides.count)]
    let pose = CardPose(id: CardID(rawValue: dice.next(below: 2)), frame: frame, side: side)
    var details = CardView.Details(face: FaceText(["👻", "ab", "♥"][dice.next(below: 3)]))
    if dice.next(below: 2) == 0 {
      details.pie = Pie(view.pieForm(details.face), fraction: Double(dice.next(below: 7)) / 6)
    }
    details.label = dice.next(below: 3) == 0 ? "q" : nil
    details.isAlternate = dice.next(below: 2) == 0
    details.isForgotten = dice.next(below: 4) == 0
    let isUnderCursor = !view.theme.isSolid && dice.next(below: 2) == 0
    var (direct, cached) = (Canvas(size: size), Canvas(size: size))
    view.draw(pose, details, isUnderCursor: isUnderCursor, on: &direct)
    cache.draw(pose, details, isUnderCursor: isUnderCursor, on: &cached)
    expectEqual(cached, direct, "\(side) \(details)")
  }
}
