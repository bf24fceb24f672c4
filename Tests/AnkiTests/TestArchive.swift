import CAnki
import Expectations
import Foundation

@testable import Anki

/// An archive whose entries are not compressed.
struct TestArchive {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - contents: its bytes.
  ///   - declared: the size that the archive declares; that of the contents unless given.
  ///   - attributes: those of the entry in Unix, such as those of a symbolic link.
  mutating func add(
    _ name: String, _ contents: [UInt8], declared: Int? = nil, attributes: Int = 0o100644
  ) {
    let sizes = number(contents.count, 4) + number(declared ?? contents.count, 4)
    let common = number(0, 8) + number(TestArchive.checksum(contents), 4) + sizes
    let names = number(name.utf8.count, 2) + number(0, 2)
    directory += [0x50, 0x4B, 1, 2] + number(0x0314, 2) + number(20, 2) + common + names
    directory += number(0, 6) + number(attributes << 16, 4) + number(bytes.count, 4) + name.utf8
    bytes += [0x50, 0x4B, 3, 4] + number(20, 2) + common + names + name.utf8 + contents
    count += 1
  }

  /// The archive as a file.
  var file: [UInt8] {
    let counts = number(count, 2) + number(count, 2)
    return bytes + directory + [0x50, 0x4B, 5, 6] + number(0, 4) + counts
      + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
  }

  private func number(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 < 8 ? number >> (8 * $0) : 0) }
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    let sum = bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1) * 0xEDB8_8320 }
    }
    return Int(~sum)
  }
}

/// Data for Zstandard.
enum TestFrame {
  /// Bytes that were compressed.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var packed = [UInt8](repeating: 0, count: ZSTD_compressBound(bytes.count))
    let count = ZSTD_compress(&packed, packed.count, bytes, bytes.count, 3)
    return Array(packed.prefix(count))
  }

  /// A few bytes that unpack to so many MiB of zeros.
  static func bomb(mebibytes: Int) -> [UInt8] {
    // Blocks of one byte that is repeated 128 Ki times; the last one is marked.
    let block: [UInt8] = [0x02, 0x00, 0x10, 0x00]
    let blocks = Array(repeating: block, count: 8 * mebibytes - 1).joined()
    return [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38] + blocks + [0x03, 0x00, 0x10, 0x00]
  }
}

/// A collection made by statements of SQL.
enum TestCollection {
  /// A collection in the old format with a deck and a note type, and what the statements add.
  static func bytes(_ statements: String) -> [UInt8] {
    let start = """
      CREATE TABLE col (id INTEGER PRIMARY KEY, models TEXT, decks TEXT);
      INSERT INTO col VALUES (1,
        '{"5": {"name": "Basic", "type": 0, "flds": [{"name": "Front"}, {"name": "Back"}]}}',
        '{"7": {"name": "Words"}}');
      CREATE TABLE cards (nid INTEGER, ord INTEGER, did INTEGER, odid INTEGER, data TEXT,
        id INTEGER PRIMARY KEY);
      """
    return bytes(all: start + statements)
  }

  /// The table of notes.
  static let notes =
    "CREATE TABLE notes (id INTEGER PRIMARY KEY, mid INTEGER, flds TEXT, tags TEXT);"

  /// Statements for a note with two fields.
  static func note(_ number: Int, _ term: String, _ definition: String) -> String {
    "INSERT INTO notes VALUES (\(number), 5, '\(term)' || char(31) || '\(definition)', '');"
      + "INSERT INTO cards VALUES (\(number), 0, 7, 0, '', \(number));"
  }

  /// The file that statements make.
  private static func bytes(all statements: String) -> [UInt8] {
    let root = TemporaryDirectory()
    var connection: OpaquePointer?
    sqlite3_open("\(root.path)/x.db", &connection)
    sqlite3_create_collation(connection, "unicase", SQLITE_UTF8, nil) { _, _, _, _, _ in 0 }
    precondition(sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK)
    sqlite3_close(connection)
    return (try? root.bytes(of: "x.db")) ?? []
  }
}

extension AnkiCollection {
  /// A collection made by statements of SQL.
  convenience init(statements: String) throws {
    let root = TemporaryDirectory()
    try self.init(at: root.write(TestCollection.bytes(statements)))
  }
}

extension TemporaryDirectory {
  /// Writes a package or a collection; returns its path.
  func write(_ bytes: [UInt8]) throws -> String {
    try write(bytes, to: "words.apkg")
    return "\(path)/words.apkg"
  }
}
