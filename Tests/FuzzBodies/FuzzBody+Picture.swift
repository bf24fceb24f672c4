import Decks
import Storage

extension FuzzBody {
  /// An image that was read can be kept and written as PNG; otherwise one line says why not.
  static let picture = FuzzBody("picture") { (bytes) throws(Complaint) in
    let picture: StoredPicture
    do throws(DeckError) {
      picture = try StoredPicture(image: bytes)
    } catch {
      try expect(error.description.isOneShortLine, "an error longer than a line: \(error)")
      return
    }
    for start in stride(from: 0, to: picture.pixels.count - 3, by: 4) {
      let cover = picture.pixels[start + 3]
      try expect(
        picture.pixels[start..<start + 3].allSatisfy { $0 <= cover }, "more colour than coverage")
    }
    try expect(StoredPicture(file: picture.file) == picture, "a picture that cannot be kept")
    guard let again = try? StoredPicture(image: picture.image) else {
      throw Complaint(description: "a picture that cannot be exported")
    }
    let apart = zip(picture.pixels, again.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    try expect(apart <= 1, "an exported picture that differs by \(apart)")
  }
}
