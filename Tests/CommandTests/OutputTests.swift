import Expectations
import Testing

@testable import memorize

/// Text on standard output and standard error.
struct OutputTests {
  @Test func `a UTF-8 locale prints everything, and an 8-bit locale only ASCII`() {
    expectEqual(Output.encoded("Café 👻\n", isUTF8: true), "Café 👻\n")
    expectEqual(Output.encoded("Café 👻\n", isUTF8: false), "Caf? ?\n")
  }
}
