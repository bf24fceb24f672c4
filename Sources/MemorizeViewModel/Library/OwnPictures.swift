import Decks
import Storage

/// The pictures that the player imported.
public struct OwnPictures: Equatable, Sendable {
  /// The directory of the player's data; `nil` if there are no pictures.
  private let directory: String?

  /// The number of pixels on each side of a picture.
  public static let side = StoredPicture.side

  /// The pictures in a directory, as in `StorageDirectory.data`; none without one.
  public init(directory: String? = nil) {
    self.directory = directory
  }

  /// The pixels of a face's picture, four bytes each: red, green and blue, each times the coverage,
  /// and the coverage.
  ///
  /// Reads a file at each call. It is `nil` for a face without a picture, and for a missing one.
  public func pixels(of face: Face) -> [UInt8]? {
    guard let directory, let picture = face.picture else { return nil }
    return PictureFolder(directory: directory).picture(picture.file)?.pixels
  }
}
