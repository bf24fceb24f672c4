import Expectations
import Testing

@testable import Decks

/// The meaning of the columns of files that do not say it.
struct ColumnGuessTests {
  @Test(arguments: [
    "term,definition", "Front,Back", "Wort,Bedeutung", "Deutsch,English", "mot,traduction",
    "palabra,significado", "слово,перевод", "单词,释义", "単語,意味", "단어,뜻", "Question,Answer",
    "Country,Capital", "term,def", "問題,答案", "Year,Event", "Name,Symbol",
  ])
  func `a first row of usual names is no pair`(header: String) {
    expectEqual(pairs("\(header)\nHund,dog\nKatze,cat\n"), ["Hund=dog", "Katze=cat"])
    #expect(reading("\(header)\nHund,dog\nKatze,cat\n").columns?.hasHeader == true)
  }

  @Test func `a deck about such words keeps its first row`() {
    expectEqual(
      pairs("Wort,word\nBedeutung,meaning\nFrage,question\n"),
      ["Wort=word", "Bedeutung=meaning", "Frage=question"])
    expectEqual(pairs("Hund,dog\nKatze,cat\n"), ["Hund=dog", "Katze=cat"])
    expectEqual(pairs("one,1\ntwo,2\nthree,3\nfour,4\n").count, 4)
  }

  @Test(
    arguments: [
      (",word,meaning\n0,Hund,dog\n1,Katze,cat\n2,Haus,house\n", 3),
      ("ID\tFront\tBack\tTags\nV-001\tHund\tdog\tbasics\nV-002\tKatze\tcat\tbasics\n", 2),
      ("1;Hund;dog\n2;Katze;cat\n3;Haus;house\n", 3),
      ("Audio;English;Deutsch\n[sound:a.mp3];Hund;dog\n[sound:b.mp3];Katze;cat\n", 2),
      ("back,front,url\ndog,Hund,https://a.b/1\ncat,Katze,https://a.b/2\n", 2),
      ("n1.mp3;Hund;dog\nn2.mp3;Katze;cat\n", 2),
      ("N5;Hund;noun;dog\nN5;Katze;noun;cat\nN5;gehen;verb;go\nN4;sehen;verb;see\n", 4),
      ("a1b2c3;Hund;dog\nd4e5f6;Katze;cat\n", 2),
    ])
  func `numbers, ids, sounds and addresses are no sides; names decide`(text: String, count: Int) {
    let all = pairs(text)
    expectEqual(Array(all.prefix(2)), ["Hund=dog", "Katze=cat"])
    expectEqual(all.count, count)
  }

  @Test(arguments: [
    "Hund,,dog\nKatze,,cat\n", "Hund\t\tdog\nKatze\t\tcat\n", ",Hund,dog\n,Katze,cat\n",
    "word,ipa,meaning\nHund,,dog\nKatze,,cat\n",
  ])
  func `a column without text is no side`(text: String) {
    expectEqual(pairs(text), ["Hund=dog", "Katze=cat"])
  }

  @Test(arguments: [
    ("12:30,halb eins\n13:45,viertel vor zwei\n", "12:30=halb eins"),
    ("12:30 - half past\n13:45 - quarter to\n", "12:30=half past"),
    ("3:1,ratio\n2:1,double\n5:2,x\n", "3:1=ratio"),
    ("http://a.b - site\nhttp://c.d - page\n", "http://a.b=site"),
    ("cat: chat, minou\ndog: chien, toutou\n", "cat=chat, minou"),
  ])
  func `a colon in a time, a ratio or an address separates nothing`(text: String, first: String) {
    expectEqual(pairs(text).first, first)
  }

  @Test func `formulas and years are sides, and a deck of ours keeps its first row`() {
    expectEqual(
      pairs("Wasser;H2O;x\nAmmoniak;NH3;y\nSalz;NaCl2;z\n"),
      ["Wasser=H2O", "Ammoniak=NH3", "Salz=NaCl2"])
    expectEqual(pairs("1492;Columbus;x\n1789;Paris;y\n1969;Moon;z\n").first, "1492=Columbus")
    expectEqual(pairs("A,ace\n2,two\n3,three\n4,four\n").first, "A=ace")
    expectEqual(pairs("#name:Mine\nterm\tdefinition\na\tb\n").first, "term=definition")
  }

  @Test func `the player's columns and the choice of a header win`() {
    let text = "a,b,c\nx,y,z\np,q,r\n"
    let faces = DeckColumns(term: "3", definition: "1", header: .auto)
    expectEqual(pairs(text, faces), ["c=a", "z=x", "r=p"])
    expectEqual(pairs(text, DeckColumns(header: .yes)), ["x=y", "p=q"])
    expectEqual(pairs(text, DeckColumns(term: "C", definition: "a")), ["z=x", "r=p"])
    expectEqual(pairs(text, DeckColumns(term: "C", header: .auto)), ["z=y", "r=q"])
    expectEqual(pairs(text, DeckColumns(term: "2", header: .auto)).first, "b=a")
    expectEqual(pairs(text, DeckColumns(definition: "1", header: .auto)).first, "b=a")
    let wrong = DeckColumns(term: "C", definition: "d")
    #expect(reading(text, wrong).faults.list.first?.message.contains("\"a\"") == true)
    expectNil(reading(text, wrong).deck)
    expectEqual(
      reading("a,b\nc,d\n", DeckColumns(term: "3", header: .auto)).faults.list.first?.message,
      "expected two numbers of columns from 1 to 2, found \"3\"")
    expectEqual(pairs("term,definition\na,b\n", DeckColumns(header: .no)).count, 2)
    expectEqual(pairs("term\tdefinition\na\tb\n", DeckColumns()).count, 2, "a deck of the library")
  }

  @Test func `the names of the columns become the words for the sides`() {
    let text = "Land,Hauptstadt,Tag\nFrance,Paris,1\nSpain,Madrid,2\n"
    let sides = reading(text, DeckColumns(header: .yes)).deck?.sides
    expectEqual(sides, SideNames("Land", "Hauptstadt"))
  }

  @Test func `a title above the names is no face`() {
    expectEqual(pairs("My words\nterm,def\nHund,dog\nKatze,cat\n"), ["Hund=dog", "Katze=cat"])
    expectEqual(pairs("My words\nHund,dog\nKatze,cat\n").count, 3)
  }

  @Test(arguments: [
    ("Tier\tAnzahl\nHund\t3\nKatze\t4\nMaus\t5\nPferd\t6\nKuh\t7\n", 5),
    ("Chinois\tTrad\n猫\tchat\n狗\tchien\n鸟\toiseau\n鱼\tpoisson\n马\tcheval\n", 5),
    ("ace,A\ntwo,2\nthree,3\nfour,4\nfive,5\nsix,6\n", 6),
    ("T恤\tshirt\n猫\tcat\n狗\tdog\n鸟\tbird\n鱼\tfish\n马\thorse\n", 6),
  ])
  func `a first row unlike all others has names`(text: String, count: Int) {
    expectEqual(pairs(text).count, count)
  }

  @Test func `values that repeat are a side only where there are no others`() {
    expectEqual(pairs("die,Haus\nder,Hund\ndas,Kind\nder,Mann\ndie,Frau\n").count, 5)
  }
}
