import Decks
import Libc

extension DeckLibrary {
  /// Reads any file as a deck, without adding it to the library.
  ///
  /// - Parameter path: the path of the file, which names the deck if its header does not.
  /// - Returns: the contents of the file, and its faults.
  /// - Throws: if the file cannot be read, or is larger than a deck file may be.
  public func reading(fileAt path: String) throws(StorageError) -> DeckReading {
    let calls = folder?.calls ?? SystemCalls()
    let bytes = try OpenFile(path, O_RDONLY, calls: calls).contents(limit: DeckLimit.fileBytes)
    let base = path.split(separator: "/").last.map(String.init) ?? path
    let stem = base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
    return DeckReading(bytes, named: stem.isEmpty ? base : stem)
  }
}
