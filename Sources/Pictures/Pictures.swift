import CPictures
import Synchronization

/// The artwork: a picture for each emoji of one character and for each flag, and names of all emoji.
///
/// A face is such an emoji, with or without U+FE0F, or the two regional indicators of a flag.
public enum Pictures {
  /// The colours of all pictures, from dark to light.
  public static let colors = (0..<Artwork.colorCount).map(Artwork.color)

  /// All faces in the order of their code points, flags last.
  public static let faces: [String] = {
    let faces = (0..<Artwork.count).map { String(decoding: ArtworkRecord($0).face, as: UTF8.self) }
    return faces.filter { !isFlag($0) } + faces.filter(isFlag)
  }()

  /// The picture of a face; `nil` if there is none.
  ///
  /// - Complexity: Decodes the picture at each call, in about 10 microseconds.
  public static func picture(of face: String) -> Picture? {
    ArtworkRecord.index(of: face).flatMap { Picture(pixels: ArtworkRecord($0).pixels) }
  }

  /// Whether there is a picture of a face.
  public static func hasPicture(of face: String) -> Bool { ArtworkRecord.index(of: face) != nil }

  /// The English short name of an emoji in Unicode's CLDR, such as "crab" or "flag: Germany".
  ///
  /// Emoji without a picture have names, too: keycaps, and emoji that are composed of several, such
  /// as "heart on fire" or "man: dark skin tone". Variation selectors make no difference. It is
  /// `nil` for any other text.
  public static func name(of face: String) -> String? {
    let scalars = withoutSelectors(face).unicodeScalars
    let base = String(scalars.filter { $0.skinTone == nil })
    let tones = scalars.compactMap(\.skinTone)
    return joined(artworkName(of: base) ?? EmojiNames.english[base], tones, isEmpty: base.isEmpty)
  }

  /// A name and those of skin tones, as in "man: dark skin tone".
  static func joined(_ name: String?, _ tones: [String], isEmpty: Bool) -> String? {
    guard let name else { return isEmpty ? tones.first : nil }
    guard let tone = tones.first else { return name }
    let others = tones.dropFirst().filter { $0 != tone }
    return ([name + (name.contains(":") ? ", " : ": ") + tone] + others).joined(separator: ", ")
  }

  private static func artworkName(of face: String) -> String? {
    ArtworkRecord.index(of: face).map { String(decoding: ArtworkRecord($0).name, as: UTF8.self) }
  }

  /// Whether a face is the flag of a country or region.
  private static func isFlag(_ face: String) -> Bool {
    face.unicodeScalars.first.map { ("\u{1F1E6}"..."\u{1F1FF}").contains($0) } ?? false
  }
}

extension Unicode.Scalar {
  /// The name of a skin tone; `nil` for other characters.
  fileprivate var skinTone: String? {
    let tones = ["light", "medium-light", "medium", "medium-dark", "dark"]
    let number = Int(value) - 0x1F3FB
    return tones.indices.contains(number) ? "\(tones[number]) skin tone" : nil
  }
}

extension Pictures {
  /// The short name of an emoji or a sign in another language than English, in Unicode's CLDR.
  ///
  /// Variation selectors make no difference.
  ///
  /// - Parameters:
  ///   - face: an emoji or a sign.
  ///   - language: the code of a language other than English, as in `ru`.
  /// - Returns: the name; `nil` for any other text, and for a few emoji without a name in the
  ///   language.
  public static func name(of face: String, in language: String) -> String? {
    let names = EmojiNames.of(language)
    let whole = withoutSelectors(face)
    if let name = names[whole] { return name }
    let base = String(whole.unicodeScalars.filter { $0.skinTone == nil })
    let tones = whole.unicodeScalars.filter { $0.skinTone != nil }
    return joined(names[base], tones.compactMap { names[String($0)] }, isEmpty: base.isEmpty)
  }

  /// The groups of similar faces; neighbours in a group are the most similar.
  static let groups: [[String]] = {
    let bytes = UnsafeBufferPointer(start: groups_data(), count: groups_size())
    return bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        .filter(hasPicture)
    }
  }()

  /// The faces that resemble some given ones, the nearest first.
  ///
  /// A face is near to those that stand close to it in its group: it counts 1 for a neighbour, a
  /// half for the next one, and so on. Faces of groups without a given one are not near.
  ///
  /// - Complexity: O(groups' faces · given faces of the same group).
  /// - Parameter given: any texts; those without a picture have no near ones.
  /// - Returns: faces without those given, with or without variation selectors.
  public static func faces(near given: [String]) -> [String] {
    let given = Set(given.map(withoutSelectors))
    let scored = groups.flatMap { group -> [(face: String, score: Double)] in
      let places = group.indices.filter { given.contains(group[$0]) }
      guard !places.isEmpty else { return [] }
      return group.enumerated().filter { !given.contains($0.element) }.map { place, face in
        (face, places.reduce(0) { $0 + 1 / Double(abs($1 - place)) })
      }
    }
    // Equally near ones keep their order: sorting is stable.
    return scored.sorted { $0.score > $1.score }.map(\.face)
  }

  /// A face without variation selectors, as in `faces`.
  public static func withoutSelectors(_ face: String) -> String {
    String(face.unicodeScalars.filter { !$0.properties.isVariationSelector })
  }
}

/// The names of emoji, and in other languages than English also of signs.
enum EmojiNames {
  /// The English names of emoji without a picture, such as keycaps and emoji composed of several.
  static let english = read("en")

  /// The names in a language, by its code, read once, when they are first needed; none in a language
  /// without names.
  static func of(_ language: String) -> [String: String] {
    tables.withLock { tables in
      if let names = tables[language] { return names }
      let names = read(language)
      tables[language] = names
      return names
    }
  }

  private static let tables = Mutex<[String: [String: String]]>([:])

  /// The names by emoji, without variation selectors and skin tones.
  private static func read(_ language: String) -> [String: String] {
    var size = 0
    guard let data = names_data(language, &size) else { return [:] }
    let bytes = UnsafeBufferPointer(start: data, count: size)
    var names: [String: String] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let face = String(decoding: line[..<tab], as: UTF8.self)
      names[face] = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
    return names
  }
}
