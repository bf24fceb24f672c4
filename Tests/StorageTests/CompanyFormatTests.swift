import Decks
import Expectations
import Testing

@testable import Storage

/// Games in company in journals and in the history.
struct CompanyFormatTests {
  private func header(_ members: String, version: Int = 3) throws -> JournalHeader {
    let line =
      #"{"format":"memorize-game","version":\#(version),"rules":2,"program":"0","start":1,"#
      + #""deck":{"name":"D","color":"blue","usual":2,"size":2,"pairs":["a","b"]},"#
      + #""asked":2,"seed":"s","closingRanks":false\#(members)}"#
    return try JournalHeader(Array(line.utf8)[...])
  }

  @Test(arguments: [
    (#","rival":"crow""#, Company.rival("crow")), (#","rival":"me""#, .rival("me")),
    (#","players":["Ann","Bob"]"#, .people(["Ann", "Bob"])), ("", .alone),
  ])
  func `a journal names the company`(_ members: String, _ company: Company) throws {
    let read = try header(members)
    expectEqual(read.company, company)
    try expectEqual(JournalHeader(Array(read.bytes.dropLast())[...]), read)
    expectEqual(read.version, (company == .alone ? 1 : 3))
  }

  @Test(arguments: [
    #","rival":"dragon""#, #","players":["Ann"]"#, #","players":["Ann","ann"]"#,
    #","players":["Ann",""]"#, #","players":["A","B","C","D","E"]"#, #","rival":7"#,
    #","players":["Ann","\u001b[2J"]"#, #","players":["Ann","Bartholomew Smith"]"#,
  ])
  func `company that nobody could have is refused`(_ members: String) {
    #expect(throws: StorageError.Reason.self) { try header(members) }
  }

  private func record(_ members: String) throws -> GameRecord {
    let line =
      #"{"version":3,"deck":"D","pairs":3,"seed":"s","moves":4,"score":0,"time":1,"date":1"#
      + "\(members)}"
    return try GameRecord(line: Array(line.utf8))
  }

  @Test func `the history says who found how many pairs`() throws {
    let game = try record(#","players":["Ann","Bob"],"found":[2,1]"#)
    #expect(game.setup.company == .people(["Ann", "Bob"]) && game.found == [2, 1])
    try expectEqual(GameRecord(line: Array(game.line.utf8)), game)
    expectNil([game].best(game.kind))
  }

  @Test(arguments: [
    #","rival":"cat""#, #","rival":"cat","found":[1,1]"#, #","rival":"cat","found":[3]"#,
    #","rival":"cat","found":[-1,4]"#, #","found":[3]"#, #","rival":"cat","found":[1,1,1]"#,
  ])
  func `numbers of pairs that cannot be are refused`(_ members: String) {
    #expect(throws: LineFault.self) { try record(members) }
  }
}
