import Words

/// The text with a full stop.
func sentence(_ text: String) -> String { say("\(text).", context: "sentence") }
