import Anki
import Decks
import Libc
import Words

/// A deck of a package, with its pictures.
public struct PackageDeck: Equatable, Sendable {
  /// The name.
  public let name: String
  /// The notes as they were read.
  public let reading: DeckReading
  /// The deck with its pictures; `nil` if it has fewer than two pairs for a board.
  public let pictures: PictureImport?
  /// What is wrong with the pictures of a deck that has too few pairs without them.
  let lostPictures: [String]
  /// The memories of its pairs, as far as they are known and were wanted.
  public let memories: [PairMemory]

  /// The reason why there is no deck; `nil` if there is one.
  public var fault: String? {
    guard pictures == nil else { return nil }
    let reason = reading.faults.list.first { $0.line == nil }?.message
    return
      "\(name): \((lostPictures + [reason ?? say("expected at least 2 pairs")]).joined(separator: "; "))"
  }
}

/// The state of the learner's memory of a pair, by FSRS in Anki.
public struct PairMemory: Equatable, Sendable {
  /// The pair as it is in the new deck.
  public let pair: Pair
  /// In days.
  public let stability: Double
  /// From 1 to 10.
  public let difficulty: Double
  /// The last review, in seconds since 1970.
  public let date: Int64
}

extension PictureImport {
  /// The memories of the pairs, of those of all pairs that were read.
  fileprivate func memories(_ all: [AnkiMemory?]) -> [PairMemory] {
    zip(deck.pairs, places).compactMap { pair, place in
      guard all.indices.contains(place), let memory = all[place],
        StorageLimit.dates.contains(memory.date), memory.date > 0
      else { return nil }
      return PairMemory(
        pair: pair, stability: memory.stability, difficulty: memory.difficulty, date: memory.date)
    }
  }
}

extension DeckLibrary {
  /// Whether a file is an Anki package, by its name or by its contents.
  public static func isPackage(at path: String) -> Bool {
    AnkiPackage.isPackage(at: path)
  }

  /// Opens an Anki package.
  ///
  /// - Returns: the package.
  /// - Throws: if it cannot be read, or is no such package.
  public func package(at path: String) throws(StorageError) -> DeckPackage {
    _ = try OpenFile(path, O_RDONLY, calls: calls)
    do throws(DeckError) {
      return try DeckPackage(at: path)
    } catch {
      throw StorageError(.read, path: path, error.message)
    }
  }

  /// Brings the pictures of a package's decks into the library, once all of them could be read.
  ///
  /// - Parameters:
  ///   - reading: the decks as they were read.
  ///   - package: the package with the pictures.
  /// - Returns: the decks; at least one of them can be played.
  /// - Throws: if no deck can be played, if there is no place to keep pictures, or if the package has
  ///   too many bytes of them; no picture is kept then.
  public func importingPictures(
    of reading: DeckPackage.Reading, from package: DeckPackage
  ) throws(StorageError) -> [PackageDeck] {
    guard let pictures = pictureFolder else { throw DeckLibrary.nowhere }
    var unsaved: [StoredPicture] = []
    var decks: [PackageDeck] = []
    for (place, (name, read)) in zip(reading.names, reading.decks).enumerated() {
      var importer = PictureImporter(
        into: pictures, from: pictureFiles(besideFileAt: package.path, in: package.package))
      let imported = read.deck.map { importer.read($0, after: []) }
      let playable = imported.flatMap {
        $0.deck.unambiguous(order: $0.deck.pairs.indices, limit: 2).count == 2 ? $0 : nil
      }
      decks.append(
        PackageDeck(
          name: name, reading: read, pictures: playable,
          lostPictures: playable == nil ? imported?.faults ?? [] : [],
          memories: playable?.memories(reading.memories[place]) ?? []))
      unsaved += importer.unsaved
      if let fault = package.package.mediaFault {
        throw StorageError(.read, path: package.path, fault.message)
      }
    }
    guard decks.contains(where: { $0.pictures != nil }) else {
      throw StorageError(
        .read, path: package.path, decks.first?.fault ?? say("the package has no notes"))
    }
    try pictures.add(unsaved)
    return decks
  }

  /// Saves several decks, or none of them.
  ///
  /// - Parameters:
  ///   - decks: decks of different names.
  ///   - replacing: whether to replace decks of the player with the same names.
  /// - Returns: their entries.
  /// - Throws: as `save(_:replacing:)` does; decks that are new are removed again then.
  public func save(
    all decks: [Deck], replacing: Bool = false
  ) throws(StorageError) -> [DeckEntry] {
    var entries: [DeckEntry] = []
    var new: [String] = []
    do throws(StorageError) {
      for deck in decks {
        let isNew = try ownDeck(named: deck.name) == nil
        entries.append(try save(deck, replacing: replacing))
        if isNew { new.append(deck.name) }
      }
    } catch {
      for name in new { _ = try? remove(named: name) }
      throw error
    }
    return entries
  }
}
