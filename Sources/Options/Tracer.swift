/// A stop on the way from the keyboard through the program to the screen.
public enum Hop: CaseIterable, Sendable {
  case bytes, event, page, command, intent, model, observers, motion, frame, sent
}

/// Looks on while the program works.
public protocol Tracer: AnyObject {
  /// A part of the program shows what it has at a stop, at the moment when it has it.
  func note(_ hop: Hop, _ value: Any)
}
