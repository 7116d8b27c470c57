/// A value behind one pointer, so that what holds it stays small, `CallError` however big a route's error is. Each struct
/// brings code of its own that copies all that is in it.
// @unchecked Sendable because `unboxed` never changes, and was Sendable when it was put in.
public final class Box<T>: @unchecked Sendable {
    /// The value.
    public let unboxed: T

    /// Puts a value into a box.
    public init(_ unboxed: T) where T: Sendable {
        self.unboxed = unboxed
    }

    /// The same value, its type forgotten.
    init<Value>(erasing box: Box<Value>) where T == Any {
        unboxed = box.unboxed
    }
}
