/// A value in an object.
///
/// Code with type parameters looks up the layout of a value whenever it moves one, but not that of an object. So a request
/// passes its argument and its outcome on in objects.
final class Boxed<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
