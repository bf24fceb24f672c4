import Expectations
import Testing

@testable import memorize

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
