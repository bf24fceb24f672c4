/// A value that lives elsewhere, to be read and changed from here.
///
/// There is one source of truth: whoever holds a binding holds no copy.
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value as it is now.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to whatever two functions read and write.
  ///
  /// - Parameters:
  ///   - get: tells the value.
  ///   - set: changes it; what it makes of a value that cannot be, the next reading tells.
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
