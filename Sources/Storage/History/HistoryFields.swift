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
