import Expectations
import Testing

@testable import Pictures

/// Pictures that resemble others.
struct NearTests {
  @Test func `animals are near a bear, with those beside it first`() {
    let near = Pictures.faces(near: ["🐻"])
    #expect(near.prefix(8).contains("🐨") && near.prefix(8).contains("🐼"))
    #expect(near.contains("🦊") && !near.contains("🐻") && !near.contains("🚗"))
  }

  @Test func `a picture between two given ones is nearer than one beside only one of them`() {
    let near = Pictures.faces(near: ["🐻", "🐼"])
    expectEqual(near.first, "🐨")
  }

  @Test func `given pictures are not near, with selectors or without`() {
    let near = Pictures.faces(near: ["❤️", "🧡"])
    #expect(!near.contains { Pictures.withoutSelectors($0) == "❤" } && !near.contains("🧡"))
    #expect(near.contains("💛"))
  }

  @Test func `nothing is near texts, or near nothing`() {
    #expect(Pictures.faces(near: []).isEmpty)
    #expect(Pictures.faces(near: ["seven", "7x8"]).isEmpty)
  }

  @Test func `each picture is in at most one group, and few are in none`() {
    let grouped = Pictures.groups.flatMap { $0 }
    expectEqual(Set(grouped).count, grouped.count)
    #expect(Set(grouped).isSubset(of: Pictures.faces))
    #expect(Set(Pictures.faces).subtracting(grouped).count < Pictures.faces.count / 20)
  }

  @Test func `all pictures together have no near ones`() {
    #expect(Pictures.faces(near: Pictures.faces).isEmpty)
  }
}
