import Decks
import Libc

/// The files that a deck refers to: next to it, in its `collection.media`, or in Anki's.
struct PictureFiles {
  /// The folders in which a file is looked for.
  private let folders: [String]
  private let calls: SystemCalls

  /// The files of a deck.
  ///
  /// - Parameters:
  ///   - directory: the folder of the deck.
  ///   - anki: Anki's own folder, as in `~/.local/share/Anki2`, with a folder for each profile.
  ///   - calls: the system.
  init(beside directory: String, anki: String?, calls: SystemCalls) {
    let profiles = anki.flatMap { anki in
      try? Folder(path: anki, calls: calls).names().filter { !$0.hasPrefix(".") }.sorted()
        .map { "\(anki)/\($0)" }
    }
    folders = [directory] + ([directory] + (profiles ?? [])).map { "\($0)/collection.media" }
    self.calls = calls
  }

  /// Reads a file.
  ///
  /// - Parameter name: a path from one of the folders that stays inside it.
  /// - Returns: its bytes.
  /// - Throws: what was expected.
  func contents(of name: String) throws(DeckError) -> [UInt8] {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(""), !parts.contains(".."), !name.contains("://") else {
      throw DeckError(line: nil, message: "expected a file next to the deck")
    }
    for candidate in [name, name.withoutPercents] {
      for folder in folders {
        let path = "\(folder)/\(candidate)"
        guard FileStatus(at: path) != nil else { continue }
        do throws(StorageError) {
          return try OpenFile(path, O_RDONLY, calls: calls)
            .contents(limit: DeckLimit.pictureBytes)
        } catch {
          throw DeckError(line: nil, message: error.why)
        }
      }
    }
    throw DeckError(line: nil, message: "no such file next to the deck")
  }
}

extension String {
  /// The text with bytes in place of `%20` and the like, as in addresses; never with a slash.
  fileprivate var withoutPercents: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16),
        value != UInt8(ascii: "/"), value != 0
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
