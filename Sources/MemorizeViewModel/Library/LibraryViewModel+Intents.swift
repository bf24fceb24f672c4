import Decks
import Storage
import Words

/// Intents that add, remove and import decks.
extension LibraryViewModel {
  /// Adds a deck without pairs, which is saved once it can be played.
  ///
  /// - Returns: its name, which no other deck has.
  @discardableResult
  public func add() -> String {
    let deck = Deck(name: say("New deck"), color: .blue, usualPairs: Deck.defaultPairs, pairs: [])
    return insert([deck]).first ?? deck.name
  }

  /// Adds a copy of a deck.
  ///
  /// - Returns: the name of the copy; `nil` if there is no such deck.
  @discardableResult
  public func copy(_ name: String) -> String? {
    guard var deck = deck(named: name) else { return nil }
    deck.name = say("\(deck.name.deckTitle) copy", context: "deck")
    return insert([deck]).first
  }

  /// Removes a deck of the player; a built-in deck of the same name reappears.
  public func remove(_ name: String) {
    guard let id = id(named: name) else { return }
    notice = nil
    apply(DeckChange(id: id, before: own[id], after: nil))
    commit()
  }

  /// The fewest pictures in a folder that can be imported.
  public static var leastPictures: Int { DeckLibrary.leastPictures }

  /// Whether a file's name is that of a picture that can be imported.
  public static func isPicture(fileNamed name: String) -> Bool {
    DeckLibrary.isPicture(fileNamed: name)
  }

  /// Imports a file, or a folder of pictures, as a new deck.
  ///
  /// - Parameters:
  ///   - path: the path of the file or folder.
  ///   - preview: what the player has seen of it; `nil` to find out everything.
  /// - Returns: the result; `notice` has its summary.
  @discardableResult
  public func importFile(at path: String, as preview: ImportPreview? = nil) -> ImportReport {
    let report: ImportReport
    let columns = preview?.columns ?? ImportPreview.columns
    do throws(StorageError) {
      report =
        try DeckLibrary.isPackage(at: path) ? importPackage(path) : importText(path, columns)
    } catch {
      report = ImportReport(fault: error.description)
    }
    show(report.summary)
    return report
  }

  /// Imports the decks of an Anki package, in one step.
  private func importPackage(_ path: String) throws(StorageError) -> ImportReport {
    let package = try library.package(at: path)
    let reading = try package.reading()
    let decks = try library.importingPictures(of: reading, from: package)
    let names = insert(decks.compactMap { $0.pictures?.deck })
    return ImportReport(decks, of: reading, file: path, names: names)
  }

  /// The preview of a file with a header, with more than two columns, or in a doubtful encoding.
  ///
  /// - Returns: `nil` if there is nothing to choose, or if the file cannot be read.
  public func preview(ofFileAt path: String) -> ImportPreview? {
    guard !DeckLibrary.isPackage(at: path), !DeckLibrary.isFolder(at: path),
      let reading = try? library.reading(fileAt: path),
      reading.columns != nil || reading.isEncodingDoubtful
    else { return nil }
    return ImportPreview(
      path: path, reading: reading, columns: ImportPreview.columns,
      encodings: [reading.encoding] + reading.otherEncodings)
  }

  /// The same file after a choice of the player.
  public func preview(
    _ preview: ImportPreview, choosing choice: ImportPreview.Choice
  ) -> ImportPreview {
    let columns = preview.columns(choosing: choice)
    guard let reading = try? library.reading(fileAt: preview.path, columns) else { return preview }
    return ImportPreview(
      path: preview.path, reading: reading, columns: columns, encodings: preview.encodings)
      ?? preview
  }

  private func importText(
    _ path: String, _ columns: DeckColumns
  ) throws(StorageError) -> ImportReport {
    let reading = try library.reading(fileAt: path, columns)
    let pictures = try reading.deck.map { deck throws(StorageError) in
      try library.importingPictures(of: deck, fromFileAt: path)
    }
    if let new = pictures?.deck,
      own.values.contains(where: { $0.name == new.name.asDeckName && $0.pairs == new.pairs })
    {
      return ImportReport(known: new.name.asDeckName)
    }
    let name = insert(pictures.map { [$0.deck] } ?? []).first
    return ImportReport(reading, pictures: pictures, file: path, name: name)
  }

  /// Adds decks under free names, in one step.
  private func insert(_ decks: [Deck]) -> [String] {
    notice = nil
    endStep()
    let changes = decks.map { deck in
      var deck = deck
      deck.name = freeName(deck.name)
      let change = DeckChange(id: newID(), before: nil, after: deck)
      own[change.id] = deck
      return change
    }
    finish(changes)
    save()
    return changes.compactMap(\.after?.name)
  }

  /// A name that no deck has yet: the given one, with a number after it if needed.
  private func freeName(_ name: String) -> String {
    let name = name.asDeckName
    if deck(named: name) == nil { return name }
    let numbered = (2...9999).lazy.map { "\(name.cutForNumber) \($0)" }
    return numbered.first { self.deck(named: $0) == nil } ?? name
  }
}

/// Steps of change, undo and redo.
extension LibraryViewModel {
  /// The most pairs that all steps may hold; the oldest steps are dropped first.
  private static let memory = 1_000_000

  /// Changes a deck as part of the current step.
  ///
  /// An empty name, or that of another deck of the player, is refused with a notice.
  func change(_ id: DeckID, to new: Deck) {
    guard let old = deck(id) else { return }
    var new = new
    var notice: String?
    if !old.name.utf8.elementsEqual(new.name.utf8) {
      notice = fault(ofName: new.name, for: id)
      new.name = notice == nil ? new.name.asDeckName : old.name
    }
    if new != old { apply(DeckChange(id: id, before: own[id], after: new)) }
    show(notice)
  }

  /// Ends the current step, and saves.
  public func commit() {
    endStep()
    save()
  }

  /// Undoes the last step; returns the names of the decks that it had changed.
  @discardableResult
  public func undo() -> [String] {
    endStep()
    guard let last = done.popLast() else { return [] }
    undone.append(last)
    replace(last.map(\.undoing))
    return last.map(\.name)
  }

  /// Redoes the step that was undone last; returns the names of the decks that it changes.
  @discardableResult
  public func redo() -> [String] {
    endStep()
    guard let last = undone.popLast() else { return [] }
    done.append(last)
    replace(last)
    return last.map(\.name)
  }

  /// Adds a change to the current step, or begins a new one.
  func apply(_ change: DeckChange) {
    if step?.id != change.id { endStep() }
    step = DeckChange(
      id: change.id, before: step.map(\.before) ?? change.before, after: change.after)
    own[change.id] = change.after
  }

  private func endStep() {
    guard let step else { return }
    self.step = nil
    guard step.before != step.after else { return }
    finish([step])
  }

  /// Keeps a step, which can be undone now.
  private func finish(_ step: [DeckChange]) {
    guard !step.isEmpty else { return }
    done.append(step)
    undone = []
    while done.joined().reduce(0, { $0 + $1.size }) > LibraryViewModel.memory, done.count > 1 {
      done.removeFirst()
    }
  }

  private func replace(_ step: [DeckChange]) {
    for change in step { own[change.id] = change.after }
    notice = nil
    save()
  }

  private func fault(ofName name: String, for id: DeckID) -> String? {
    guard name.isVisible else { return say("A deck needs a name.") }
    guard let other = self.id(named: name), other != id else { return nil }
    return say("You already have a deck '\(own[other]?.name ?? name)'.")
  }
}

/// Reading and saving decks.
extension LibraryViewModel {
  /// Reads the library again, as other programs may have changed it; unsaved changes stay.
  public func refresh() {
    var notices: [String] = []
    var found: [DeckID: Deck] = [:]
    do throws(StorageError) {
      for entry in try library.entries() where entry.isOwn {
        do throws(StorageError) {
          guard let deck = try library.deck(of: entry) else { continue }
          found[id(named: entry.name, in: saved) ?? newID()] = deck
        } catch {
          notices.append(error.shortDescription)
        }
      }
      adopt(found)
    } catch {
      notices.append(error.shortDescription)
    }
    unreadable = notices
    show(notices.first)
  }

  /// Saves every changed deck; `notice` reports the first failure, and those decks stay unsaved.
  public func save() {
    var notices: [String] = []
    for id in Set(own.keys).union(saved.keys).sorted(by: { $0.number < $1.number })
    where own[id] != saved[id] {
      do throws(StorageError) {
        try save(id)
      } catch {
        notices.append(error.shortDescription)
      }
    }
    show(notices.first ?? notice)
  }

  /// Takes over the decks on the disk, except for decks with unsaved changes.
  private func adopt(_ found: [DeckID: Deck]) {
    for id in Set(found.keys).union(saved.keys) where own[id] == saved[id] {
      own[id] = found[id]
    }
    saved = found
  }

  /// Saves a deck.
  ///
  /// A renamed deck is written before the old file is removed, so one always exists.
  private func save(_ id: DeckID) throws(StorageError) {
    let old = saved[id]
    if let deck = own[id] {
      guard deck.isPlayable else { return }
      let isSameName = old.map { DeckName.key(of: $0.name) == DeckName.key(of: deck.name) } ?? false
      try library.save(deck, replacing: isSameName)
      saved[id] = deck
      if isSameName { return }
    } else {
      saved[id] = nil
    }
    if let old { _ = try library.remove(named: old.name) }
  }
}
