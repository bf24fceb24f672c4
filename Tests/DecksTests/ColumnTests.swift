import Expectations
import Testing

@testable import Decks

/// The choice of the columns for the two sides, and the names above them.
struct ColumnTests {
  @Test(arguments: [
    "A1,Hund,dog\nA1,Katze,cat\nA1,Haus,house\nA2,Baum,tree\n",
    "Hund,n.,dog\nKatze,n.,cat\nHaus,n.,house\nBaum,n.,tree\n",
    "der,Hund,dog\ndie,Katze,cat\ndas,Haus,house\nder,Baum,tree\ndie,Uhr,clock\ndas,Ei,egg\n",
    "a1.mp3,Hund,dog\na2.mp3,Katze,cat\na3.mp3,Haus,house\n",
    "Hund,2024-01-02,dog\nKatze,2024-01-03,cat\nHaus,2024-01-04,house\n",
    "5000,Hund,dog\n4100,Katze,cat\n300,Haus,house\n",
    "Hund,12.5 %,dog\nKatze,3.1 %,cat\nHaus,1 %,house\n",
    "101,Hund,dog\n102,Katze,cat\n103,Haus,house\n",
    "Level,Word,Meaning,Audio\n1,Hund,dog,a.mp3\n1,Katze,cat,b.mp3\n",
    "#separator:,\n#columns:id,front,back,tags\n#tags column:4\n1,Hund,dog,x\n2,Katze,cat,y\n",
    "#separator:,\n#guid column:1\n#deck column:2\nG1,D,1,Hund,dog\nG2,D,2,Katze,cat\nG3,D,3,Haus,house\n",
  ])
  func `columns that nobody wants to match are no sides`(text: String) {
    expectEqual(Array(pairs(text).prefix(2)), ["Hund=dog", "Katze=cat"])
  }

  @Test(arguments: [
    ("爱,ài,to love,HSK1\n八,bā,eight,HSK1\n猫,māo,cat,HSK1\n", "爱=to love"),
    ("食べる,たべる,to eat\n飲む,のむ,to drink\n行く,いく,to go\n", "食べる=to eat"),
    ("simplified\ttraditional\tpinyin\tenglish\n爱\t愛\tài\tto love\n八\t八\tbā\teight\n", "爱=to love"),
    ("dog,/dɒɡ/,Hund\ncat,/kæt/,Katze\n", "dog=Hund"),
    ("Number,Symbol,Name\n1,H,Hydrogen\n2,He,Helium\n3,Li,Lithium\n", "H=Hydrogen"),
    (
      "Date,Event,Country\n1789-07-14,Bastille,France\n1776-07-04,Independence,USA\n",
      "1789-07-14=Bastille"
    ),
    ("State,Abbreviation,Capital\nAlabama,AL,Montgomery\nAlaska,AK,Juneau\n", "Alabama=AL"),
  ])
  func `readings and numbers are sides only if there is nothing else`(text: String, first: String) {
    expectEqual(pairs(text).first, first)
  }

  @Test(arguments: [
    "Year,Event\n1789,Bastille\n1492,Columbus\n1969,Moon\n",
    "word,count\nthe,5000\nof,300\nand,200\n",
    "問題;答案\n首都?;北京\n數?;二\n", "term,def\na,b\nc,d\n",
    "Country,Capital\nFrance,Paris\nSpain,Madrid\n",
    "Land;Hauptstadt\nPolen;Warschau\nItalien;Rom\n", "Term;Formula\nWater;H2O\nSalt;NaCl\n",
    "front_text,back_text\na,b\nc,d\ne,f\n", "Sentence;Reply\nWho?;I\nWhere?;here\nHow?;so\n",
    "Wörter;Vokabeln\nдом;house\nвода;water\nкот;cat\n",
    "Jahrgang,Wein\n1999,Riesling\n2001,Merlot\n2003,Syrah\n",
    "President,Years\nAdams,1797–1801\nJefferson,1801–1809\nMadison,1809–1817\n",
    "word[de],word[en]\nHund,dog\nKatze,cat\n",
    "My words,,\nWord,Meaning,\na,b,\nc,d,\n", "My words\nWord,Meaning\na,b\nc,d\n",
    "Lesson one of the book\na,b\nc,d\ne,f\n",
  ])
  func `names of columns and a title above them are no pairs`(text: String) {
    let rows = text.split(separator: "\n").map(String.init)
    let above = rows[0].hasPrefix("My words") ? 2 : 1
    expectEqual(pairs(text).count, rows.count - above)
  }

  @Test(arguments: [
    "質問,回答", "漢字,意味", "Devant,Derrière", "Frente,Dorso", "表面,裏面", "用語,定義", "英単語,意味", "문제,정답",
    "용어,정의", "어휘,번역",
    "질문,대답", "術語,定義", "术语,定义", "Понятие,Описание", "Vocabulario,Traducción", "mot,sens",
    "Fremdwort,Bedeutung", "Q,A", "Source,Target", "Native,Foreign", "domanda,risposta",
    "pytanie,odpowiedź", "питання,відповідь",
  ])
  func `usual names of many languages are known`(names: String) {
    expectEqual(pairs("\(names)\nHund,dog\nKatze,cat\n"), ["Hund=dog", "Katze=cat"])
    expectEqual(pairs("\(names)\n\(names)\nKatze,cat\n").count, 2, "not if it comes again")
  }

  @Test(arguments: [
    (
      "Core-index,Vocabulary-Kanji,Vocabulary-Furigana,Vocabulary-Kana,Vocabulary-English,"
        + "Vocabulary-Pos\n1,行く,行[い]く,いく,to go,v\n2,見る,見[み]る,みる,to see,v\n"
        + "3,多い,多[おお]い,おおい,many,adj\n",
      ["行く=to go", "見る=to see", "多い=many"]
    ),
    (
      "爱,爱,ài,to love\n八,八,bā,eight\n语,語,yǔ,language\n",
      ["爱=to love", "八=eight", "语=language"]
    ),
    ("word\nHund\nKatze\nHaus\n", ["Hund=Hund", "Katze=Katze", "Haus=Haus"]),
    ("key\nlock\ndoor\n", ["key=key", "lock=lock", "door=door"]),
    ("word\nterm\nlemma\n", ["word=word", "term=term", "lemma=lemma"]),
    ("hinten,back\nvorn,front\n", ["hinten=back", "vorn=front"]),
    ("高兴,快乐\n美丽,漂亮\n", ["高兴=快乐", "美丽=漂亮"]),
    (
      "Picture\tWord\tPronunciation\n<img src=\"a.png\">\tdog\t[dɒɡ]\n"
        + "<img src=\"b.png\">\tcat\t[kæt]\n",
      ["a=dog", "b=cat"]
    ),
    (
      "Picture\tWord\tMeaning\n![](a.png)\tHund\tdog\n![](b.png)\tKatze\tcat\n",
      ["Hund=dog", "Katze=cat"]
    ),
  ])
  func `the sides of usual decks are found`(text: String, all: [String]) {
    expectEqual(pairs(text), all)
  }

  @Test(arguments: [
    "A,ace\n2,two\n3,three\n4,four\n", "Land,country\nStadt,city\nHaus,house\n",
    "USB-Stick,флешка\nдом,house\nвода,water\nкот,cat\n",
    "Hund,\nKatze,cat\nHaus,house\nBaum,tree\n",
    "2,two\n3,three\n4,four\n5,five\n", "Wort,word\nHund,dog\nKatze,cat\n",
  ])
  func `a first row like the others is a pair`(text: String) {
    let full = text.split(separator: "\n").filter { !$0.hasSuffix(",") }
    expectEqual(pairs(text), full.map { String($0).replacing(",", with: "=") })
  }

  @Test func `a title is counted`() {
    expectEqual(reading("Lesson one\na,b\nc,d\ne,f\n").comments, 1)
  }
}
