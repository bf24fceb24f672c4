/// Sequences of bytes, each with a number, to be found in a stream byte by byte.
struct SequenceTree: Sendable {
  /// A place in the tree: the bytes seen so far are the beginning of a sequence.
  typealias Node = Int

  /// The place before the first byte.
  static let root: Node = 0

  /// The class of each byte: 0 for those that no sequence contains.
  private var classes = [UInt8](repeating: 0, count: 256)
  private var width = 1
  /// The next node by node and class; 0 if no sequence goes on like this.
  private var next: [UInt16] = []
  private var values: [Int?] = []

  /// Creates a tree; empty sequences are left out, and those that begin with another are not found.
  ///
  /// - Parameter sequences: at most 65,535 bytes, each sequence with a number.
  init(_ sequences: [(bytes: [UInt8], value: Int)]) {
    for sequence in sequences {
      for byte in sequence.bytes where classes[Int(byte)] == 0 {
        classes[Int(byte)] = UInt8(truncatingIfNeeded: width)
        width += 1
      }
    }
    addNode()
    for sequence in sequences where !sequence.bytes.isEmpty { add(sequence.bytes, sequence.value) }
  }

  private mutating func addNode() {
    for _ in 0..<width { next.append(0) }
    values.append(nil)
  }

  private mutating func add(_ bytes: [UInt8], _ value: Int) {
    var node = SequenceTree.root
    for byte in bytes {
      let place = node * width + Int(classes[Int(byte)])
      if next[place] == 0 {
        guard let number = UInt16(exactly: values.count) else { return }
        next[place] = number
        addNode()
      }
      node = Int(next[place])
    }
    values[node] = value
  }

  /// The place after another byte; `nil` if no sequence goes on like this.
  func node(after node: Node, _ byte: UInt8) -> Node? {
    let next = next[node * width + Int(classes[Int(byte)])]
    return next == 0 ? nil : Int(next)
  }

  /// The number of the sequence that ends here, if one does.
  func value(at node: Node) -> Int? { values[node] }
}
