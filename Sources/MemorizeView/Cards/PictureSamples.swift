import MemorizeViewModel
import Pictures
import Synchronization

/// Pictures in cells, kept for the sizes in use: sampling one takes longer than drawing a frame.
///
/// All copies of a theme share them. They make no difference to what is drawn.
final class PictureSamples: Sendable {
  private struct Key<Motif: Hashable & Sendable>: Hashable {
    let motif: Motif
    let width: Int
    let height: Int
    let form: CellForm
  }

  /// More than one board needs, with its pictures at two sizes.
  private static let limit = 400

  private let pictures = Mutex<[Key<FaceText>: [[PictureCell]]?]>([:])
  private let photos = Mutex<[Face: FacePhoto?]>([:])
  private let outlines = Mutex<[Key<String>: [[Unicode.Scalar]]?]>([:])

  /// The picture of a face on a card; `nil` if it has none.
  func cells(
    of face: FaceText, width: Int, height: Int, form: CellForm
  ) -> [[PictureCell]]? {
    let key = Key(motif: face, width: width, height: height, form: form)
    return PictureSamples.sample(key, in: pictures) {
      face.picture?.cells(
        width: width, height: height, form: form, paper: .init(red: 251, green: 246, blue: 235))
    }
  }

  /// The player's own picture of a face; `nil` if it has none.
  ///
  /// Its file is read once.
  func photo(of face: Face, in pictures: OwnPictures) -> FacePhoto? {
    guard face.picture != nil else { return nil }
    return PictureSamples.sample(face, in: photos) { FacePhoto(face, pictures) }
  }

  /// The outline of an emoji's picture; `nil` if it has none.
  func outline(
    of emoji: String, width: Int, height: Int, form: CellForm
  ) -> [[Unicode.Scalar]]? {
    let key = Key(motif: emoji, width: width, height: height, form: form)
    return PictureSamples.sample(key, in: outlines) {
      Pictures.picture(of: emoji)?.silhouette(width: width, height: height, form: form)
    }
  }

  private static func sample<Key: Hashable & Sendable, Sample: Sendable>(
    _ key: Key, in samples: borrowing Mutex<[Key: Sample?]>, _ make: () -> Sample?
  ) -> Sample? {
    if let known = samples.withLock({ $0[key] }) { return known }
    let sample = make()
    samples.withLock { samples in
      if samples.count >= limit { samples = [:] }
      samples[key] = .some(sample)
    }
    return sample
  }
}

extension PictureSamples: Equatable {
  static func == (one: PictureSamples, other: PictureSamples) -> Bool { true }
}

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
