/// Takes a value as if it were needed, so that the optimiser cannot leave out what made it.
@inline(never) @_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}

/// Hands a value back in a way the optimiser knows nothing of, so that nothing follows from it.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
