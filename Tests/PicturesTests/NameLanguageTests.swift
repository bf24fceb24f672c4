import Expectations
import Pictures
import Testing

/// Names of pictures in other languages.
struct NameLanguageTests {
  @Test(arguments: [
    ("👻", "привидение", "鬼", "유령"), ("🇫🇷", "флаг: Франция", "旗: 法国", "깃발: 프랑스"),
    ("❤️", "алое сердце", "红心", "빨간색 하트"),
  ])
  func `a picture has a name in each language`(
    face: String, russian: String, chinese: String, korean: String
  ) {
    expectEqual(Pictures.name(of: face, in: .russian), russian)
    expectEqual(Pictures.name(of: face, in: .chinese), chinese)
    expectEqual(Pictures.name(of: face, in: .korean), korean)
  }

  @Test func `a skin tone is named after the picture`() {
    let name = Pictures.name(of: "👍🏽", in: .russian)
    #expect(name?.contains("большой палец") == true && name?.contains("тон кожи") == true)
    expectEqual(Pictures.name(of: "🏽", in: .korean)?.isEmpty, false)
  }

  @Test func `words and letters have no name`() {
    expectNil(Pictures.name(of: "word", in: .russian))
    expectNil(Pictures.name(of: "", in: .chinese))
    expectNil(Pictures.name(of: "ж", in: .korean))
  }

  @Test(arguments: [Pictures.NameLanguage.russian, .chinese, .korean])
  func `nearly all pictures have names`(language: Pictures.NameLanguage) {
    let nameless = Pictures.faces.filter { Pictures.name(of: $0, in: language) == nil }
    #expect(nameless.count < 20, "\(nameless)")
  }
}
