import CAnki
import Decks
import Words

/// An SQLite file of unknown origin, opened to be read only.
final class Database {
  private let connection: OpaquePointer
  /// Counts the steps of SQLite, so that no query runs forever.
  private let counter = StepCounter()

  /// Opens a file.
  ///
  /// - Throws: if that is not possible; an open file may still turn out to be damaged.
  init(at path: String) throws(DeckError) {
    // `immutable` keeps SQLite from locking the file, and from looking for its journal.
    let address = "file:\(path.percentEncoded)?mode=ro&immutable=1"
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    let status = sqlite3_open_v2(address, &opened, flags, nil)
    guard let opened, status == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw Database.damaged
    }
    connection = opened
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, Int32(AnkiLimit.valueBytes))
    sqlite3_progress_handler(
      connection, StepCounter.stride,
      { context in
        guard let context else { return 1 }
        return Unmanaged<StepCounter>.fromOpaque(context).takeUnretainedValue().isOver ? 1 : 0
      }, Unmanaged.passUnretained(counter).toOpaque())
    // Newer collections compare names without case. Nothing is looked up by name here.
    sqlite3_create_collation_v2(
      connection, "unicase", SQLITE_UTF8, nil,
      { _, count, bytes, otherCount, otherBytes in
        let text = UnsafeRawBufferPointer(start: bytes, count: Int(max(0, count)))
        let other = UnsafeRawBufferPointer(start: otherBytes, count: Int(max(0, otherCount)))
        if text.elementsEqual(other) { return 0 }
        return text.lexicographicallyPrecedes(other) ? -1 : 1
      }, nil)
    sqlite3_exec(
      connection, "PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA mmap_size=0", nil,
      nil, nil)
  }

  deinit { sqlite3_close_v2(connection) }

  /// Whether there is a table of a name; views and virtual tables, which run code, are none.
  func hasTable(_ name: String) throws(DeckError) -> Bool {
    var count: Int64 = 0
    try rows(
      "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND rootpage > 0 AND name = ?1",
      with: Array(name.utf8)
    ) { row throws(DeckError) in count = row.number(0) }
    return count == 1
  }

  /// Runs a query.
  ///
  /// - Parameters:
  ///   - query: the query.
  ///   - text: the value for `?1`.
  ///   - take: takes each row.
  /// - Throws: if the file is damaged, and what `take` throws.
  func rows(
    _ query: String, with text: [UInt8]? = nil, _ take: (Row) throws(DeckError) -> Void
  ) throws(DeckError) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(connection, query, -1, &prepared, nil) == SQLITE_OK,
      let statement = prepared
    else { throw Database.damaged }
    defer { sqlite3_finalize(statement) }
    // NB: without a destructor, SQLite uses the bytes where they are until the query is over.
    let bytes = text ?? []
    try bytes.withUnsafeBufferPointer { bytes throws(DeckError) in
      if text != nil {
        let start = bytes.baseAddress.map { UnsafeRawPointer($0) }
        sqlite3_bind_text(
          statement, 1, start?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil)
      }
      while true {
        let status = sqlite3_step(statement)
        if status == SQLITE_DONE { return }
        guard status == SQLITE_ROW else { throw Database.damaged }
        try take(Row(statement: statement))
      }
    }
  }

  static var damaged: DeckError {
    DeckError(message: say("the collection in the package is damaged"))
  }
}

/// A row of a query; valid until the next one.
struct Row {
  fileprivate let statement: OpaquePointer

  /// The whole number in a column; 0 if it is something else.
  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// The number in a column; 0 if it is something else.
  func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  /// The bytes of a text or data in a column.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(statement, column) else { return [] }
    let count = Int(max(0, sqlite3_column_bytes(statement, column)))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The text in a column.
  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }
}

/// Counts the steps of SQLite's machine.
private final class StepCounter {
  /// The steps between two calls.
  static let stride: Int32 = 100_000
  private var calls = 0

  /// Counts a call; whether there were too many.
  var isOver: Bool {
    calls += 1
    return calls > AnkiLimit.steps / Int(StepCounter.stride)
  }
}

extension String {
  /// A path as a part of an address.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let isPlain = Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || byte == 0x2F
      return isPlain ? String(Unicode.Scalar(byte)) : "%" + byte.digits(2, radix: 16)
    }.joined()
  }
}
