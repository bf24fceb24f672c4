import Expectations
import Study
import Testing

struct MemoryStateTests {
  @Test func `grades change the memory as in the reference implementation`() throws {
    for series in fsrsVectors {
      var state: MemoryState?
      for (number, day, stability, difficulty, interval) in series {
        let grade = try #require(Grade(rawValue: number))
        if state?.add(grade, on: day) == nil { state = MemoryState(grade, on: day) }
        let now = try #require(state)
        #expect(abs(now.stability - stability) < 2e-6 * max(1, stability))
        #expect(abs(now.difficulty - difficulty) < 2e-6)
        expectEqual(now.interval, interval)
      }
    }
    expectEqual(fsrsVectors.count, 21)
    let sameDays = fsrsVectors.flatMap { zip($0, $0.dropFirst()) }.filter { $0.1 == $1.1 }
    #expect(sameDays.count > 5)
  }

  @Test func `a pair that is reviewed when it is due is recalled with a probability of 90%`() {
    var state = MemoryState(.good, on: 100)
    expectEqual(state.dueDay, 102)
    state.add(.good, on: 102)
    expectEqual(state.retrievability(on: 102), 1)
    #expect(abs(state.retrievability(on: state.dueDay) - MemoryState.goal) < 0.002)
    expectEqual(state.retrievability(on: 90), 1)
    #expect(state.retrievability(on: 10_000) > 0)
  }

  @Test func `a day before the last one counts as the same day`() {
    var one = MemoryState(.good, on: 100)
    var other = one
    one.add(.again, on: 100)
    other.add(.again, on: 50)
    expectEqual(one, other)
    expectEqual(other.day, 100)
  }

  @Test func `no grade and no distance makes a state impossible`() {
    for days in [0, 1, 1_000_000_000] {
      for grade in Grade.allCases {
        var state = MemoryState(grade, on: 0)
        for step in 1...200 { state.add(grade, on: step * days) }
        #expect(state.stability >= 0.001 && state.stability.isFinite)
        #expect((1...10).contains(state.difficulty))
        #expect((1...36_500).contains(state.interval))
      }
    }
  }
}
