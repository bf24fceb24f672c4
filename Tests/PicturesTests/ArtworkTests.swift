import Testing

@testable import Pictures

struct ArtworkTests {
  @Test func `every picture decodes`() {
    for face in Pictures.faces { #expect(Pictures.picture(of: face) != nil, "\(face)") }
  }
}
