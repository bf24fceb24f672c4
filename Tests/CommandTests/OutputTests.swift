import Canvas
import Expectations
import MemorizeView
import Testing

@testable import memorize

/// Text on standard output and standard error.
struct OutputTests {
  @Test func `a UTF-8 locale prints everything, and an 8-bit locale only ASCII`() {
    expectEqual(Output.encoded("Café 👻\n", isUTF8: true), "Café 👻\n")
    expectEqual(Output.encoded("Café 👻\n", isUTF8: false), "Caf? ?\n")
  }
}

/// The name that a player probably meant.
struct NearestNameTests {
  private let names = ["Halloween", "Animals", "Sums:1", "NATO"]

  @Test(arguments: [
    ("Hallowen", "Halloween"), ("animlas", "Animals"), ("Sums", "Sums:1"), ("nato", "NATO"),
    ("NATI", "NATO"),
  ])
  func `a few wrong letters name the nearest deck`(text: String, name: String) {
    expectEqual(NearestName.of(text, among: names), name)
  }

  @Test(arguments: ["xyz", "", "cards.tsv", "a very long name of no deck at all"])
  func `other texts name none`(text: String) {
    expectNil(NearestName.of(text, among: names))
  }

  @Test func `without names there is none`() { expectNil(NearestName.of("NATO", among: [])) }
}
