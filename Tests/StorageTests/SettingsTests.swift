import Foundation
import Testing

@testable import Storage

struct SettingsTests {
  private let root: TemporaryDirectory
  private let file: SettingsFile

  init() throws {
    root = try TemporaryDirectory()
    file = SettingsFile(directory: root.path)
  }

  private var changed: Settings {
    var settings = Settings()
    settings.theme.motion = .reduced
    settings.theme.colors = .highContrast
    settings.theme.glyphs = .ascii
    settings.flipBack = .milliseconds(1250)
    settings.variant.closesGaps = true
    settings.deck = "a \"deck\"\\"
    settings.pairs = 12
    settings.theme.showsLabels = true
    return settings
  }

  @Test func `without a file nobody has chosen anything, and none is made`() throws {
    #expect(try file.load() == Loaded(value: Settings(), notices: []))
    #expect(root.names() == [])
  }

  @Test func `the file looks like this for ever`() throws {
    #expect(try file.save(changed) == [])
    #expect(
      try root.text(of: "settings.json") == #"""
        {
          "motion": "reduced",
          "colors": "highContrast",
          "glyphs": "ascii",
          "flipBack": 1.25,
          "closingRanks": true,
          "deck": "a \"deck\"\\",
          "pairs": 12,
          "labels": true
        }

        """#)
    #expect(try file.load() == Loaded(value: changed, notices: []))
    #expect(root.names() == ["settings.json"])
    _ = try file.save(Settings(), insteadOf: changed)
    #expect(try file.load() == Loaded(value: Settings(), notices: []))
  }

  @Test func `what another program has chosen meanwhile stays`() throws {
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

  @Test func `a link to what is no file is left alone`() throws {
    let pipe = "\(root.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: "\(root.path)/widths.jsonl", withDestinationPath: pipe)
    WidthCache(directory: root.path).save([WidthRecord(silent: "xterm")])
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `unknown keys and values that have not changed stay exactly as they are`() throws {
    let text = #"""
      {
        "theme": { "x": [1.50, "}\"," ],
          "y": 12345678901234567890123 },
        "motion": "re\u0064uced",
        "colors": "ultraviolet",
        "labels": false
      }

      """#
    try root.write(text, to: "settings.json")
    let loaded = try file.load()
    #expect(loaded.value.theme.motion == .reduced)
    #expect(loaded.value.theme.colors == .auto)
    #expect(
      loaded.notices == [
        "\(root.path)/settings.json: colors: expected auto, dark, light, highContrast, none"
      ])
    var settings = loaded.value
    settings.theme.showsLabels = true
    _ = try file.save(settings, insteadOf: loaded.value)
    let kept = text.dropLast(3).replacing("\"labels\": false", with: "\"labels\": true")
    #expect(try root.text(of: "settings.json").hasPrefix(kept))
    #expect(try file.load().value == settings)
  }

  @Test(arguments: [
    #"{"flipBack":0}"#, #"{"flipBack":61}"#, #"{"flipBack":1e999}"#, #"{"flipBack":"1"}"#,
    #"{"pairs":1}"#, #"{"pairs":501}"#, #"{"pairs":2.5}"#, #"{"pairs":1e30}"#,
    #"{"deck":""}"#, #"{"deck":"\u001b[31m"}"#, #"{"deck":7}"#, #"{"labels":"yes"}"#,
    #"{"motion":null}"#, #"{"glyphs":["emoji"]}"#,
  ]) func `a value out of bounds counts as not chosen, and is told`(text: String) throws {
    try root.write(text, to: "settings.json")
    let loaded = try file.load()
    #expect(loaded.value == Settings())
    #expect(loaded.notices.count == 1)
    #expect(try root.text(of: "settings.json") == text)
  }

  @Test func `a deck's name of three hundred characters counts as not chosen`() throws {
    let name = String(repeating: "../", count: 100)
    try root.write(#"{"deck":"\#(name)"}"#, to: "settings.json")
    #expect(try file.load().value.deck == nil)
  }

  @Test(arguments: [
    "{}", " {\n} ", "\u{FEFF}{}", #"{"a":1,}"#, #"{"a":{"b":"}"}}"#, #"{"a":1,"a":2}"#,
    #"{"\"":"\\","b":[[],{}],"c":null}"#,
  ]) func `any object comes through, the same after a second time`(text: String) throws {
    let object = try JSONObject(parsing: Array(text.utf8))
    #expect(try JSONObject(parsing: object.bytes) == object)
  }

  @Test(arguments: ["", "{", "[]", "1", "\"{}\"", "{}}", "{\"a\"}", "{1:2}", "null", "{\0}"])
  func `what is no object is none`(text: String) {
    #expect(throws: JSONText.Fault.self) { try JSONObject(parsing: Array(text.utf8)) }
  }

  @Test func `any one bit flipped makes no object or one that comes through`() throws {
    let text = #"{"a":[1.5,"}\\"],"b":{"c":null},"d\u0041":"x\"y" , "e":-1e5}"#
    var bytes = Array(text.utf8)
    var objects = 0
    for place in bytes.indices {
      for bit in 0..<8 {
        bytes[place] ^= 1 << bit
        if let object = try? JSONObject(parsing: bytes) {
          objects += 1
          #expect(try JSONObject(parsing: object.bytes) == object)
        }
        bytes[place] ^= 1 << bit
      }
    }
    #expect(objects > 50)
  }

  @Test func `settings that are a link stay one`() throws {
    try root.write("{\"mine\":1}", to: "elsewhere/real.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root.path)/settings.json", withDestinationPath: "elsewhere/real.json")
    _ = try file.save(changed)
    #expect(try root.text(of: "elsewhere/real.json").hasPrefix("{\n  \"mine\": 1,"))
    #expect(root.names(in: "elsewhere") == ["real.json"])
    #expect(try file.load().value == changed)
  }

  @Test(arguments: ["\\u(, \\", "\\u+041", "\\u12", "\\x"])
  func `an escape that is none is no JSON`(escape: String) {
    #expect(throws: JSONText.Fault.broken) {
      try SettingsText(parsing: Array("{\"deck\":\" A\(escape)\", }".utf8))
    }
    #expect(throws: JSONText.Fault.broken) {
      try SettingsText(parsing: Array("{\"deck\":\" A\(escape)\"}".utf8))
    }
  }
}
