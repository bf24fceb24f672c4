import Expectations
import GameFixtures
import MemoryGame
import Study
import Testing

struct GameEvidenceTests {
  /// A board on which the definitions of the first two pairs are neighbours or not.
  private func game(pairs: Int = 4, areNeighbours: Bool = false) throws -> MemoryGame<Vocabulary> {
    let games = (0..<100).lazy.compactMap { seed in
      MemoryGame(pairs: Vocabulary.pairs(pairs), generator: SeededGenerator(seed: "\(seed)"))
    }
    return try #require(
      games.first { game in
        let places = Dictionary(uniqueKeysWithValues: game.order.enumerated().map { ($1, $0) })
        return game.shape.areNeighbours(places[b(0)] ?? 0, places[b(1)] ?? 0) == areNeighbours
      })
  }

  private func evidence(_ cards: [CardID], pairs: Int = 4) throws -> GameEvidence {
    GameEvidence(of: try game(pairs: pairs), cards.map(Intent.choose))
  }

  @Test(
    arguments: [
      ("a partner that had been seen is known", [b(0), b(1), a(0), b(0)], [0: true], []),
      ("one that had never been seen is a lucky find", [b(1), b(2), a(0), b(0)], [:], []),
      ("the only candidate that had been seen proves nothing", [b(0), a(1), a(0), b(0)], [:], []),
      (
        "a wrong card that had just been seen is confused", [b(0), b(1), a(0), b(1)], [0: false],
        [1]
      ),
      ("one that had not been seen is misplaced", [b(0), b(1), a(2), a(3), a(0), b(2)], [:], []),
      ("so is one on the wrong side", [b(0), b(1), a(2), a(1), a(0), a(1)], [:], []),
      ("nobody forgets the place of a moment ago", [b(1), b(0), a(0), b(2)], [0: false], []),
    ] as [(String, [CardID], [Int: Bool], [Int])])
  func `a move shows what is known and confused`(
    name: String, cards: [CardID], isKnown: [Int: Bool], confused: [Int]
  ) throws {
    let found = try evidence(cards)
    expectEqual(found.isKnown, isKnown)
    expectEqual(found.confusions.map { [$0.pair, $0.other] }, confused.map { [0, $0] })
  }

  @Test func `the last candidate proves nothing`() throws {
    try expectEqual(evidence([a(0), b(0), a(1), b(1)], pairs: 2).isKnown, [:])
  }

  @Test func `a partner found by trying proves nothing, unless it was just seen`() throws {
    let misplaced = [b(0), b(1), a(2), a(3), a(0), b(2)]
    let tried = try evidence(misplaced + [a(1), a(2), a(3), b(3), a(0), b(0)], pairs: 5)
    expectNil(tried.isKnown[0])
    let seen = try evidence(misplaced + [a(1), a(2), b(0), b(3), a(0), b(0)], pairs: 5)
    expectEqual(seen.isKnown[0], true)
  }

  @Test func `a wrong card that was seen long ago is an error of place`() throws {
    let recent = [b(0), a(2), b(1), a(3), a(4), a(1)]
    try expectEqual(evidence(recent + [a(0), b(1)], pairs: 5).confusions.count, 1)
    try expectEqual(evidence(recent + [b(2), b(4), a(0), b(1)], pairs: 5).confusions, [])
  }

  @Test func `the card next to the partner is an error of place`() throws {
    let intents = [b(0), b(1), a(0), b(1)].map(Intent.choose)
    expectEqual(GameEvidence(of: try game(areNeighbours: true), intents).isKnown, [:])
    expectEqual(GameEvidence(of: try game(), intents).confusions.count, 1)
  }

  @Test func `after a shuffle nothing has been seen but the cards that are up`() throws {
    let game = try game()
    let start = [b(2), b(3), b(0), b(1)].map(Intent.choose)
    let end = [a(2), b(2), a(0), b(0)].map(Intent.choose)
    let found = GameEvidence(of: game, start + [.shuffle] + end)
    expectEqual(found.isKnown, [0: true])
  }

  @Test func `the first verdict on a pair stays, and every confusion counts`() throws {
    let found = try evidence([
      b(0), b(1), a(0), b(1), a(2), a(3), a(0), b(1), a(2), a(3), a(0), b(0),
    ])
    expectEqual(found.isKnown, [0: false])
    expectEqual(found.confusions.count, 2)
  }

  @Test func `a move after a hint tells nothing, the next one does`() throws {
    let game = try game()
    let seen = [b(0), b(1), b(2), b(3)].map(Intent.choose)
    let hinted = seen + [.hint] + [a(0), b(0)].map(Intent.choose)
    expectEqual(GameEvidence(of: game, hinted).isKnown, [:])
    let within = seen + [.choose(a(0)), .hint, .choose(b(0))]
    expectEqual(GameEvidence(of: game, within).isKnown, [:])
    let next = hinted + [a(1), b(1)].map(Intent.choose)
    expectEqual(GameEvidence(of: game, next).isKnown, [1: true])
  }

  @Test func `open cards tell nothing`() throws {
    let game = try #require(
      MemoryGame(
        pairs: Vocabulary.pairs(4), generator: SeededGenerator(seed: "1"),
        variant: Variant(isOpen: true)))
    let found = GameEvidence(of: game, [b(0), b(1), a(0), b(1)].map(Intent.choose))
    #expect(found.isKnown.isEmpty && found.confusions.isEmpty)
  }
}

struct TypedAnswerTests {
  private func verdict(_ typed: String, _ text: String) -> TypedAnswer.Verdict {
    TypedAnswer(typed, to: text).verdict
  }

  @Test(arguments: [
    ("riga", "Riga"), ("  RIGA ", "Riga"), ("washington dc", "Washington, D.C."),
    ("Hund", "(der) Hund"), ("der hund", "(der) Hund"), ("dog", "[the] dog"),
    ("colour", "color | colour"), ("fast", "quick; fast"), ("dd", "dd"), ("$", "$"), (";", ";"),
    ("東京", "東京"), ("か", "か"), ("서울", "서울"), ("e\u{301}te\u{301}", "été"),
    ("Πάρος", "πάρος"), ("rock'n roll", "Rock’n roll"),
  ])
  func `case, punctuation, brackets and alternatives do not matter`(typed: String, text: String) {
    expectEqual(verdict(typed, text), .right)
    expectEqual(TypedAnswer(typed, to: text).grade, .good)
  }

  @Test func `case tells an answer from another one, as the keys x and X`() {
    expectEqual(TypedAnswer("x", to: "X", others: ["x", "p"]).confused, 0)
    expectEqual(TypedAnswer(" x ", to: "X", others: ["x", "p"]).grade, .again)
    expectEqual(TypedAnswer("X", to: "X", others: ["x"]).verdict, .right)
    expectEqual(TypedAnswer("riga", to: "Riga", others: ["Paris"]).verdict, .right)
  }

  @Test(arguments: [
    ("Malaga", "Málaga"), ("strasse", "Straße"), ("Ha Noi", "Hà Nội"), ("Lodz", "Łódź"),
    ("pêche", "péché"),
  ])
  func `wrong accents are pointed out but count`(typed: String, text: String) {
    expectEqual(verdict(typed, text), .variant)
    expectEqual(TypedAnswer(typed, to: text).grade, .good)
  }

  @Test(arguments: [
    ("house", "the house"), ("the house", "house"), ("run", "to run"), ("Hund", "der Hund"),
    ("cat", "cat, kitty"), ("kitty", "cat, kitty"), ("the kitty", "cat, kitty"),
    ("perro", "el perro, el can"), ("the cat, the kitty", "the cat, the kitty"),
  ])
  func `an answer without its article, or with one of several meanings, counts`(
    typed: String, text: String
  ) {
    let answer = TypedAnswer(typed, to: text)
    #expect(answer.grade == .good && answer.expected == text)
    expectEqual(answer.verdict, typed == text ? .right : .variant)
  }

  @Test(arguments: [
    ("la perro", "el perro"), ("the", "the house"), ("el", "la"), ("a", "the"),
    ("cat kitten", "cat, kitty"), ("the house boat", "house"), (",", "cat, kitty"),
  ])
  func `a wrong article or another word is no answer`(typed: String, text: String) {
    expectEqual(TypedAnswer(typed, to: text).grade, .again)
  }

  @Test(arguments: [
    ("Rigga", "Riga", 3), ("Vilnus", "Vilnius", 4), ("Bratislawa", "Bratislava", 8),
    ("Talinn", "Tallinn", 3), ("Ljubjlana", "Ljubljana", 4), ("New Yorkk", "New York", 8),
    ("Praha.x", "Praha", 6), ("Москвва", "Москва", 5),
  ])
  func `one typo in a long word counts and has a place`(typed: String, text: String, place: Int) {
    let answer = TypedAnswer(typed, to: text)
    expectEqual(answer.verdict, .nearly(at: place))
    expectEqual(answer.expected, text)
  }

  @Test(arguments: [
    ("Vilnius", "Riga"), ("Rom", "Ram"), ("1998", "1999"), ("東都", "東京"), ("が", "か"),
    ("Rigggga", "Riga"), ("to bo", "to be"),
  ])
  func `other answers are wrong`(typed: String, text: String) {
    expectEqual(verdict(typed, text), .wrong)
    expectEqual(TypedAnswer(typed, to: text).grade, .again)
  }

  @Test func `an empty answer means that the pair is not known`() {
    expectEqual(verdict("", "Riga"), .unknown)
    expectEqual(verdict("  ", "Riga"), .unknown)
    expectEqual(TypedAnswer("", to: "a | b").expected, "a | b")
    expectEqual(TypedAnswer("", to: "Riga").grade, .again)
  }

  @Test func `the answer to another question is never a typo`() {
    expectEqual(verdict("Iran", "Iraq"), .nearly(at: 3))
    let answer = TypedAnswer("Iran", to: "Iraq", others: ["Mali", "Iran"])
    expectEqual(answer.verdict, .wrong)
    expectEqual(answer.confused, 1)
    expectNil(TypedAnswer("Iraq", to: "Iraq", others: ["Iraq"]).confused)
  }

  @Test func `any text can be typed and asked for`() {
    let texts = ["", " ", "|", ";|;", "((", ")(", "[]", "\u{301}", "a\u{301}\u{301}", "👨‍👩‍👧", "‮"]
    for text in texts {
      for typed in texts { _ = TypedAnswer(typed, to: text, others: texts) }
    }
    expectEqual(verdict("((", "(("), .right)
  }
}
