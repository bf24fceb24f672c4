/// Uses a value, so that the optimiser cannot remove its computation.
@inline(never) @_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}

/// Returns a value in a way that is opaque to the optimiser.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
