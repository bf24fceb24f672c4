import Canvas
import Testing

@testable import MemorizeView

/// The page of a study day in windows of every size.
struct StudyLayoutTests {
  @Test func `the parts follow each other in every window, and stay close together`() {
    for size in Size.windows(upTo: 210, 70) {
      let layout = StudyLayout(size: size)
      let body = layout.page.body
      let parts =
        layout.counters.prefix(1) + [layout.text] + [layout.days, layout.buttons].compactMap { $0 }
      let inOrder = zip(parts, parts.dropFirst()).allSatisfy {
        $0.maxY <= $1.minY || $0.height == 0
      }
      #expect(inOrder, "\(size)")
      #expect(
        parts.allSatisfy { $0.minY >= body.minY && $0.maxY <= body.maxY }, "\(size)")
      let counters = layout.counters
      #expect(zip(counters, counters.dropFirst()).allSatisfy { $0.maxX < $1.minX })
      if layout.days != nil { #expect((3...13).contains(layout.text.height), "\(size)") }
    }
  }
}
