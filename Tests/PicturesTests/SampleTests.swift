import Expectations
import Testing

@testable import Pictures

/// Rows of glyphs as they are recorded, with a dot for a space.
func picture(_ rows: [[Unicode.Scalar]]?) -> String {
  (rows ?? []).map { String($0.map { $0 == " " ? "·" : Character($0) }) }.joined(separator: "\n")
}

/// Recorded samples: glyphs, letters of the foregrounds, letters of the backgrounds.
struct SampleTests {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// A letter for a colour: a full stop for paper, else the next letter of the alphabet that is
  /// free when the colour first appears.
  private func letter(_ color: PictureCell.Color, _ known: inout [Int]) -> Character {
    guard case .artwork(let number) = color else { return "." }
    let index = known.firstIndex(of: number) ?? known.count
    if index == known.count { known.append(number) }
    return SampleTests.letters.indices.contains(index) ? SampleTests.letters[index] : "?"
  }

  private func sample(_ face: String, _ width: Int, _ height: Int, _ form: CellForm) -> String {
    let cells = Pictures.picture(of: face)?
      .cells(width: width, height: height, form: form, paper: CellsTests.ivory)
    var known: [Int] = []
    let rows = (cells ?? []).map { row in
      [
        picture([row.map(\.glyph)]),
        String(row.map { letter($0.foreground, &known) }),
        String(row.map { letter($0.background, &known) }),
      ].joined(separator: " ")
    }
    return (rows + [known.map(String.init).joined(separator: " ")]).joined(separator: "\n")
  }

  private func silhouette(_ face: String, _ form: CellForm) -> String {
    picture(Pictures.picture(of: face)?.silhouette(width: 10, height: 5, form: form))
  }

  /// The mean colour of the artwork on a card with a photograph of one colour.
  private func mean(of color: RGB) throws -> SIMD3<Float> {
    let pixel = [color.red, color.green, color.blue, 255]
    let channels = (0..<Picture.side * Picture.side).flatMap { _ in pixel }
    let photograph = try #require(Picture(channels: channels))
    let cells = photograph.cells(width: 24, height: 12, form: .quadrants, paper: CellsTests.ivory)
    let colors = cells.joined().compactMap { cell in
      if case .artwork(let number) = cell.background { Pictures.colors[number] } else { nil }
    }
    let sum = colors.reduce(SIMD3<Float>.zero) {
      $0 + SIMD3(Float($1.red), Float($1.green), Float($1.blue))
    }
    return sum / Float(colors.count)
  }

  @Test func `photographs mix colours that the artwork lacks`() throws {
    var (mixed, nearest): (Float, Float) = (0, 0)
    for gray: UInt8 in stride(from: 20, through: 235, by: 5) {
      let number = Artwork.nearest(red: gray, green: gray, blue: gray)
      let single = Pictures.colors[Int(number)].covering
      let mean = try mean(of: RGB(red: gray, green: gray, blue: gray))
      mixed += abs((mean - Float(gray)).sum())
      nearest += abs((SIMD3(single.x, single.y, single.z) - Float(gray)).sum())
    }
    #expect(mixed < nearest * 0.9, "\(mixed) of \(nearest)")
  }

  @Test func `a pumpkin at three sizes`() {
    expectEqual(
      sample("🎃", 8, 4, .sextants),
      """
      ···🬩🬏··· ...aa... ........
      🬞🬻🬝🬁·▂🬺🬏 bbbcbdbb ..dbbb..
      🬉·🬋🬎🬎🬋·🬄 bbbcebbb .bfggfb.
      ·🬂▀🬎🬎▀🬂· .bcddcb. ........
      39 109 100 81 94 19 7
      """)
    expectEqual(
      sample("🎃", 11, 6, .quadrants),
      """
      ····▗▖····· ....aa..... ...........
      ··▄▄▄▂▄▄▄·· ..bbcbcbb.. .....a.....
      ▗··▂▎·▊▂··▖ bbbdcbbdbbb .bbbbbcbbb.
      ▐▌▊▀▎▆▊▀▘▌▌ bbbefdbefcb .cfbbbgbbb.
      ·▂▆▀▂▀▀▀·▂· ..bhchhhb.. .bijkigibb.
      ···▆▆▀▆▆··· .....b..... ...bb.bb...
      39 109 124 48 12 54 81 7 100 94 19
      """)
    expectEqual(
      sample("🎃", 16, 10, .quadrants),
      """
      ················ ................ ................
      ······▗▂········ ......aa........ ................
      ·····▂▂▖▌▂▂····· .....bcdacb..... .......a........
      ··▗·▞▆▞··▞▆▞·▄·· ..bbcbcbbbbbbb.. ...bbcbbbcccb...
      ·▗··▛▀···▊▀▂▛·▖· .bbcbbbbbbbebbb. ..bcfgbbbdhbcb..
      ·▐▊▎▆▆▘▌▌▝▆▆▊▎▌· .bbcbbebefbbbcb. ..cbijbekbjicb..
      ··▜▝▝▂▂▂▂▂▂▘▘▛·· ..bbhllefllibb.. ...cbggggggbc...
      ···▆▀▂▂··▂▂▀▆··· ....b..bb..b.... ...c.bcbbcb.c...
      ················ ................ ................
      ················ ................ ................
      39 109 124 113 48 54 7 12 28 3 100 81
      """)
  }

  @Test func `a ghost with an outline`() {
    expectEqual(
      sample("👻", 11, 6, .quadrants),
      """
      ····▄▄▄▂··· ....abcd... ...........
      ▗▆▄▖▂▛▂▝▙▆▖ ebfghihbabe ...bijji...
      ▝▀▘▛▀▀▀▖▝▆▘ eiklljimkbd .cinopqjij.
      ··▌▊▆▂▆·▞·· ..dirrsie.. ..iktutib..
      ··▝▆▂▀▆▝▘▖· ..eblilvhh. ...jililk..
      ····▆▀▀▀▆·· .....cbc... ....e...e..
      89 121 104 41 52 70 159 32 154 158 133 144 49 5 35 65 19 131 143 22 86 152
      """)
  }

  @Test func `silhouettes of a bat`() {
    expectEqual(
      silhouette("🦇", .quadrants),
      """
      ··········
      ·▄█▗█▟▌▟▄·
      ▟████████▙
      ···▀▜▛▀▘▘▝
      ··········
      """)
    expectEqual(
      silhouette("🦇", .sextants),
      """
      ··········
      ·🬵🬻🬵█🬷▌🬻🬱🬏
      🬻████████🬺
      ·🬀🬁🬂🬬🬝🬂🬀🬂🬁
      ··········
      """)
  }
}
