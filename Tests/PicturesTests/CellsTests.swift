import Expectations
import Testing

@testable import Pictures

struct CellsTests {
  static let ivory = RGB(red: 251, green: 246, blue: 235)
  private static let simple = " ▀▄▌▐▂▆▎▊"
  private static let quadrants = "▘▝▖▞▛▗▚▜▙▟"

  @Test func `a picture has exactly the cells of its card, in glyphs of the form`() throws {
    let faces = ["👻", "🎃", "🇩🇪", "🥛", "🕷"]
    let pictures = faces.compactMap { Pictures.picture(of: $0) }
    try #require(pictures.count == faces.count)
    for height in 1...16 {
      for width in 1...30 {
        let form = CellForm.allCases[(width + height) % 2]
        let picture = pictures[width % pictures.count]
        let cells = picture.cells(width: width, height: height, form: form, paper: CellsTests.ivory)
        #expect(cells.count == height && cells.allSatisfy { $0.count == width })
        #expect(cells.joined().allSatisfy { isAllowed($0, form) }, "\(width)x\(height)")
      }
    }
  }

  /// Whether a cell has a glyph of the form and colours that exist.
  private func isAllowed(_ cell: PictureCell, _ form: CellForm) -> Bool {
    let glyph = Character(cell.glyph)
    let isInForm =
      switch form {
      case .quadrants: (CellsTests.simple + CellsTests.quadrants).contains(glyph)
      case .sextants:
        (CellsTests.simple + CellsTests.quadrants).contains(glyph)
          || (0x1FB00...0x1FB3B).contains(cell.glyph.value)
      }
    let colorsExist = [cell.foreground, cell.background].allSatisfy { color in
      if case .artwork(let number) = color { (0..<160).contains(number) } else { true }
    }
    return isInForm && colorsExist && (cell.glyph == " ") == (cell.foreground == cell.background)
  }

  @Test(arguments: [
    (0, 0), (0, 5), (5, 0), (-1, 4), (4, -1), (.min, .min), (1, 1), (.min, 3), (.max, 0),
  ])
  func `a card without room has only paper`(width: Int, height: Int) throws {
    let ghost = try #require(Pictures.picture(of: "👻"))
    for form in CellForm.allCases {
      let cells = ghost.cells(width: width, height: height, form: form, paper: CellsTests.ivory)
      let glyphs = ghost.silhouette(width: width, height: height, form: form)
      #expect(cells.count == max(0, height) && glyphs.count == max(0, height))
      #expect(cells.allSatisfy { $0.count == max(0, width) })
      #expect(glyphs.allSatisfy { $0.count == max(0, width) })
      #expect(cells.joined().allSatisfy { $0 == PictureCell(.paper) })
    }
  }

  @Test(arguments: ["👻", "💀", "🥛", "🍚", "🦢", "🇯🇵"])
  func `a pale picture has a dark outline on pale paper`(face: String) throws {
    let picture = try #require(Pictures.picture(of: face))
    #expect(PixelGrid(picture, paper: CellsTests.ivory).side > Picture.side)
    expectEqual(PixelGrid(picture, paper: RGB(red: 20, green: 20, blue: 20)).side, Picture.side)
  }

  @Test(arguments: ["🎃", "🦇", "🕷", "😀", "🚗", "🥚", "🇩🇪"])
  func `a picture that stands out has no outline`(face: String) throws {
    let picture = try #require(Pictures.picture(of: face))
    expectEqual(PixelGrid(picture, paper: CellsTests.ivory).side, Picture.side)
  }

  @Test func `a dark picture has an outline on dark paper`() throws {
    let bomb = try #require(Pictures.picture(of: "💣"))
    let night = RGB(red: 40, green: 44, blue: 48)
    #expect(PixelGrid(bomb, paper: night).side > Picture.side)
  }

  @Test func `margins around the picture are paper`() throws {
    let square = try #require(Pictures.picture(of: "⬛"))
    for (width, height, side) in [(11, 6, 10), (12, 8, 10), (16, 10, 13), (23, 14, 20)] {
      let white = RGB(red: 255, green: 255, blue: 255)
      let cells = square.cells(width: width, height: height, form: .quadrants, paper: white)
      let widest = cells.map { row in row.count { $0 != PictureCell(.paper) } }.max()
      #expect(widest == side || widest == side + 1)
    }
  }

  @Test func `every pattern of six parts has the glyph of Unicode`() {
    expectEqual(
      [0, 1, 20, 22, 41, 43, 62, 63].map { CellShape.glyph($0, rows: 3) },
      [" ", "\u{1FB00}", "\u{1FB13}", "\u{1FB14}", "\u{1FB27}", "\u{1FB28}", "\u{1FB3B}", "█"])
    expectEqual(Set((0..<64).map { CellShape.glyph($0, rows: 3) }).count, 64)
    #expect(CellShape.glyph(64, rows: 3) == " " && CellShape.glyph(16, rows: 2) == " ")
  }
}

/// Pictures that resemble others.
struct NearTests {
  @Test func `animals are near a bear, with those beside it first`() {
    let near = Pictures.faces(near: ["🐻"])
    #expect(near.prefix(8).contains("🐨") && near.prefix(8).contains("🐼"))
    #expect(near.contains("🦊") && !near.contains("🐻") && !near.contains("🚗"))
  }

  @Test func `a picture between two given ones is nearer than one beside only one of them`() {
    let near = Pictures.faces(near: ["🐻", "🐼"])
    expectEqual(near.first, "🐨")
  }

  @Test func `given pictures are not near, with selectors or without`() {
    let near = Pictures.faces(near: ["❤️", "🧡"])
    #expect(!near.contains { Pictures.withoutSelectors($0) == "❤" } && !near.contains("🧡"))
    #expect(near.contains("💛"))
  }

  @Test func `nothing is near texts, or near nothing`() {
    #expect(Pictures.faces(near: []).isEmpty)
    #expect(Pictures.faces(near: ["seven", "7x8"]).isEmpty)
  }

  @Test func `each picture is in at most one group, and few are in none`() {
    let grouped = Pictures.groups.flatMap { $0 }
    expectEqual(Set(grouped).count, grouped.count)
    #expect(Set(grouped).isSubset(of: Pictures.faces))
    #expect(Set(Pictures.faces).subtracting(grouped).count < Pictures.faces.count / 20)
  }
}
