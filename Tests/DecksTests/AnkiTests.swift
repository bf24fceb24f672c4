import Decks
import Expectations
import Testing

@Suite struct AnkiTests {
  /// An export of notes from Anki, with every optional column.
  private static let notes = """
    #separator:tab
    #html:true
    #guid column:1
    #notetype column:2
    #deck column:3
    #tags column:6
    Gx%1\tBasic\tWords::French\tle c&oelig;ur\t<b>heart</b>\tbody noun
    "G""2"\tBasic\tWords::French\t"<div>l'eau</div><div>(f.)</div>"\t\
    "water<br>""H<sub>2</sub>O""\"\t
    G3\tCloze\tWords\t{{c1::Paris::city}} is in {{c2::France}}\t[sound:paris.mp3]&nbsp;oui\t

    """

  @Test func `an export of notes is read`() throws {
    let deck = try deck(Self.notes)
    expectEqual(
      deck.texts,
      [
        "le cœur", "heart", "l'eau (f.)", "water \"H2O\"", "Paris is in France", "oui",
      ])
  }

  @Test func `an export as plain text is read`() throws {
    let text = "#separator:tab\n#html:false\n#tags column:3\na &amp; b\t<br>\tx\nc\td\t\n"
    try expectEqual(deck(text).texts, ["a &amp; b", "<br>", "c", "d"])
  }

  @Test func `without the header, markup is text`() throws {
    try expectEqual(deck("<br>\n{{c1::x}}\n&lt;\n").texts, ["<br>", "{{c1::x}}", "&lt;"])
  }

  @Test(arguments: [
    ("a<br>b<br/>c", "a b c"), ("<p>a</p><p>b</p>", "a b"), ("a\n  b", "a b"),
    ("<i class=\"x>y\">z", "y\">z"), ("H<sub>2</sub>O", "H2O"), ("a<!-- <b> -->b", "ab"),
    ("<style>.card { color: red }</style>a", "a"), ("a<b", "a<b"), ("1 < 2 > 0", "1 < 2 > 0"),
    ("&lt;br&gt;", "<br>"), ("&amp;lt;", "&lt;"), ("&eacute;&#233;&#xE9;", "ééé"),
    ("&alpha;&Omega;&rarr;&euro;&hearts;&yuml;", "αΩ→€♥ÿ"), ("&unknown; & &;", "&unknown; & &;"),
    ("&#0;&#xD800;x", "&#xD800;x"), ("&#27;[31mx", "x"), ("a&nbsp;b", "a b"),
    ("[sound:a.mp3]x[sound:b.mp3]", "x"), ("[sound:a", "[sound:a"), ("[x]", "[x]"),
    ("{{c1::a}}", "a"), ("{{c12::a::hint}}b", "ab"), ("{{c1::a {{c2::b::h}} c}}", "a b c"),
    ("{{c1::a", "{{c1::a"), ("{{x}} a::b", "{{x}} a::b"), ("{{c1::<b>a</b>:b}}", "a:b"),
    ("é<br>👻", "é 👻"),
  ]) func `HTML is reduced to its text`(html: String, text: String) throws {
    try expectEqual(
      deck("#separator:|\n#html:true\n\(html.quotedField)\nother\n").texts.first, text)
  }

  @Test func `hostile HTML does not stall the reader`() throws {
    let part = String(repeating: "<a&[sound:{{c1::<!--", count: 480)
    let lines = (0..<40).map { "\"\($0)\(part)}}\"\n" }.joined()
    let reading = DeckReading("#separator:|\n#html:true\n\(lines)a\nb\n".utf8, named: "words")
    expectEqual(reading.deck?.texts.suffix(2), ["a", "b"])
  }

  @Test func `a note without visible text is reported with its place`() {
    let text = "#separator:tab\n#html:true\na\t<img alt=\"x\">\nb\tc\nd\te\n"
    expectEqual(
      DeckReading(text.utf8, named: "words").faults.list.map { $0.description(in: "notes.txt") },
      [
        "notes.txt:3:3: expected a definition after the term \"a\""
      ])
  }

  @Test func `a wrong value of the HTML header is an error`() {
    #expect(complaint(about: "#html:maybe\na\nb\n").hasSuffix("true or false, found \"maybe\""))
  }

  @Test func `the name in Anki is used unless the file has a name of ours`() throws {
    try expectEqual(deck("#deck:French\na\nb\n").name, "French")
    try expectEqual(deck("#name:Ours\n#deck:French\na\nb\n").name, "Ours")
  }
}

extension String {
  fileprivate var quotedField: String {
    "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
