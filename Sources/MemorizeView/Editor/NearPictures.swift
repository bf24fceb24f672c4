import Pictures

/// The pictures that resemble some given ones, found again only when those change.
struct NearPictures {
  private var given: [String] = []
  private var near: [String] = []

  /// The pictures near to some faces, the nearest first, as in `Pictures.faces(near:)`.
  mutating func faces(near faces: [String]) -> [String] {
    if faces != given {
      given = faces
      near = Pictures.faces(near: faces)
    }
    return near
  }
}
