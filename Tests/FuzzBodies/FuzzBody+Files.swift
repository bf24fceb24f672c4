import Decks
import MemorizeView
import MemorizeViewModel
import Storage

extension FuzzBody {
  /// A deck that was read can be shown, played and saved; otherwise one line says why not.
  static let deck = FuzzBody("deck") { (bytes) throws(Complaint) in
    let first = outcome(bytes)
    try expect(first == outcome(bytes), "the same file gives two results")
    switch first {
    case .success(let deck): try check(deck)
    case .failure(let error):
      try expect(error.description.isOneShortLine, "an error longer than a line: \(error)")
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      try expect((1...lines).contains(error.line ?? 1), "an error on line \(error.line ?? 0)")
    }
  }

  private static func outcome(_ bytes: [UInt8]) -> Result<Deck, DeckError> {
    Result { () throws(DeckError) in try Deck(reading: bytes, named: "a/..\u{1B}[2Jb") }
  }

  /// A file of another program, in any encoding, is a deck as above.
  static let encoding = FuzzBody("encoding") { (bytes) throws(Complaint) in
    // The first byte chooses the encoding; beyond them it is found out.
    let name = DeckEncoding.names.dropFirst(Int(bytes.first ?? 0)).first
    let columns = DeckColumns(header: .auto, encoding: name.flatMap(DeckEncoding.init(named:)))
    let reading = DeckReading(bytes.dropFirst(), named: "a", columns: columns)
    for fault in reading.faults.list {
      try expect(fault.description.isOneShortLine, "an error longer than a line: \(fault)")
    }
    if let deck = reading.deck { try check(deck) }
  }

  static func check(_ deck: Deck) throws(Complaint) {
    try expect(deck.name.isHarmless && deck.name.isVisible, "a harmful name: \(deck.name)")
    try expect(deck.name.count <= DeckLimit.nameCharacters, "a long name: \(deck.name)")
    try expect(deck.pairs.count <= DeckLimit.pairs, "\(deck.pairs.count) pairs")
    for pair in deck.pairs {
      for text in [pair.first.text, pair.second.text] {
        try expect(text.isHarmless && text.isFace, "a harmful text: \(text)")
        try expect(text == text.cleaned, "a text that is not clean: \(text)")
        try expect(text.count <= DeckLimit.faceCharacters, "a long text: \(text)")
        try expect(text.utf8.count <= DeckLimit.faceBytes, "a text of many bytes: \(text)")
      }
      try expect(pair.first.matches(pair.second), "no pair: \(pair)")
    }
    guard let drawn = DrawnPairs(from: deck, count: deck.usualPairs, seed: "x") else {
      throw Complaint(description: "a deck that cannot be played")
    }
    try expect(drawn.pairs.count <= deck.usualPairs, "more pairs than per game")
    let header = JournalHeader(deck: deck, drawn: drawn, askedPairs: 8, start: 0, program: "1")
    let record = try? JournalRecord(reading: header.bytes)
    try expect(record?.header == header, "a board that cannot be saved")
  }
}

extension FuzzBody {
  /// What is read as a finished game is harmless, reads the same when it is written again, and is
  /// shown on all pages.
  static let history = FuzzBody("history") { (bytes) throws(Complaint) in
    var games: [GameRecord] = []
    for line in bytes.split(separator: 0x0A) {
      guard let entry = try? GameRecord(line: Array(line)) else { continue }
      let (deck, seed) = (entry.setup.deck, entry.setup.seed)
      try expect(deck.isHarmless, "a deck's name that harms: \(deck)")
      try expect(deck.count <= DeckLimit.nameCharacters, "a long name: \(deck)")
      try expect(seed.isHarmless, "a seed that harms: \(seed)")
      try expect(entry.line.utf8.count <= StorageLimit.lineBytes, "a line too long to read")
      let again = try? GameRecord(line: Array(entry.line.utf8))
      try expect(again == entry, "another game when it is written again: \(entry.line)")
      try show(FinishedGame(entry, nil))
      games.append(entry)
    }
    try show(games)
  }

  /// Shows a finished game as the result and the clipboard do.
  static func show(_ game: FinishedGame) throws(Complaint) {
    for signs in [SharedText.Signs.unicode, .ascii, .none] {
      let lines = SharedText(game, signs).lines
      try expect(lines.allSatisfy(\.isOneShortLine), "a harmful line to share: \(lines)")
    }
    try expect(0...3 ~= game.stars ?? 0, "\(game.stars ?? 0) stars")
    try expect(game.result.overPar.isFinite, "moves over par: \(game.result.overPar)")
  }

  /// Counts games as the statistics, the journey and the calendar do.
  private static func show(_ games: [GameRecord]) throws(Complaint) {
    var statistics = Statistics()
    for game in games { statistics.add(game, day: Statistics.day(game.date ?? 0)) }
    let today = Statistics.day(games.last?.date ?? 0)
    let streak = statistics.streak
    try expect(streak.current(today: today) <= streak.longest, "a streak longer than the longest")
    let lines = StatisticsText.lines(statistics, today: today, isASCII: false)
    try expect(lines.allSatisfy(\.isHarmless), "harmful statistics: \(lines)")
    let journey = JourneyResults(games)
    try expect(journey.isOpen(journey.place), "a place on the map that is not open")
    let daily = DailyResults(games)
    let stars = daily.stars(in: CalendarDay(today))
    try expect(stars.won <= stars.most, "more stars than there are: \(stars)")
    _ = daily.attempt(on: CalendarDay(today), today: CalendarDay(today))
  }
}

extension FuzzBody {
  /// A journal is harmless, and the same after it is written and read again.
  static let journal = FuzzBody("journal") { (bytes) throws(Complaint) in
    let record: JournalRecord
    do throws(StorageError.Reason) {
      record = try JournalRecord(reading: bytes)
    } catch {
      let message = StorageError(.read, path: "a\u{1B}[2Jb", error).description
      try expect(message.isOneShortLine, "an error of more than a line: \(message)")
      return
    }
    try expect(record.wholeBytes <= bytes.count, "more complete bytes than bytes")
    try check(record.header)
    let again = try? JournalRecord(reading: written(record))
    try expect(again?.header == record.header, "another header after writing")
    try expect(again?.intents == record.intents, "other intents after writing")
    try expect(again?.end == record.end, "another end after writing")
    try expect(again?.game == record.game, "another game after writing")
    try use(record)
  }

  /// Reviews a game and plays it back, as the pages do.
  private static func use(_ record: JournalRecord) throws(Complaint) {
    if let game = FinishedGame(record) { try show(game) }
    _ = (try? Performance(record)).flatMap { try? $0.code() }
    guard record.intents.count <= 100, let playback = Playback(record) else { return }
    playback.advance(to: .seconds(1_000_000_000))
    try expect(playback.position <= playback.count, "more steps than there are")
    _ = playback.review
  }

  private static func check(_ header: JournalHeader) throws(Complaint) {
    try expect(header.deckName.isHarmless && header.deckName.isVisible, "a harmful name")
    try expect(header.program.isHarmless, "a harmful version: \(header.program)")
    try expect(header.drawn.seed.utf8.count <= SeedLimit.bytes, "a seed too long")
    for face in header.drawn.pairs.flatMap({ [$0.first, $0.second] }) {
      try expect(face.text.isHarmless && face.text.isVisible, "a harmful text: \(face.text)")
      try expect(face.text.utf8.count <= DeckLimit.faceBytes, "a long text: \(face.text)")
    }
  }

  private static func written(_ record: JournalRecord) -> [UInt8] {
    var lines = record.intents.map(JournalLine.intent)
    if let end = record.end { lines.append(.end(end)) }
    return record.header.bytes + lines.flatMap(\.bytes)
  }
}

extension FuzzBody {
  /// A performance code stays the same when it is read and written again, and is replayed or
  /// refused with one line.
  ///
  /// The bytes are taken as a code, and as the contents of one with the right checksum.
  static let performance = FuzzBody("performance") { (bytes) throws(Complaint) in
    try check(String(decoding: bytes, as: UTF8.self))
    try check(Performance.sealed(bytes))
  }

  private static func check(_ text: String) throws(Complaint) {
    let performance: Performance
    do throws(PerformanceFault) {
      performance = try Performance(code: text)
    } catch {
      return try expectOneLine(error)
    }
    let setup = performance.setup
    try expect(setup.deck.isHarmless && setup.seed.isHarmless, "a harmful text: \(setup)")
    let again = (try? performance.code()).flatMap { try? Performance(code: $0) }
    try expect(again == performance, "another performance when it is written again")
    guard let deck = BuiltInDecks.deck(named: setup.deck) else { return }
    let drawn: DrawnPairs
    do throws(PerformanceFault) {
      drawn = try performance.verifiedPairs(from: deck)
    } catch {
      return try expectOneLine(error)
    }
    try show(FinishedGame(performance.result, nil))
    try expect(drawn.pairs.count == setup.pairs, "\(drawn.pairs.count) pairs")
  }

  private static func expectOneLine(_ error: PerformanceFault) throws(Complaint) {
    let message = error.description
    try expect(message.isOneShortLine, "an error of more than a line: \(message)")
  }
}

extension FuzzBody {
  /// Saved settings read the same, and unknown members stay in the file.
  static let settings = FuzzBody("settings") { (bytes) throws(Complaint) in
    guard let document = try? SettingsDocument(reading: bytes) else { return }
    let (settings, faults) = document.settings
    try expect(faults.allSatisfy(\.isOneShortLine), "a notice of more than a line: \(faults)")
    if let deck = settings.deck {
      try expect(deck.isHarmless && deck.isVisible, "a harmful deck name: \(deck)")
    }
    // A number out of range can be read past, but not written.
    guard (try? document.bytes()) != nil else { return }
    try check(document.changed(from: settings, to: settings), is: settings, keys: document.keys)
    var others = settings
    others.theme.showsLabels.toggle()
    others.theme.table = settings.theme.table == .own ? .navy : .own
    others.variant[.closeGaps].toggle()
    others.flipBack = settings.flipBack == nil ? .milliseconds(1250) : nil
    others.pairs = settings.pairs == nil ? 7 : nil
    let keys = document.keys.subtracting(["closingRanks"])
    try check(document.changed(from: settings, to: others), is: others, keys: keys)
  }

  private static func check(
    _ document: SettingsDocument, is settings: Settings, keys: Set<String>
  ) throws(Complaint) {
    let bytes = try? document.bytes()
    let again = bytes.flatMap { try? SettingsDocument(reading: $0) }
    try expect(again?.settings.value == settings, "other settings after saving")
    try expect(again?.keys.isSuperset(of: keys) == true, "keys were lost")
  }
}

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
