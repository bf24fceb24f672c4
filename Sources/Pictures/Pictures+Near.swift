import CPictures

extension Pictures {
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
    // Equally near ones keep their order.
    return scored.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element.face)
  }

  /// A face without variation selectors, as in `faces`.
  public static func withoutSelectors(_ face: String) -> String {
    let scalars = face.unicodeScalars.filter { !$0.properties.isVariationSelector }
    return String(String.UnicodeScalarView(scalars))
  }
}
