import Decks
import Words

/// The lists of media in a package.
package enum AnkiMedia {
  /// Reads a list in JSON, as in `{"0": "cat.jpg"}`.
  ///
  /// - Returns: the entries of the package by the names in the notes.
  /// - Throws: if it is damaged, or a name leads elsewhere.
  package static func names(inJSON list: [UInt8]) throws(DeckError) -> [String: String] {
    var names: [String: String] = [:]
    do throws(DeckError) {
      let database = try Database(at: ":memory:")
      try database.rows("SELECT key, value FROM json_each(?1)", with: list) {
        row throws(DeckError) in add(row.text(1), entry: row.text(0), to: &names)
      }
    } catch {
      throw damaged
    }
    try check(names)
    return names
  }

  /// Reads a list as a message, whose entries are named by their places.
  ///
  /// - Returns: the entries of the package by the names in the notes.
  /// - Throws: if it is damaged, or a name leads elsewhere.
  package static func names(inMessage list: [UInt8]) throws(DeckError) -> [String: String] {
    var names: [String: String] = [:]
    var entries = Protobuf(list[...])
    var place = 0
    while let (field, value) = entries.next() {
      guard field == 1, case .bytes(let entry) = value else { continue }
      for (field, value) in Protobuf(entry) {
        guard field == 1, case .bytes(let name) = value else { continue }
        add(String(decoding: name, as: UTF8.self), entry: "\(place)", to: &names)
      }
      place += 1
    }
    guard !entries.isDamaged else { throw damaged }
    try check(names)
    return names
  }

  private static var damaged: DeckError {
    DeckError(message: say("the list of media in the package is damaged"))
  }

  /// Adds a file under its first name.
  private static func add(_ name: String, entry: String, to names: inout [String: String]) {
    if !name.isEmpty, names[name] == nil { names[name] = entry }
  }

  /// Checks that no name leads to another folder, as none of Anki's does.
  private static func check(_ names: [String: String]) throws(DeckError) {
    let others = names.keys.filter { $0 == ".." || $0.contains { "/\\\0".contains($0) } }
    guard let name = others.min() else { return }
    throw DeckError.elsewhere(name)
  }
}
