import Foundation
import Testing

@testable import Curses

struct Base64Tests {
  @Test func `bytes are encoded as in RFC 4648`() {
    for (text, code) in [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ] {
      #expect(Array(text.utf8).base64 == code)
    }
    let all = (0...255).map(UInt8.init)
    #expect(all.base64 == Data(all).base64EncodedString())
  }
}
