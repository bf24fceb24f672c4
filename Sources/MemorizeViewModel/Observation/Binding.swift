/// A reference to a value that is stored elsewhere.
///
/// There is one source of truth: the holder of a binding has no copy.
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The current value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding that reads and writes with two functions.
  ///
  /// - Parameters:
  ///   - get: returns the value.
  ///   - set: changes the value. It may correct an invalid value; the next reading shows the
  ///     result.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { read()[keyPath: path] },
      set: { part in
        var value = read()
        value[keyPath: path] = part
        write(value)
      })
  }
}
