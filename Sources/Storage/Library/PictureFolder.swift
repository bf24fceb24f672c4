import Decks
import Libc

/// The imported pictures, each in a file named after its contents.
///
/// A picture stays when its deck is removed, since recorded games may show it.
public struct PictureFolder: Sendable {
  private static let ending = ".picture"
  private let folder: Folder

  /// The folder `pictures` of a data directory, which need not exist.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  init(directory: String, calls: SystemCalls) {
    folder = Folder(path: "\(directory)/pictures", calls: calls, wait: .long)
  }

  /// The picture of an identifier; `nil` if there is none or its file is damaged.
  public func picture(_ identifier: String) -> StoredPicture? {
    guard PictureFolder.isIdentifier(identifier),
      let file = try? OpenFile(
        folder.path(of: identifier + PictureFolder.ending), O_RDONLY, calls: folder.calls),
      let bytes = try? file.contents(limit: StoredPicture.fileBytes)
    else { return nil }
    return StoredPicture(file: bytes)
  }

  /// Keeps a picture and returns its identifier.
  func add(_ picture: StoredPicture) throws(StorageError) -> String {
    let identifier = picture.identifier
    guard self.picture(identifier) == nil else { return identifier }
    try folder.create()
    try folder.locked { () throws(StorageError) in
      try folder.replace(identifier + PictureFolder.ending, with: picture.file)
    }
    return identifier
  }

  /// Whether a name is that of a picture, which never leads out of the folder.
  static func isIdentifier(_ name: String) -> Bool {
    name.utf8.count == 32
      && name.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
