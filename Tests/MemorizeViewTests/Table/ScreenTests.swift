import Canvas
import Expectations
import Testing

@testable import MemorizeView

/// The screens of a game as they were last looked at; RECORD_SCREENS=1 records them anew.
struct ScreenTests {
  private static let sizes = [(25, 5), (79, 23), (40, 12), (1, 1), (5, 2), (120, 40)]
  private static let looks = Capabilities.looks + [("console", .console)]

  @Test(arguments: sizes)
  func `a table of eight pairs fits any window`(width: Int, height: Int) throws {
    for (name, capabilities) in Self.looks {
      let table = try Table(.pictures, size: Size(width, height), capabilities: capabilities)
      table.choose(0)
      try table.expectRecorded("table-\(width)x\(height)-\(name)")
    }
  }

  @Test func `the size of the cards stays for boards of the same deck and number of pairs`() throws
  {
    let table = try Table(.pictures, pairs: 8, size: Size(100, 40))
    table.press("-", "-")
    let zoom = table.stage.zoom
    #expect(zoom < 0)
    table.press("n")
    table.pass(.seconds(4))
    expectEqual(table.stage.zoom, zoom)
    table.viewModel.play(deckAt: 1, pairs: 3, at: table.now)
    table.pass(.seconds(4))
    expectEqual(table.stage.zoom, 0)
  }

  @Test func `words are wrapped on wide cards`() throws {
    for (name, capabilities) in Self.looks {
      let table = try Table(.words, capabilities: capabilities)
      table.choose(2, 3)
      table.pass(.milliseconds(500))
      try table.expectRecorded("words-\(name)", region: table.cards)
    }
  }

  @Test(arguments: [0, 100, 140, 200, 300])
  func `a card flips`(milliseconds: Int) throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try Table(
        .pictures, size: Size(60, 17), motion: .full, capabilities: capabilities)
      table.choose(0)
      table.pass(.milliseconds(milliseconds))
      try table.expectRecorded("flip-\(milliseconds)-\(name)", region: table.cards)
    }
  }

  @Test(arguments: [400, 700, 1100, 2000])
  func `a match shines and its points fly`(milliseconds: Int) throws {
    let table = try Table(.pictures, motion: .full)
    table.choose(0)
    table.pass(.seconds(1))
    table.choose(1)
    table.pass(.milliseconds(300))
    table.pass(.milliseconds(milliseconds - 300))
    try table.expectRecorded("match-\(milliseconds)", region: table.cards)
  }

  @Test func `two cards that do not match lie open`() throws {
    for (name, capabilities) in Self.looks {
      let table = try Table(.pictures, capabilities: capabilities)
      table.choose(0, 2, 4, 0)
      table.pass(.seconds(1))
      try table.expectRecorded("mismatch-\(name)", region: table.cards)
    }
  }

  @Test func `a found pair leaves a trace of its places and lies on its pile`() throws {
    for (name, capabilities) in Self.looks {
      let table = try Table(.pictures, capabilities: capabilities)
      table.choose(0, 1, 4, 5, 2)
      try table.expectRecorded("trace-\(name)", region: table.cards)
    }
  }

  @Test(arguments: [0, 500, 1200, 1900])
  func `a new board deals itself from its pile`(milliseconds: Int) throws {
    let table = try Table(.pictures, motion: .full)
    table.press("n")
    table.pass(.milliseconds(milliseconds))
    try table.expectRecorded("deal-\(milliseconds)", region: table.cards)
  }

  @Test(arguments: [0, 150, 250, 400])
  func `cards travel when they are shuffled`(milliseconds: Int) throws {
    let table = try Table(.pictures, motion: .full)
    table.choose(0)
    table.pass(.seconds(1))
    table.press("s")
    table.pass(.milliseconds(milliseconds))
    try table.expectRecorded("shuffle-\(milliseconds)", region: table.cards)
  }

  @Test(arguments: [0, 250, 500])
  func `gaps close behind a pair`(milliseconds: Int) throws {
    let table = try Table(.pictures, motion: .full, rules: .codes("gaps"))
    table.choose(0, 1)
    table.pass(.seconds(2))
    table.choose(2)
    table.pass(.milliseconds(milliseconds))
    try table.expectRecorded("gaps-\(milliseconds)", region: table.cards)
  }

  @Test func `labels lie on hidden cards`() throws {
    for (name, capabilities) in Self.looks {
      let table = try Table(.letters(20), pairs: 20, capabilities: capabilities)
      table.choose(0)
      table.press("f", .character(Labels(count: 40).text(for: 7).first ?? "a"))
      try table.expectRecorded("labels-\(name)", region: table.cards)
    }
  }

  @Test func `a board larger than its window scrolls`() throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try Table(.letters(60), pairs: 60, size: Size(30, 9), capabilities: capabilities)
      table.press(.pageDown, .pageDown)
      table.press(" ")
      try table.expectRecorded("scrolled-\(name)", region: table.cards)
    }
  }
}
