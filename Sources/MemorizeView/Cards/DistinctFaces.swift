import Canvas
import MemorizeViewModel
import Pictures
import Spelling

/// Makes the faces of a board differ as drawn.
///
/// Terminals draw some different texts alike: they lack letters, marks or pictures, or leave out
/// invisible characters. The board itself never depends on the terminal.
struct DistinctFaces {
  /// The texts in the order of the faces.
  private(set) var texts: [FaceText] = []
  private let capabilities: Capabilities
  private var known: [[Unicode.Scalar]: String?] = [:]
  private var looks: Set<Look> = []
  private var pictures: Set<String> = []
  private var numbers: [String: Int] = [:]

  /// Spells faces so that different texts never look alike.
  ///
  /// A text that is shown as it is keeps its form. Others get signs for the marks they lose, or the
  /// vowels that their points stand for, or else a number.
  init(_ faces: [Face], _ capabilities: Capabilities) {
    self.capabilities = capabilities
    let isWhole = { (face: Face) in
      let shown = Spelling.spelled(face.text, capabilities)
      return shown.unicodeScalars.elementsEqual(face.text.unicodeScalars)
        && !Look.losesPoints(face.text)
    }
    for face in faces where isWhole(face) { _ = distinct(face) }
    texts = faces.map { FaceText($0, capabilities, distinct: distinct($0)) }
  }

  /// An unusual spelling of a face; `nil` if the usual one stands for no other face.
  private mutating func distinct(_ face: Face) -> String? {
    let scalars = Array(face.text.unicodeScalars)
    if let known = known[scalars] { return known }
    let spelling = newSpelling(of: face.text)
    known[scalars] = .some(spelling)
    return spelling
  }

  private mutating func newSpelling(of text: String) -> String? {
    let usual = Spelling.spelled(text, capabilities)
    let isPictureNew =
      capabilities.blocks == .none || !Pictures.hasPicture(of: text)
      || pictures.insert(Pictures.name(of: text) ?? text).inserted
    if isPictureNew, looks.insert(Look(usual)).inserted { return nil }
    let marked = Spelling.spelled(text, capabilities, keepsMarks: true)
    if looks.insert(Look(marked)).inserted { return marked }
    if Look.losesPoints(text), case let sounded = Spelling.sounded(text),
      looks.insert(Look(sounded)).inserted
    {
      return sounded
    }
    let name = Spelling.name(of: text) ?? usual
    var number = numbers[name, default: 1]
    repeat { number += 1 } while !looks.insert(Look("\(name) \(number)")).inserted
    numbers[name] = number
    return "\(name) \(number)"
  }
}

/// Texts that are shortened.
extension DistinctFaces {
  /// The faces with numbers at the ends of those that are shortened to the same lines; equal faces
  /// have equal numbers.
  static func shortened(_ faces: [FaceText], to room: Size) -> [FaceText] {
    let lines = { (face: FaceText) in
      Look(face.lines(width: room.width, rows: room.height, ellipsis: "…").joined(separator: " "))
    }
    let isCut = { (face: FaceText) in face.text.columns > room.width && face.isCut(to: room) }
    var owners: [Look: String] = [:]
    var numbers: [Look: Int] = [:]
    var endings: [String: String] = [:]
    for face in faces where !isCut(face) { owners[lines(face)] = face.text }
    return faces.map { face in
      guard isCut(face) else { return face }
      var face = face
      if let ending = endings[face.text] {
        face.ending = ending
        return face
      }
      let usual = lines(face)
      var number = numbers[usual, default: 1]
      while let owner = owners[lines(face)], owner != face.text, number < mostEndings {
        number += 1
        face.ending = String(number, radix: 36)
      }
      owners[lines(face)] = face.text
      endings[face.text] = face.ending
      numbers[usual] = number
      return face
    }
  }

  /// The number of endings of at most two characters.
  private static let mostEndings = 36 * 36 - 1
}

/// The glyphs of a text without superfluous blanks; texts with the same glyphs look alike.
private struct Look: Hashable {
  private let glyphs: [Glyph]

  /// Whether a text has Hebrew or Arabic letters with points, which some terminals leave out.
  static func losesPoints(_ text: String) -> Bool {
    text.isRightToLeft && text.flatMap(Glyph.glyphs).contains { $0 != withoutPoints($0) }
  }

  private static func withoutPoints(_ glyph: Glyph) -> Glyph {
    guard let letter = glyph.scalars.first, letter.isRightToLeft else { return glyph }
    return Glyph(letter)
  }

  init(_ text: String) {
    let words = text.flatMap(Glyph.glyphs).map(Look.withoutPoints).split(separator: Glyph.blank)
    glyphs = Array(words.joined(separator: [Glyph.blank]))
  }
}
