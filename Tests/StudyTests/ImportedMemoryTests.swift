import Expectations
import Study
import Testing

@Suite("Memories from other programs")
struct ImportedMemoryTests {
  private let pair = StudyPair("one", "eins")

  private func imported(_ stability: Double, on day: Int) throws -> StudyReview {
    let memory = MemoryState(stability: stability, difficulty: 5, on: day)
    return try review(pair, .imported, memory: memory, on: day)
  }

  private func graded(_ grade: Grade, on day: Int) throws -> StudyReview {
    try review(pair, .matching, grade, on: day)
  }

  @Test func `a pair is due when it would be due there`() throws {
    let memory = StudyMemory([try imported(30, on: 100)], today: 200)
    let item = try #require(memory.items[pair])
    expectEqual(item.state?.dueDay, 130)
    #expect(item.isMature && !item.isNew && !item.isDue(on: 129) && item.isDue(on: 130))
  }

  @Test func `a grade continues from there`() throws {
    let memory = StudyMemory([try imported(30, on: 100), try graded(.good, on: 130)], today: 200)
    var expected = try #require(MemoryState(stability: 30, difficulty: 5, on: 100))
    expected.add(.good, on: 130)
    expectEqual(memory.items[pair]?.state, expected)
  }

  @Test func `what was learned here since then stays`() throws {
    let memory = StudyMemory([try graded(.good, on: 130), try imported(30, on: 100)], today: 200)
    expectEqual(memory.items[pair]?.state?.day, 130)
    let same = StudyMemory([try graded(.good, on: 100), try imported(30, on: 100)], today: 200)
    expectEqual(same.items[pair]?.state, MemoryState(.good, on: 100))
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9])
  func `impossible numbers are refused`(number: Double) {
    #expect(MemoryState(stability: number, difficulty: 5, on: 1) == nil)
    #expect(MemoryState(stability: 5, difficulty: number, on: 1) == nil)
  }
}
