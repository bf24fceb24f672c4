import Expectations
import Study
import Testing

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
  func `case, punctuation, brackets and alternatives make no difference`(
    typed: String, text: String
  ) {
    expectEqual(verdict(typed, text), .right)
    expectEqual(TypedAnswer(typed, to: text).grade, .good)
  }

  @Test(arguments: [
    ("Malaga", "Málaga"), ("strasse", "Straße"), ("Ha Noi", "Hà Nội"), ("Lodz", "Łódź"),
    ("pêche", "péché"),
  ])
  func `wrong accents are pointed out but count`(typed: String, text: String) {
    expectEqual(verdict(typed, text), .accents)
    expectEqual(TypedAnswer(typed, to: text).grade, .good)
  }

  @Test(arguments: [
    ("Rigga", "Riga", 3), ("Vilnus", "Vilnius", 4), ("Bratislawa", "Bratislava", 8),
    ("Talinn", "Tallinn", 3), ("Ljubjlana", "Ljubljana", 4), ("New Yorkk", "New York", 8),
    ("Praha.x", "Praha", 6), ("Москвва", "Москва", 5),
  ])
  func `a single typo in a long word counts and has a place`(
    typed: String, text: String, place: Int
  ) {
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
