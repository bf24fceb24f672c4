/// The artwork: a picture and a name for each emoji of one character and for each flag.
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

  /// The English short name of a face in Unicode's CLDR, such as "crab" or "flag: Germany".
  ///
  /// It is `nil` for a face without a picture.
  public static func name(of face: String) -> String? {
    ArtworkRecord.index(of: face).map { String(decoding: ArtworkRecord($0).name, as: UTF8.self) }
  }

  /// Whether a face is the flag of a country or region.
  private static func isFlag(_ face: String) -> Bool {
    face.unicodeScalars.first.map { ("\u{1F1E6}"..."\u{1F1FF}").contains($0) } ?? false
  }
}
