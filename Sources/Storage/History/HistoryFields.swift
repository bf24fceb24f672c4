/// What stands in a line of the history, before anybody has looked whether it can be.
struct HistoryFields: Decodable {
  let version: Int
  let date: Int64
  let kind: String
  let deck: String
  let pairs: Int
  let seed: String
  let closingRanks: Bool
  var sides: Bool?
  let moves: Int
  let score: Int
  let time: Int64
  var analysis: Analysis?

  /// What stands there of the analysis; it is worth nothing where it has another form, and does the rest
  /// of the line no harm.
  struct Analysis: Decodable {
    let memory: Int
    let luck: Int
    let lags: [[Int]]
    let places: [[Int]]

    func figures(pairs: Int) -> MemoryFigures? {
      MemoryFigures(memory: memory, luck: luck, lags: lags, places: places, pairs: pairs)
    }
  }

  private enum Key: String, CodingKey {
    case version, date, kind, deck, pairs, seed, closingRanks, sides, moves, score, time, analysis
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    version = try values.decode(Int.self, forKey: .version)
    date = try values.decode(Int64.self, forKey: .date)
    kind = try values.decode(String.self, forKey: .kind)
    deck = try values.decode(String.self, forKey: .deck)
    pairs = try values.decode(Int.self, forKey: .pairs)
    seed = try values.decode(String.self, forKey: .seed)
    closingRanks = try values.decode(Bool.self, forKey: .closingRanks)
    sides = try values.decodeIfPresent(Bool.self, forKey: .sides)
    moves = try values.decode(Int.self, forKey: .moves)
    score = try values.decode(Int.self, forKey: .score)
    time = try values.decode(Int64.self, forKey: .time)
    analysis = try? values.decodeIfPresent(Analysis.self, forKey: .analysis)
  }
}

extension HistoryFields {
  /// Reads a line that is exactly as this program writes them; `nil` for any other, which may be right
  /// all the same.
  init?(asWritten line: [UInt8]) {
    var scanner = ByteScanner(line[...])
    guard scanner.take("{\"version\":1,\"date\":"), let date = scanner.takeNumber(),
      scanner.take(",\"kind\":"), let kind = scanner.takeText(),
      scanner.take(",\"deck\":"), let deck = scanner.takeText(),
      scanner.take(",\"pairs\":"), let pairs = scanner.takeNumber(),
      scanner.take(",\"seed\":"), let seed = scanner.takeText(),
      scanner.take(",\"closingRanks\":"), let closingRanks = scanner.takeFlag(),
      scanner.take(",\"moves\":"), let moves = scanner.takeNumber(),
      scanner.take(",\"score\":"), let score = scanner.takeNumber(),
      scanner.take(",\"time\":"), let time = scanner.takeNumber()
    else { return nil }
    version = 1
    (self.date, self.kind, self.deck, self.pairs) = (date, kind, deck, Int(pairs))
    (self.seed, self.closingRanks) = (seed, closingRanks)
    (self.moves, self.score, self.time) = (Int(moves), Int(score), time)
    if scanner.take(",\"sides\":") {
      guard let flag = scanner.takeFlag() else { return nil }
      sides = flag
    }
    if scanner.take(",\"analysis\":") {
      guard let read = Analysis(asWritten: &scanner) else { return nil }
      analysis = read
    }
    guard scanner.take("}"), scanner.isAtEnd else { return nil }
  }
}

extension HistoryFields.Analysis {
  fileprivate init?(asWritten scanner: inout ByteScanner) {
    guard scanner.take("{\"memory\":"), let memory = scanner.takeNumber(),
      scanner.take(",\"luck\":"), let luck = scanner.takeNumber(),
      scanner.take(",\"lags\":"), let lags = scanner.takeTriples(atMost: 1000),
      scanner.take(",\"places\":"), let places = scanner.takeTriples(atMost: 1000),
      scanner.take("}")
    else { return nil }
    self.init(memory: Int(memory), luck: Int(luck), lags: lags, places: places)
  }
}
