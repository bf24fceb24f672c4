/// A reference to a value that is stored elsewhere.
///
/// There is one source of truth: the holder of a binding has no copy.
@dynamicMemberLookup
public struct Binding<Value> {
  /// Returns the value.
  let read: () -> Value
  /// Changes the value; it may correct an invalid one, and the next reading shows the result.
  let write: (Value) -> Void

  /// The current value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      read: { read()[keyPath: path] },
      write: { part in
        var value = read()
        value[keyPath: path] = part
        write(value)
      })
  }
}
