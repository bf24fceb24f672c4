extension Array {
  /// The element at an index; `nil` if there is none.
  @inlinable public subscript(at index: Int) -> Element? {
    index >= 0 && index < count ? self[index] : nil
  }
}

extension Array where Element: Equatable {
  /// The element this many steps after another, wrapping at the ends; the first if it is missing.
  public func next(after element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return first ?? element }
    return self[((index + step) % count + count) % count]
  }
}
