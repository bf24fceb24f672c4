import Decks
import Libc

extension DeckLibrary {
  /// Reads a file from anywhere as a deck, as far as it can be read; nothing is kept.
  ///
  /// - Parameter path: the file's; without a name in its header the deck is called as the file.
  /// - Returns: what there is in the file, and what is wrong with it.
  /// - Throws: if the file cannot be read, or is larger than a deck can be.
  public func reading(fileAt path: String) throws(StorageError) -> DeckReading {
    let calls = folder?.calls ?? SystemCalls()
    let bytes = try OpenFile(path, O_RDONLY, calls: calls).contents(limit: DeckLimit.fileBytes)
    let base = path.split(separator: "/").last.map(String.init) ?? path
    let plain = base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
    return DeckReading(bytes, named: plain.isEmpty ? base : plain)
  }
}
