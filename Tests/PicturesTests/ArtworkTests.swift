import Expectations
import Testing

@testable import Pictures

struct ArtworkTests {
  @Test func `the data is the one that was reviewed`() {
    expectEqual(checksum(Artwork.bytes), 0xe709_8795_1227_7df3)
    expectEqual(Artwork.bytes.count, 725_734)
  }

  @Test func `every picture decodes to colours of the artwork and covers some pixels`() {
    for face in Pictures.faces {
      let pixels = Pictures.picture(of: face)?.pixels ?? []
      expectEqual(pixels.count, Picture.side * Picture.side, "\(face)")
      #expect(pixels.allSatisfy { $0 == Picture.transparent || $0 < 160 }, "\(face)")
      #expect(pixels.count { $0 != Picture.transparent } > 100, "\(face)")
    }
  }

  @Test(arguments: [
    ("🦀", "crab"), ("❤", "red heart"), ("❤\u{FE0F}", "red heart"), ("🇩🇪", "flag: Germany"),
    ("🇨🇮", "flag: Côte d’Ivoire"), ("👻", "ghost"), ("🧔", "person: beard"),
  ])
  func `a face has its name in CLDR`(face: String, name: String) {
    expectEqual(Pictures.name(of: face), name)
  }

  @Test(arguments: [
    "", "a", "7", "#", "🇩", "🇩🇩", "🇩🇪🇩🇪", "👻👻", "\u{FE0F}", "漢", "👍🏽a", "\u{10FFFF}",
  ])
  func `an unknown face has neither a picture nor a name`(face: String) {
    expectNil(Pictures.picture(of: face))
    expectNil(Pictures.name(of: face))
  }

  @Test(arguments: [
    ("❤️‍🔥", "heart on fire"), ("👩‍🚀", "woman astronaut"), ("#️⃣", "keycap: #"),
    ("1\u{20E3}", "keycap: 1"), ("👨‍👩‍👧", "family: man, woman, girl"), ("👨‍🦲", "man: bald"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "flag: England"), ("🏳️‍🌈", "rainbow flag"), ("🏽", "medium skin tone"),
    ("👍🏽", "thumbs up: medium skin tone"), ("👩🏿‍🚀", "woman astronaut: dark skin tone"),
    ("👩🏻‍🤝‍👩🏿", nil), ("🧑🏻‍🤝‍🧑🏿", "people holding hands: light skin tone, dark skin tone"),
    ("🧑🏻‍🤝‍🧑🏻", "people holding hands: light skin tone"), ("🫪", "distorted face"),
  ])
  func `an emoji without a picture has its name in CLDR, too`(face: String, name: String?) {
    expectNil(Pictures.picture(of: face))
    #expect(!Pictures.hasPicture(of: face))
    expectEqual(Pictures.name(of: face), name)
  }

  @Test func `no two emoji have the same name`() {
    let names = EmojiNames.english.values + Pictures.faces.compactMap { Pictures.name(of: $0) }
    expectEqual(EmojiNames.english.count, 288)
    expectEqual(Set(names).count, names.count)
  }

  @Test func `the 160 colours differ and are their own nearest colours`() {
    expectEqual(Set(Pictures.colors).count, 160)
    for (number, color) in Pictures.colors.enumerated() {
      let nearest = Artwork.nearest(red: color.red, green: color.green, blue: color.blue)
      expectEqual(Int(nearest), number)
    }
  }

  @Test func `records outside the data are empty`() {
    for index in [-1, Artwork.count, .max / 8] {
      #expect(Artwork.record(index).isEmpty)
      expectNil(Picture(pixels: ArtworkRecord(index).pixels))
    }
  }

  @Test func `pixels have a colour inside the picture only`() throws {
    let heart = try #require(Pictures.picture(of: "❤"))
    expectNil(heart.color(column: 0, row: 47))
    let color = try #require(heart.color(column: 24, row: 24))
    #expect(Pictures.colors[color].red > 200)
    for (column, row) in [(-1, 0), (0, -1), (48, 0), (0, 48), (.max, .min)] {
      expectNil(heart.color(column: column, row: row))
    }
  }
}

/// The 64-bit FNV-1a hash of data.
func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// Names of pictures in other languages.
struct NameLanguageTests {
  @Test(arguments: [
    ("👻", "привидение", "鬼", "유령"), ("🇫🇷", "флаг: Франция", "旗: 法国", "깃발: 프랑스"),
    ("❤️", "алое сердце", "红心", "빨간색 하트"),
  ])
  func `a picture has a name in each language`(
    face: String, russian: String, chinese: String, korean: String
  ) {
    expectEqual(Pictures.name(of: face, in: "ru"), russian)
    expectEqual(Pictures.name(of: face, in: "zh"), chinese)
    expectEqual(Pictures.name(of: face, in: "ko"), korean)
  }

  @Test func `a skin tone is named after the picture`() {
    let name = Pictures.name(of: "👍🏽", in: "ru")
    #expect(name?.contains("большой палец") == true && name?.contains("тон кожи") == true)
    expectEqual(Pictures.name(of: "🏽", in: "ko")?.isEmpty, false)
  }

  @Test(arguments: ["ru", "zh", "ko"])
  func `nearly all pictures have names`(language: String) {
    let nameless = Pictures.faces.filter { Pictures.name(of: $0, in: language) == nil }
    #expect(nameless.count < 20, "\(nameless)")
  }
}
