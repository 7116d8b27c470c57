// swift-format-ignore-file
// What the uses refer to: a value of any type, and an object that isn't Sendable.
func ph<T>() -> T { fatalError() }
final class Plain { var touched = 0; func touch() { touched += 1 } }
