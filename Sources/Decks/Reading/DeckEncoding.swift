/// The character encoding of a deck file.
public enum DeckEncoding: Equatable, Sendable {
  case utf8
  /// UTF-16, recognised by its byte order mark.
  case utf16
  /// Windows-1252, of which Latin-1 is a part: the default of many spreadsheets.
  case windows1252
  /// Windows-1251: the default of spreadsheets in Russian.
  case windows1251
  /// KOI8-R, of older Russian files.
  case koi8R

  /// The usual name of the encoding.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .windows1252: "Windows-1252"
    case .windows1251: "Windows-1251"
    case .koi8R: "KOI8-R"
    }
  }

  /// The characters of the bytes from 0x80 on, with a space for those that are not defined; `nil`
  /// unless each character has one byte.
  private var upper: [Unicode.Scalar]? {
    switch self {
    case .utf8, .utf16: nil
    case .windows1252: DeckEncoding.latin
    case .windows1251: DeckEncoding.cyrillic
    case .koi8R: DeckEncoding.koi
    }
  }

  private static let latin: [Unicode.Scalar] =
    Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)
    + (0xA0...0xFF).compactMap { Unicode.Scalar(UInt32($0)) }
  private static let cyrillic = Array(
    ("ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–— ™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
      + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя").unicodeScalars)
  private static let koi = Array(
    ("─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u{A0}⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©"
      + "юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ").unicodeScalars)

  /// Decodes a file in which each character has one byte; `nil` if it has a byte that the encoding does
  /// not define.
  func text(of file: [UInt8]) -> String? {
    guard let upper else { return nil }
    var text = String.UnicodeScalarView()
    for byte in file {
      guard byte >= 0x80 else {
        text.append(Unicode.Scalar(byte))
        continue
      }
      let index = Int(byte) - 0x80
      guard upper.indices.contains(index), upper[index] != " " else { return nil }
      text.append(upper[index])
    }
    return String(text)
  }
}

/// Guesses the encoding of a file that is not UTF-8 from its bytes above 127.
///
/// In western languages they stand alone among ASCII letters. In Cyrillic they are whole words of
/// letters, most of them small. In the encodings of East Asia they come in pairs of any kind.
struct EncodingEvidence {
  private var high = 0
  private var runs = 0
  /// Bytes that are Cyrillic letters in either encoding, and small ones in each.
  private var (letters, small1251, smallKOI) = (0, 0, 0)
  /// First bytes of pairs, by their value.
  private var leads = [Int](repeating: 0, count: 256)
  /// Second bytes of pairs that are ASCII.
  private var asciiTrails = 0

  init(_ file: [UInt8]) {
    var (isInRun, isTrail) = (false, false)
    for byte in file {
      if isTrail {
        isTrail = false
        if (0x40...0x7E).contains(byte) { asciiTrails += 1 }
      } else if byte > 0x80 {
        leads[Int(byte)] += 1
        isTrail = true
      }
      guard byte >= 0x80 else {
        isInRun = false
        continue
      }
      high += 1
      if !isInRun { runs += 1 }
      isInRun = true
      switch byte {
      case 0xC0...0xDF: (letters, smallKOI) = (letters + 1, smallKOI + 1)
      case 0xE0...0xFF: (letters, small1251) = (letters + 1, small1251 + 1)
      case 0xA3, 0xA8, 0xB3, 0xB8: letters += 1
      default: break
      }
    }
  }

  /// The encoding; `nil` for those of East Asia, in which a character has two bytes.
  var encoding: DeckEncoding? {
    if high < 2 * runs { return .windows1252 }
    guard 10 * letters >= 9 * high else { return nil }
    return small1251 >= smallKOI ? .windows1251 : .koi8R
  }

  /// The likeliest encoding with two bytes for each character, as `iconv` names it.
  var wideName: String {
    func share(_ range: ClosedRange<Int>) -> Int { leads[range].reduce(0, +) }
    let all = max(1, leads.reduce(0, +))
    if 4 * share(0x82...0x83) >= all { return "SHIFT_JIS" }
    if 4 * share(0xA4...0xA5) >= all, asciiTrails == 0 { return "EUC-JP" }
    if 8 * asciiTrails >= all { return "BIG5" }
    return 20 * share(0xB0...0xC8) >= 19 * all && all >= 8 ? "EUC-KR" : "GB18030"
  }
}
