import MemorizeViewModel
import Testing

struct BoardCodeTests {
  @Test(arguments: [
    ("Halloween:8#ghost", "Halloween", 8, "ghost"), ("a:b:2#x", "a:b", 2, "x"),
    ("C#:8#x", "C#", 8, "x"), ("C#:8#x#y", "C#", 8, "x#y"), ("a:3#b:4#c", "a", 3, "b:4#c"),
    ("a#1:500#z", "a#1", 500, "z"), ("Vi Keys:8# ", "Vi Keys", 8, " "), ("日本:2#👻", "日本", 2, "👻"),
    ("::2#x", ":", 2, "x"), ("#:2##", "#", 2, "#"),
    ("a:8#\u{301}x", "a", 8, "\u{301}x"),
  ])
  func `a code is read and written alike`(text: String, deck: String, pairs: Int, seed: String)
    throws
  {
    let code = try #require(BoardCode(text))
    #expect((code.deck, code.pairs, code.seed) == (deck, pairs, seed))
    #expect("\(code)" == text)
  }

  @Test(arguments: [
    "", "#", ":", ":#", "Halloween", "Halloween:8", "Halloween:8#", "Halloween#x", ":8#x",
    "a:1#x", "a:501#x", "a:-8#x", "a:8 #x", "a:#x", "a:8.0#x", "a:99999999999999999999#x",
    "a:8#x\u{7}", "a:8#\n", "a:8#\u{202E}x", "a\u{1B}[2J:8#x",
    "-:8#x", "..:8#x", "../a:8#x", "/dev/zero:8#x", "./a:8#x",
  ])
  func `what is no code is not read`(text: String) {
    #expect(BoardCode(text) == nil)
  }

  @Test func `a code has a deck's name as long as names are`() {
    #expect(BoardCode(String(repeating: "a", count: 60) + ":8#x") != nil)
    #expect(BoardCode(String(repeating: "a", count: 61) + ":8#x") == nil)
    #expect(BoardCode(String(repeating: "#", count: 1_000_000)) == nil)
  }

  @Test func `a seed has one to sixty-four characters`() {
    #expect(!BoardCode.isSeed(""))
    #expect(BoardCode.isSeed(String(repeating: "👻", count: 64)))
    #expect(!BoardCode.isSeed(String(repeating: "x", count: 65)))
    #expect(!BoardCode.isSeed("a\u{1B}b"))
    #expect(!BoardCode.isSeed("a" + String(repeating: "\u{200D}", count: 1000)))
  }
}
