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
    let scalars = face.unicodeScalars.filter { !$0.properties.isVariationSelector }
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
