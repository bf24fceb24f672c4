import MemorizeViewModel
import Pictures

/// The player's own picture on a face.
struct FacePhoto: Hashable {
  /// The picture, ready for sampling.
  let picture: Picture
  private let face: Face

  /// The picture of a face; `nil` if it has none.
  init?(_ face: Face, _ pictures: OwnPictures) {
    guard let picture = pictures.pixels(of: face).flatMap({ Picture(channels: $0) }) else {
      return nil
    }
    self.picture = picture
    self.face = face
  }

  /// Photos are the same if they are of the same face.
  static func == (one: FacePhoto, other: FacePhoto) -> Bool { one.face == other.face }

  /// Hashes the face.
  func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
