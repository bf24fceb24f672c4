/// The pipes that stand in for the terminal at some of the descriptors 0, 1 and 2.
struct Redirections {
  /// The program's ends, which can be closed here once it runs.
  private(set) var descriptors: [Int32: Descriptor] = [:]
  /// The tests' ends.
  private(set) var channels: [Int32: Channel] = [:]

  init(input: [UInt8]?, outputs: [Int32]) throws {
    if let input {
      let pipe = try Descriptor.pipe()
      descriptors[0] = pipe.reading
      channels[0] = .sending(input, to: pipe.writing)
    }
    for number in outputs {
      let pipe = try Descriptor.pipe()
      descriptors[number] = pipe.writing
      channels[number] = .reading(pipe.reading)
    }
  }
}
