import Expectations
import Foundation
import Study
import Testing

@testable import Storage

struct SettingsTests {
  private let root = TemporaryDirectory()
  private let file: SettingsFile

  init() { file = SettingsFile(directory: root.path) }

  private var changed: Settings {
    var settings = Settings()
    settings.theme.motion = .reduced
    settings.theme.colors = .highContrast
    settings.theme.table = .navy
    settings.theme.glyphs = .ascii
    settings.flipBack = .milliseconds(1250)
    settings.variant[.closeGaps] = true
    settings.deck = "a \"deck\"\\"
    settings.pairs = 12
    settings.theme.showsLabels = true
    settings.theme.language = .korean
    return settings
  }

  @Test func `choices for studying are for all decks or for one`() throws {
    var settings = Settings()
    settings.study.newPerDay = 8
    settings.study.weights = FSRS.standardWeights
    var ofDeck = settings
    ofDeck.study.retention = 95
    settings.choose(.retention, from: ofDeck, of: "Capitals")
    try expectEqual(file.save(settings), [])
    let text = try root.text(of: "settings.json")
    #expect(text.contains(#""desiredRetention" : 95"#) && text.contains(#""newPerDay" : 8"#))
    let loaded = try file.load()
    expectEqual(loaded, Loaded(value: settings, notices: []))
    expectEqual(loaded.value.study.weights, FSRS.standardWeights)
    expectEqual(loaded.value.of(deck: "Capitals").study.retention, 95)
    expectEqual(loaded.value.of(deck: "Capitals").study.newPerDay, 8)
    expectEqual(loaded.value.of(deck: "Emoji").study.retention, 90)
    settings.choose(.retention, from: settings, of: "Capitals")
    #expect(!settings.has(.retention, of: "Capitals"))
    settings.choose(.dayStart, from: ofDeck, of: "Capitals")
    expectEqual(settings.study.dayStart, 4)
  }

  @Test(arguments: [
    (#"{"desiredRetention":79}"#, "desiredRetention: expected 80 to 97"),
    (#"{"nextDayStartsAt":13}"#, "nextDayStartsAt: expected 0 to 12"),
    (#"{"newPerDay":"many"}"#, "newPerDay: expected 0 to 9999"),
    (#"{"fsrsWeights":[1,2]}"#, "fsrsWeights: expected 21 numbers that FSRS 6 allows, or null"),
    (
      #"{"decks":{"A":{"newPerDay":-1}}}"#,
      "decks: expected an object with settings for each deck"
    ),
    (#"{"language":"xx"}"#, "language: expected one of en, ru, zh, ko or null"),
  ])
  func `an unsuitable value is named with the suitable ones`(text: String, fault: String) throws {
    try root.write(text, to: "settings.json")
    let loaded = try file.load()
    expectEqual(loaded.value, Settings())
    expectEqual(loaded.notices, ["\(root.path)/settings.json: \(fault)"])
  }

  @Test func `without a file nothing is chosen, and no file is made`() throws {
    try expectEqual(file.load(), Loaded(value: Settings(), notices: []))
    expectEqual(root.names(), [])
  }

  @Test func `the file has this format`() throws {
    try expectEqual(file.save(changed), [])
    try expectEqual(
      root.text(of: "settings.json"),
      #"""
      {
        "closeGaps" : true,
        "colors" : "highContrast",
        "deck" : "a \"deck\"\\",
        "flipBack" : 1.25,
        "glyphs" : "ascii",
        "labels" : true,
        "language" : "ko",
        "motion" : "reduced",
        "pairs" : 12,
        "table" : "navy"
      }

      """#)
    try expectEqual(file.load(), Loaded(value: changed, notices: []))
    expectEqual(root.names(), ["settings.json"])
    _ = try file.save(Settings(), insteadOf: changed)
    try expectEqual(file.load(), Loaded(value: Settings(), notices: []))
  }

  @Test func `a file of an earlier version is read, and only a change renames its keys`() throws {
    let old = #"""
      {
        "motion": "reduced",
        "colors": "highContrast",
        "glyphs": "ascii",
        "flipBack": 1.25,
        "closingRanks": true,
        "deck": "a \"deck\"\\",
        "pairs": 12,
        "table": "navy",
        "labels": true,
        "open": true,
        "sides": true
      }

      """#
    try root.write(old, to: "settings.json")
    var expected = changed
    expected.theme.language = nil
    expected.variant[.openCards] = true
    expected.variant[.sides] = true
    try expectEqual(file.load(), Loaded(value: expected, notices: []))
    try expectEqual(root.text(of: "settings.json"), old)

    var next = expected
    next.pairs = 13
    _ = try file.save(next, insteadOf: expected)
    #expect(try root.text(of: "settings.json").contains("\"closingRanks\" : true"))
    var last = next
    last.variant[.closeGaps] = false
    _ = try file.save(last, insteadOf: next)
    #expect(try !root.text(of: "settings.json").contains("closingRanks"))
    try expectEqual(file.load().value, last)
  }

  /// What a file of earlier versions says for all decks and for one, and what it means for one, for
  /// others.
  @Test(
    arguments: [
      (#""recall":true"#, #""newPerDay":3"#, .all, .all),
      (#""recall":false"#, #""newPerDay":3"#, .ungraded, .ungraded),
      (#""askUngraded":false"#, #""recall":true"#, .all, .nothing),
      (#""askUngraded":false"#, #""recall":false"#, .nothing, .nothing),
      (#""askUngraded":false,"recall":true"#, #""recall":false"#, .nothing, .all),
      (#""recall":true"#, #""recall":false"#, .ungraded, .all),
      (#""recall":true"#, #""askUngraded":false"#, .all, .all),
      (#""pairs":8"#, #""askUngraded":false"#, .nothing, .ungraded),
      (#""typeAfterBoard":"none","recall":true"#, #""newPerDay":3"#, .nothing, .nothing),
    ] as [(String, String, StudyOptions.Typing, StudyOptions.Typing)])
  func `what is typed after a board keeps its meaning`(
    all: String, one: String, ofOne: StudyOptions.Typing, ofOthers: StudyOptions.Typing
  ) throws {
    let text = "{\(all),\"decks\":{\"One\":{\(one)}}}"
    try root.write(text, to: "settings.json")
    let loaded = try file.load()
    expectEqual(loaded.notices, [])
    expectEqual(loaded.value.of(deck: "One").study.typing, ofOne)
    expectEqual(loaded.value.of(deck: "Other").study.typing, ofOthers)
    var changed = loaded.value
    changed.study.typing = ofOthers == .all ? .nothing : .all
    _ = try file.save(changed, insteadOf: loaded.value)
    let again = try file.load().value
    expectEqual(again.study.typing, changed.study.typing)
    expectEqual(again.of(deck: "One").study.newPerDay, loaded.value.of(deck: "One").study.newPerDay)
  }

  @Test(arguments: [(5, 1, 6), (8, 1, 9), (10, 1, 15), (12, 1, 15), (12, -1, 10), (200, -1, 100)])
  func `new pairs a day go on by one, then by five, also from a number between`(
    before: Int, step: Int, after: Int
  ) {
    var settings = Settings()
    settings.study.newPerDay = before
    Setting.newPerDay.change(&settings, .by(step))
    expectEqual(settings.study.newPerDay, after)
  }

  @Test func `the new name counts where a file has both names`() throws {
    try root.write(#"{"closingRanks":true,"closeGaps":false}"#, to: "settings.json")
    #expect(try !file.load().value.variant.closesGaps)
  }

  @Test func `a setting that another program has changed meanwhile stays`() throws {
    let here = try file.load().value
    var there = here
    there.theme.colors = .dark
    _ = try file.save(there, insteadOf: here)
    var changed = here
    changed.theme.motion = .reduced
    _ = try file.save(changed, insteadOf: here)
    let kept = try file.load().value
    #expect(kept.theme.colors == .dark && kept.theme.motion == .reduced)
  }

  @Test func `unknown members and unchanged values are kept`() throws {
    let text = #"""
      {
        "theme": { "x": [1.50, "}\"," ],
          "y": 12345678901234567890123, "é/": null, "z": [true, -1e-5, {}] },
        "motion": "re\u0064uced",
        "colors": "ultraviolet",
        "labels": false
      }

      """#
    try root.write(text, to: "settings.json")
    let loaded = try file.load()
    expectEqual(loaded.value.theme.motion, .reduced)
    expectEqual(loaded.value.theme.colors, .auto)
    expectEqual(
      loaded.notices,
      [
        "\(root.path)/settings.json: colors: "
          + "expected one of auto, dark, light, highContrast, none"
      ])
    var settings = loaded.value
    settings.theme.showsLabels = true
    _ = try file.save(settings, insteadOf: loaded.value)
    try expectEqual(
      root.text(of: "settings.json"),
      #"""
      {
        "colors" : "ultraviolet",
        "labels" : true,
        "motion" : "reduced",
        "theme" : {
          "x" : [
            1.5,
            "}\","
          ],
          "y" : 12345678901234567890123,
          "z" : [
            true,
            -0.00001,
            {

            }
          ],
          "é/" : null
        }
      }

      """#)
    try expectEqual(file.load().value, settings)
  }

  @Test func `a number beyond all limits is never lost by saving`() throws {
    let text = #"{"mine":1e999,"labels":true}"#
    try root.write(text, to: "settings.json")
    let loaded = try file.load()
    #expect(loaded.value.theme.showsLabels)
    #expect(throws: StorageError.self) { try file.save(Settings(), insteadOf: loaded.value) }
    try expectEqual(root.text(of: "settings.json"), text)
  }

  @Test(arguments: [
    #"{"flipBack":0}"#, #"{"flipBack":61}"#, #"{"flipBack":1e999}"#, #"{"flipBack":"1"}"#,
    #"{"pairs":1}"#, #"{"pairs":501}"#, #"{"pairs":2.5}"#, #"{"pairs":1e30}"#,
    #"{"deck":""}"#, #"{"deck":"\u001b[31m"}"#, #"{"deck":7}"#, #"{"labels":"yes"}"#,
    #"{"deck":"\#(String(repeating: "../", count: 100))"}"#,
    #"{"motion":null}"#, #"{"table":"green"}"#, #"{"glyphs":["emoji"]}"#,
    #"{"language":"xx"}"#, #"{"language":true}"#,
  ]) func `an unsuitable value counts as not chosen, and the player is told`(text: String) throws {
    try root.write(text, to: "settings.json")
    let loaded = try file.load()
    expectEqual(loaded.value, Settings())
    expectEqual(loaded.notices.count, 1)
    try expectEqual(root.text(of: "settings.json"), text)
  }

  @Test(arguments: [
    "{}", " {\n} ", "\u{FEFF}{}", #"{"a":1,}"#, #"{"a":{"b":"}"}}"#, #"{"a":1,"a":2}"#,
    #"{"\"":"\\","b":[[],{}],"c":null}"#,
  ]) func `an object stays the same when it is written and read again`(text: String) throws {
    let document = try SettingsDocument(reading: Array(text.utf8))
    try expectEqual(SettingsDocument(reading: document.bytes()), document)
  }

  @Test(arguments: ["", "{", "[]", "1", "\"{}\"", "{}}", "{\"a\"}", "{1:2}", "null", "{\0}"])
  func `anything but an object is refused`(text: String) {
    #expect(throws: JSONText.Fault.self) { try SettingsDocument(reading: Array(text.utf8)) }
  }

  @Test func `settings behind a link stay behind it`() throws {
    try root.write("{\"mine\":1}", to: "elsewhere/real.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root.path)/settings.json", withDestinationPath: "elsewhere/real.json")
    _ = try file.save(changed)
    #expect(try root.text(of: "elsewhere/real.json").contains("\n  \"mine\" : 1,\n"))
    expectEqual(root.names(in: "elsewhere"), ["real.json"])
    try expectEqual(file.load().value, changed)
  }

  @Test(arguments: ["\\u(, \\", "\\u+041", "\\u12", "\\x"])
  func `an invalid escape is refused`(escape: String) {
    for end in [", }", "}"] {
      #expect(throws: JSONText.Fault.broken) {
        try SettingsDocument(reading: Array("{\"deck\":\" A\(escape)\"\(end)".utf8))
      }
    }
  }
}
