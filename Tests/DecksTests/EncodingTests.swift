import Expectations
import Testing

@testable import Decks

struct EncodingTests {
  /// Small decks in encodings, with their terms.
  private static let files: [(name: String, terms: [String], hexadecimal: String)] =
    [
      ("Windows-1251", ["собака", "кошка"], "f1eee1e0eae009646f670aeaeef8eae0096361740a"),
      ("KOI8-R", ["собака", "кошка"], "d3cfc2c1cbc109646f670acbcfdbcbc1096361740a"),
      ("CP866", ["собака", "кошка"], "e1aea1a0aaa009646f670aaaaee8aaa0096361740a"),
      ("GB18030", ["狗", "猫", "苹果"], "b9b709646f670ac3a8096361740ac6bbb9fb096170706c650a"),
      (
        "Big5", ["狗", "貓", "蘋果", "圖書館"],
        "aaaf09646f670abfdf096361740ac4abaa47096170706c650ab9cfaed1c05d096c6962726172790a"
      ),
      (
        "Shift_JIS", ["いぬ", "ネコ", "図書館"],
        "82a282ca09646f670a836c8352096361740a907d8f918ad9096c6962726172790a"
      ),
      (
        "EUC-JP", ["いぬ", "ネコ", "図書館"],
        "a4a4a4cc09646f670aa5cda5b3096361740abfdebdf1b4db096c6962726172790a"
      ),
      (
        "EUC-KR", ["개", "고양이", "도서관", "사과"],
        "b0b309646f670ab0edbee7c0cc096361740ab5b5bcadb0fc096c6962726172790abbe7b0fa096170706c650a"
      ),
      (
        "Windows-1252", ["le garçon", "l’été"],
        "6c6520676172e76f6e09646572204a756e67650a6c92e974e90964657220536f6d6d6572209620736368f66e0a"
      ),
      (
        "Windows-1252", ["où", "été", "âge", "leçon"],
        "6ff9096772fc6e0ae974e909736368f66e0ae26765094dfc6c6c65720a6c65e76f6e0966fc6e660a"
      ),
      (
        "Windows-1250", ["źdźbło", "żółw", "książka"],
        "9f649f62b36f0948616c6d0abff3b37709536368696c646b72f674650a6b7369b9bf6b6109427563680a"
      ),
      ("Windows-1253", ["σκύλος", "γάτα"], "f3eafdebeff209646f670ae3dcf4e1096361740a"),
      (
        "Windows-1254", ["köpek", "ağaç", "kırmızı", "şişe"],
        "6bf670656b09646f670a61f061e709747265650a6bfd726dfd7afd097265640afe69fe6509626f74746c650a"
      ),
      ("Macintosh", ["forêt", "élève"], "666f72907409666f726573740a8e6c8f766509707570696c0a"),
      (
        "Windows-1255", ["כלב", "חתול", "בית"],
        "ebece109646f670ae7fae5ec096361740ae1e9fa09686f7573650a"
      ),
      (
        "Windows-1251", ["СОБАКА", "КНИГА", "ВОДА"],
        "d1cec1c0cac009646f670acacdc8c3c009626f6f6b0ac2cec4c00977617465720a"
      ),
      (
        "ISO-8859-2", ["żółw", "książka", "świat", "dziękuję"],
        "bff3b37709747572746c650a6b7369b1bf6b6109626f6f6b0ab67769617409776f726c640a647a69ea6b756aea"
          + "097468616e6b730a"
      ),
      (
        "CP852", ["řeka", "kůň", "člověk", "město"],
        "fd656b610972697665720a6b85e509686f7273650a9f6c6f76d86b096d616e0a6dd873746f09746f776e0a"
      ),
      (
        "KOI8-U", ["кішка", "їжак", "місто", "дім"],
        "cba6dbcbc1096361740aa7d6c1cb096865646765686f670acda6d3d4cf09746f776e0ac4a6cd09686f7573650a"
      ),
      (
        "ISO-8859-7", ["σκύλος", "γάτα", "Άνθρωπος"],
        "f3eafdebeff209646f670ae3dcf4e1096361740ab6ede8f1f9f0eff2096d616e0a"
      ),
      (
        "GB18030", ["联通", "饕餮", "面包"],
        "c1aacda8096c696e6b0af7d2f7d10962656173740ac3e6b0fc0962726561640a"
      ),
      ("KOI8-U", ["кішка", "їжак"], "cba6dbcbc1096f6e650aa7d6c1cb0974776f0a"),
      ("ISO-8859-5", ["кошка", "собака"], "dadee8dad0096f6e650ae1ded1d0dad00974776f0a"),
      ("ISO-8859-6", ["قطة", "كلب"], "e2d7c9096f6e650ae3e4c80974776f0a"),
      ("ISO-8859-2", ["książka", "żółw"], "6b7369b1bf6b61096f6e650abff3b3770974776f0a"),
      ("Windows-1251", ["КОШКА", "СОБАКА"], "caced8cac0096f6e650ad1cec1c0cac00974776f0a"),
      ("KOI8-R", ["КОШКА", "СОБАКА"], "ebeffbebe1096f6e650af3efe2e1ebe10974776f0a"),
      ("Windows-1255", ["חתול", "כלב"], "e7fae5ec096f6e650aebece10974776f0a"),
      ("Windows-1256", ["قطة", "كلب"], "ded8c9096f6e650adfe1c80974776f0a"),
      ("CP850", ["Bär", "Fuß"], "428472096f6e650a4675e10974776f0a"),
      ("Macintosh", ["Bär", "Fuß"], "428a72096f6e650a4675a70974776f0a"),
      ("TIS-620", ["แมว", "หมา"], "e1c1c7096f6e650acbc1d20974776f0a"),
      (
        "UTF-16LE", ["собака", "кошка"],
        "41043e04310430043a043004090064006f0067000a003a043e0448043a04300409006300610074000a00"
      ),
      ("UTF-16BE", ["狗", "猫"], "72d700090064006f0067000a732b0009006300610074000a"),
    ]

  private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0..<$0 + 2]), radix: 16)
    }
  }

  private func reading(_ file: [UInt8], _ encoding: DeckEncoding? = nil) -> DeckReading {
    DeckReading(file, named: "words", columns: DeckColumns(header: .auto, encoding: encoding))
  }

  @Test(arguments: files)
  func `small files are read by the evidence of their bytes`(
    name: String, terms: [String], hexadecimal: String
  ) {
    let found = reading(bytes(hexadecimal))
    expectEqual(found.encoding.name, name)
    expectEqual(found.deck?.pairs.map(\.first.text), terms)
  }

  @Test(arguments: [
    ("cp1251", "Windows-1251"), ("latin1", "Windows-1252"), ("ISO_8859-1", "Windows-1252"),
    ("shift-jis", "Shift_JIS"), ("SJIS", "Shift_JIS"), ("utf-16le", "UTF-16LE"), ("utf8", "UTF-8"),
    ("win1250", "Windows-1250"), ("GBK", "GB18030"), ("gb2312", "GB18030"), ("euckr", "EUC-KR"),
    ("koi8-r", "KOI8-R"), ("ibm437", "CP437"), ("EUC-JP", "EUC-JP"), ("Latin-2", "ISO-8859-2"),
  ])
  func `encodings have the names that people write`(name: String, known: String) {
    expectEqual(DeckEncoding(named: name)?.name, known)
  }

  @Test func `an encoding that is not known has no table`() {
    for name in ["", "utf-7", "iso-2022-jp", "ebcdic", "x"] { expectNil(DeckEncoding(named: name)) }
    expectEqual(
      DeckEncoding.conversion(from: "x; rm -r\n"), "iconv -f xrm-r -t UTF-8 FILE > NEWFILE")
  }

  @Test func `characters of four bytes in GB18030 are read`() {
    // U+00E0 has two bytes, U+00E2 and U+1F47B have four.
    let file = bytes("a8a42c610a813089392c620a9439d5372c630a")
    let found = reading(file, DeckEncoding(named: "gbk"))
    expectEqual(found.deck?.pairs.map(\.first.text), ["à", "â", "👻"])
  }

  @Test func `bytes that an encoding does not have are a fault with their line`() {
    let found = reading(bytes("612c620a81ff2c63"), DeckEncoding(named: "sjis"))
    expectNil(found.deck)
    expectEqual(
      found.faults.list.map(\.description), ["line 2: expected Shift_JIS, found other bytes"])
  }

  @Test func `thin evidence is a doubt, and plenty of it is none`() {
    let few = reading(bytes("f1eee1e0eae009646f670aeaeef8eae0096361740a"))
    expectEqual(few.encoding.name, "Windows-1251")
    #expect(few.isEncodingDoubtful)
    let letters = Array(0xE0...0xFF as ClosedRange<UInt8>)
    let much = (0..<200).flatMap { (row: Int) -> [UInt8] in
      // "дом", "дома" and so on with a number.
      [0xE4, 0xEE, 0xEC, 0xE0, letters[row % 20]] + Array("\(row)\thouse \(row)\n".utf8)
    }
    expectEqual(reading(much).encoding.name, "Windows-1251")
    expectEqual(reading(much).isEncodingDoubtful, false)
    expectEqual(
      reading(bytes("f1eee1e0eae0096361740aeaeef8eae009646f670a"), DeckEncoding(named: "cp1251"))
        .isEncodingDoubtful, false, "named by the player")
  }

  @Test(arguments: [
    "ä\ta\nö\to\n", "ñ\tn\nç\tc\n", "α\ta\nβ\tb\n", "mǎ\thorse\ngǒu\tdog\n", "ʃ\tsh\nʒ\tzh\n",
  ])
  func `a few letters in UTF-8 are not taken for Chinese`(text: String) {
    expectEqual(reading(Array(text.utf8)).encoding, .utf8)
  }

  @Test func `words in GBK that are valid UTF-8 by chance are words in GBK`() {
    let file = bytes("c8a3cda8096e65740acfb0096c6561726e0a")
    #expect(String(validating: file, as: UTF8.self) != nil)
    expectEqual(reading(file).deck?.pairs.map(\.first.text), ["龋通", "习"])
    #expect(reading(file).isEncodingDoubtful)
    // Two of the three characters of "衫", "帽" and "蟹" are valid UTF-8.
    let half = reading(bytes("c9c009610ac3b109620ad0b709630a"))
    #expect(half.encoding != .utf8 || half.deck == nil)
    expectEqual(DeckReading(file, named: "x").encoding, .utf8, "a deck of ours is UTF-8")
  }

  @Test func `what has no evidence of an encoding is refused with a way out`() {
    let all: [UInt8] = (0x80...0xFF).flatMap { (byte: UInt8) -> [UInt8] in [byte, 0x61, 0x0A] }
    let fault = reading(all).faults.list.first?.message
    #expect(fault?.contains("--encoding") == true, "\(fault ?? "none")")
    for (file, name) in [
      ("1b24422422244c1b28422c640a", "ISO-2022-JP"), ("fffe0000610000000a000000", "UTF-32"),
    ] {
      expectEqual(
        reading(bytes(file)).faults.list.map(\.message),
        ["expected UTF-8; try: iconv -f \(name) -t UTF-8 FILE > NEWFILE"])
    }
  }
}
