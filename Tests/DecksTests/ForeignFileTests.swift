import Expectations
import Testing

@testable import Decks

/// Files of other programs and of people, as they meant them.
struct ForeignFileTests {
  // MARK: - Separators

  @Test(arguments: [" - ", " – ", " — ", " = ", "=>", " -> ", "→"])
  func `dashes and arrows separate if nearly all rows have exactly one`(mark: String) {
    let rows = ["Hund", "Katze", "Haus"].map { "\($0)\(mark)\($0.lowercased())" }
    expectEqual(pairs(rows.joined(separator: "\n")), ["Hund=hund", "Katze=katze", "Haus=haus"])
    expectEqual(pairs("one\ntwo\nthree\nfour\nfive \(mark) six").count, 5, "a single row is a face")
  }

  @Test(arguments: [
    (
      "I like it - es gefällt mir\nWell, yes - na ja\nOh, no - oh nein\n",
      "I like it=es gefällt mir"
    ),
    ("la maison - the house, home\nle chat - the cat, kitty\n", "la maison=the house, home"),
    ("Hund – dog, hound\nKatze – cat, kitty\n", "Hund=dog, hound"),
    ("la casa = house, home\nel gato = cat, kitty\n", "la casa=house, home"),
    ("hello, world = hallo, Welt\nbye, all = tschüss, alle\n", "hello, world=hallo, Welt"),
    ("a: first => eins\nb: second => zwei\n", "a: first=eins"),
    ("1,000 - tausend\n2,000 - zweitausend\n", "1,000=tausend"),
    ("I go - ich gehe\nyes, you go - ja, du gehst\nno, he - nein\n", "I go=ich gehe"),
  ])
  func `a dash on every row wins over a comma within the texts`(text: String, first: String) {
    expectEqual(pairs(text).first, first)
    expectEqual(pairs(text).count, text.split(separator: "\n").count)
    expectEqual(reading(text).comments, 0)
  }

  @Test(arguments: [
    ("Queen - Innuendo,1991\nAbba - Arrival,1976\n", "Queen - Innuendo=1991"),
    ("Adams, 1797 – 1801\nJefferson, 1801 – 1809\n", "Adams=1797 – 1801"),
    ("E | a - b\nF | c - d\n", "E=a - b"),
  ])
  func `a dash does not win over a table`(text: String, first: String) {
    expectEqual(pairs(text).first, first)
  }

  @Test func `a header can name a separator of any length`() {
    expectEqual(pairs("#separator:---\nred---rot\nblue---blau\n"), ["red=rot", "blue=blau"])
    expectEqual(pairs("#separator:::\na::b\nc::d\n"), ["a=b", "c=d"])
    #expect(reading("#separator:and\na and b\nc and d\n").faults.count == 1)
  }

  @Test func `a number sign begins a row after the first one, if it has a separator`() {
    let text = "# a comment\nred\t#ff0000\n#0000ff\tblue\n# another comment\n#include\tinclude\n"
    expectEqual(pairs(text), ["red=#ff0000", "#0000ff=blue", "#include=include"])
    expectEqual(reading(text).comments, 2)
    expectEqual(pairs(text, DeckColumns()), [], "in the library it is a comment")
  }

  @Test func `a number sign begins a row in a file with the name of a deck, too`() {
    expectEqual(
      pairs("#name:Mine\nHund, dog\n# note, this\nKatze, cat\n#tag, Raute\n"),
      ["Hund=dog", "# note=this", "Katze=cat", "#tag=Raute"])
    let web = reading("# my words\n#name:Web\n\nred\t#f00\n#00f\tblue\n# done\n#define\tmakro\n")
    expectEqual(web.deck?.pairs.map(\.first.text), ["red", "#00f", "#define"])
    expectEqual(web.comments, 2)
    expectEqual(pairs("#name:Web\n#00f\tblue\n#f00\tred\n"), ["#00f=blue", "#f00=red"])
    expectEqual(pairs("#name:Mine\ncat\n# a note\ndog\n"), ["cat=cat", "dog=dog"])
  }

  @Test func `comments and unknown headers before the first row are counted`() {
    let text = "# c1\n# c2\n#separator:tab\n#html:false\n#tags:x\n#notaheader:z\na\tb\nc\td\n# x\n"
    expectEqual(reading(text).comments, 4)
    expectEqual(reading("# c1\n#0000ff,blue\nred,#ff0000\n").comments, 1)
  }

  @Test(
    arguments: [
      "#0000ff\tblue\n#ff0000\tred\n", "#0000ff,blue\nred,#ff0000\n",
      "#html:false\n#0000ff\tblue\n#ff0000\tred\n",
    ])
  func `the first row may begin with a number sign`(text: String) {
    expectEqual(pairs(text).count, 2)
    expectEqual(pairs(text).first, "#0000ff=blue")
  }

  @Test func `words after a number sign are a comment`() {
    expectEqual(pairs("#My list, of words\na,b\nc,d\n"), ["a=b", "c=d"])
    expectEqual(pairs("# a\tb\nc\td\ne\tf\n"), ["c=d", "e=f"])
  }

  @Test func `rows that a separator cuts are counted`() {
    let rows = (0..<9).map { "t\($0),d\($0)\n" }.joined()
    let cut = reading("well, hello,hallo\n\(rows)yes, sir,jawohl\n").longerRows
    expectEqual(cut, DeckReading.LongerRows(count: 2, first: 1))
    expectNil(reading("a,b,\n\(rows)").longerRows)
    expectNil(reading("\"well, hello\",hallo\n\(rows)").longerRows)
    let few = reading("term,definition\na,b\nwell, then,na dann\nc,d\n").longerRows
    expectEqual(few, DeckReading.LongerRows(count: 1, first: 3))
    let named = reading("term,definition\n\(rows)yes, sir,jawohl\n").longerRows
    expectEqual(named, DeckReading.LongerRows(count: 1, first: 11))
  }

  @Test func `a quoted field over the limit is one fault`() {
    let long = (0..<1_000).map { "line \($0) of a long text" }.joined(separator: "\n")
    let text = reading("a,b\nc,\"\(long)\"\nd,e\n\"\(long)\",f\ng,h\n")
    expectEqual(text.deck?.pairs.map(\.first.text), ["a", "d", "g"])
    expectEqual(text.faults.list.map(\.line), [2])
    expectEqual(text.faults.count, 2)
    #expect(text.faults.list.first?.message.hasSuffix(" (and 1 more)") == true)
  }

  @Test func `rows and fields over a limit are one fault, and others stay`() {
    let long = String(repeating: "y", count: DeckLimit.lineBytes)
    let rows = (0..<100).map { "a\($0)\t\(long)\n" }.joined()
    let face = String(repeating: "z", count: DeckLimit.faceCharacters + 1)
    let faults = reading("Front\tBack\n\(rows)b\tc\nd\t\ne\t\(face)\nf\tg\n").faults
    expectEqual(faults.list.map(\.line), [2, 103])
    expectEqual(
      faults.list.first?.message,
      "expected at most 10000 bytes, found \(DeckLimit.lineBytes + 3) (and 100 more)")
    #expect(faults.count == 102 && faults.kinds == 2 && faults.unreadableRows == 101)
  }

  @Test func `an open quote that would merge rows is a fault where it begins`() {
    let rows = (0..<20).map { "v\($0),\"n\($0), z\"\n" }.joined()
    let text = reading("w,m\n\"open,x\n\(rows)")
    expectEqual(text.deck?.pairs.map(\.first.text), ["w"] + (0..<20).map { "v\($0)" })
    expectEqual(text.faults.list.map(\.line), [2])
    #expect(text.faults.list.first?.message.hasPrefix("expected a closing quote") == true)
    expectEqual(pairs("\"a\nb\" ,c\nd,e\n"), ["a b=c", "d=e"], "a blank after the quote")
  }

  @Test(
    arguments: [
      (
        "Simplified\tTraditional\tPinyin\tMeaning\n爱\t愛\tài\tto love\n八\t八\tbā\teight\n",
        "爱=to love"
      ),
      ("Kanji,Kana,English\n食べる,たべる,to eat\n飲む,のむ,to drink\n", "食べる=to eat"),
      ("Kanji,Kana\n食べる,たべる\n飲む,のむ\n", "食べる=たべる"),
      ("單字,意思\n貓,cat\n狗,dog\n", "貓=cat"),
      ("słowo;tłumaczenie\nżółw;turtle\nkot;cat\n", "żółw=turtle"),
      ("sep=;\nWort;Bedeutung\nHund;dog, hound\nKatze;cat\n", "Hund=dog, hound"),
      ("\"sep=,\"\r\nHund,dog\r\nKatze,cat\r\n", "Hund=dog"),
      ("la maison,the house;le chat,the cat;le chien,the dog", "la maison=the house"),
      ("la maison\tthe house;le chat\tthe cat\n", "la maison=the house"),
      ("Capital of France::Paris\nCapital of Italy::Rome\n", "Capital of France=Paris"),
      ("- **la maison**: the house\n- **le chat**: the cat\n", "la maison=the house"),
      (
        "#separator:tab\n#html:true\n<style>.card{color:red}</style>le chat\t"
          + "le chat<hr id=answer>the cat\nl'eau\tl'eau<hr id=answer>water\n", "le chat=the cat"
      ),
    ])
  func `files that people have come in as they mean them`(text: String, first: String) {
    expectEqual(pairs(text).first, first)
    expectEqual(reading(text).faults.count, 0)
  }

  @Test func `one line of ordinary text is no set of Quizlet`() {
    expectEqual(pairs("a, b; c, d, e; f").count, 0)
    expectEqual(pairs("a;b\nc;d\n"), ["a=b", "c=d"])
  }

  // MARK: - Markdown

  @Test func `tables in Markdown are decks`() {
    let text = """
      # German

      Words of the first lesson:

      | Deutsch | English | Note |
      |:--------|:-------:|------|
      | **Hund** | dog | a \\| b |
      | Katze | cat | x |

      Deutsch | English
      --- | ---
      Haus | house

      """
    expectEqual(pairs(text), ["Hund=dog", "Katze=cat", "Haus=house"])
    expectEqual(reading(text).linesBesideTables, 2)
    expectEqual(reading(text).columns?.term, "Deutsch")
    expectEqual(reading(text).deck?.sides, SideNames("Deutsch", "English"))
    expectEqual(pairs(text, DeckColumns(definition: "3", header: .auto)).first, "Hund=a | b")
    expectEqual(pairs("| | |\n|-|-|\n| a | b |\n| \"c\" | d |\n"), ["a=b", "\"c\"=d"])
    expectEqual(pairs("a|b\nc|d\n"), ["a=b", "c=d"], "without a rule")
  }

  @Test func `lists in Markdown lose their marks`() {
    expectEqual(
      pairs("- Hund - dog\n- Katze - cat\n- Haus - house\n"),
      ["Hund=dog", "Katze=cat", "Haus=house"])
    expectEqual(pairs("1. Hund: dog\n2. Katze: cat\n"), ["Hund=dog", "Katze=cat"])
    expectEqual(pairs("1492. a: b\n1789. c: d\n").first, "1492. a=b")
  }

  // MARK: - HTML and gaps

  @Test func `HTML is recognised by its tags and references`() {
    expectEqual(
      pairs("delete word\tdw<br />\ninsert\ti &lt;esc&gt;\nbold\t<b>x</b> and&nbsp;y\n"),
      ["delete word=dw", "insert=i <esc>", "bold=x and y"])
    expectEqual(
      pairs("leave\t<Esc>\nless\ta < b\nboth\ta & b > c\n"),
      ["leave=<Esc>", "less=a < b", "both=a & b > c"])
    expectEqual(pairs("#html:false\na\tx<br>\nb\ty&amp;\n"), ["a=x<br>", "b=y&amp;"])
    expectEqual(
      pairs("AT&amp;T\ta <b>\nless\ta < b\n"), ["AT&amp;T=a <b>", "less=a < b"], "a lone one")
    expectEqual(
      pairs("&amp;\tampersand\n&lt;\tless\n</b>\tend\n"),
      ["&amp;=ampersand", "&lt;=less", "</b>=end"], "a deck about HTML")
    expectEqual(pairs("a\tb&nbsp;c\nd\te &amp; f\n"), ["a=b c", "d=e & f"])
    let plain = (0..<50).map { "t\($0)\td\($0)\n" }.joined()
    expectEqual(pairs(plain + "x\t<b>y</b>\n").last, "x=y", "far down")
  }

  @Test(arguments: [
    ("caf&eacute;\tcoffee\nth&eacute;\ttea\n", "café=coffee"),
    ("Stra&szlig;e\tstreet\ngr&uuml;n\tgreen\nHaus\thouse\n", "Straße=street"),
    ("it&#x2019;s\tc&#8217;est\nso&hellip;\talors &mdash; 20&deg;\n", "it’s=c’est"),
    ("a <code>b</code> c\tx\nd\ty\n", "a b c=x"), ("a <SMALL>b</SMALL> c\tx\nd\ty\n", "a b c=x"),
    ("a <mark>b</mark > c\tx\nd\ty\n", "a b c=x"), ("<q>a</q>\tx\nd\ty\n", "a=x"),
    ("<ruby>漢字<rt>かんじ</rt></ruby>\tkanji\n<ruby>本<rp>(</rp><rt>ほん</ruby>\tbook\n", "漢字=kanji"),
  ])
  func `HTML is recognised by any element and any reference`(text: String, first: String) {
    expectEqual(pairs(text).first, first)
  }

  @Test func `readings above the words are left out`() {
    expectEqual(
      pairs("<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>だ\ta\n<ruby>本<rp>(<rt>ほん</ruby>だ\tb\n"),
      ["漢字だ=a", "本だ=b"])
  }

  @Test(arguments: ["List<String>\tx\nMap<K>\ty\n", "</x>y\tx\nAT&T; &x;\ty\n&z;1\tw\n"])
  func `what only looks like HTML stays`(text: String) {
    expectEqual(pairs(text).first?.hasPrefix(text.prefix { $0 != "\t" }), true)
    expectEqual(pairs(text).count, text.count { $0 == "\n" })
  }

  @Test func `data in place of a picture are not printed`() {
    let deck = reading("dot\t<img src=\"data:image/png;base64,iVBORw0KGgo=\"><b>x</b>\nb\tc\n").deck
    expectEqual(deck?.pairs.first?.second.source, "![x](data:image/png)")
  }

  @Test func `each gap is a pair of the sentence and the word`() {
    expectEqual(
      pairs(
        "#separator:tab\n#html:true\nThe capital of {{c1::France}} is {{c2::Paris::city}}\textra\n"
          + "{{c1::Water}} is wet\tsecond\n"),
      [
        "The capital of […] is Paris=France", "The capital of France is [city]=Paris",
        "[…] is wet=Water",
      ])
    expectEqual(
      pairs("{{c1::A}} and {{c1::B}}\nx {{c2}} y\nplain\n"),
      ["[…] and […]=A, B", "x {{c2}} y=x {{c2}} y", "plain=plain"])
    expectEqual(
      pairs("{{c1::a {{c2::b::h}} c}} d\nx {{c1::y}}\n"),
      ["[…] d=a b c", "a [h] c d=b", "x […]=y"], "gaps within gaps")
    expectEqual(
      pairs("Geography\t{{c1::Paris}} is old\nMusic\tA {{c1::waltz}}\n"),
      ["[…] is old=Paris", "A […]=waltz"], "gaps in the second column")
    expectEqual(
      pairs("{{c1::a {{c2::b}}\nx\n").first, "{{c1::a […]=b", "what is not closed is text")
  }

  @Test func `hostile gaps do not stall the reader`() {
    let open = String(repeating: "{{c", count: 3_000)
    let many = (1...500).map { "{{c\($0)::x}}" }.joined()
    let text = (0..<40).map { "\(open)}}\t\($0)\n\(many) \($0)\ty\n" }.joined()
    #expect(reading(text).faults.count > 0)
  }

  @Test func `a row that cannot be read does not end the look at the others`() {
    let row = String(repeating: "x", count: DeckLimit.lineBytes + 1)
    let text = "ID,Front,Back\n\(row)\nV-001,Hund,dog\nV-002,Katze,cat\n"
    expectEqual(pairs(text), ["Hund=dog", "Katze=cat"])
  }
}
