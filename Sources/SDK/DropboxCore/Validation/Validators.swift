import DropboxConcurrency
import DropboxStone
import Foundation

// Validators for the constraints of the API's specification, for source compatibility with SwiftyDropbox. This SDK
// validates arguments when they are sent, and a violation is an error of that request.

private struct ValidationFailureHandler {
    var report: @Sendable (Bool, String) -> Void = { _, _ in }
}

private let failureHandler = Locked(ValidationFailureHandler())

/// Sets the function that receives the results of the validators.
///
/// - Parameter assertFunc: Receives whether a constraint is satisfied, and a message for the case that it isn't. The
///   default does nothing and never traps.
public func setAssertFunc(_ assertFunc: @escaping @Sendable (Bool, String) -> Void) {
    failureHandler.change { $0.report = assertFunc }
}

private func check(_ isValid: Bool, _ message: String) {
    failureHandler.withLock { $0.report }(isValid, message)
}

/// Returns a validator of a list. It validates the number of items and each item.
public func arrayValidator<T>(
    minItems: Int? = nil, maxItems: Int? = nil, itemValidator: @escaping (T) -> Void
) -> ([T]) -> Void {
    { items in
        check(items.count >= minItems ?? 0, "\(items.count) items are fewer than \(minItems ?? 0)")
        check(items.count <= maxItems ?? .max, "\(items.count) items are more than \(maxItems ?? .max)")
        items.forEach(itemValidator)
    }
}

/// Returns a validator of a string. It validates the number of Unicode scalars and whether a pattern matches the whole
/// string.
public func stringValidator(
    minLength: Int? = nil, maxLength: Int? = nil, pattern: String? = nil
) -> (String) -> Void {
    let pattern = pattern.map(Pattern.init)
    return { text in
        let count = text.unicodeScalars.count
        check(count >= minLength ?? 0, "\(count) characters are fewer than \(minLength ?? 0)")
        check(count <= maxLength ?? .max, "\(count) characters are more than \(maxLength ?? .max)")
        if let pattern { check(pattern.matches(text), "'\(text)' does not match '\(pattern.source)'") }
    }
}

/// Returns a validator of data. It validates the number of bytes.
public func binaryValidator(minLength: Int?, maxLength: Int?) -> (Data) -> Void {
    { data in
        check(data.count >= minLength ?? 0, "\(data.count) bytes are fewer than \(minLength ?? 0)")
        check(data.count <= maxLength ?? .max, "\(data.count) bytes are more than \(maxLength ?? .max)")
    }
}

/// Returns a validator of a comparable value. It validates that the value is within inclusive limits.
public func comparableValidator<T: Comparable>(minValue: T? = nil, maxValue: T? = nil) -> (T) -> Void {
    { value in
        if let minValue { check(value >= minValue, "\(value) is less than \(minValue)") }
        if let maxValue { check(value <= maxValue, "\(value) is more than \(maxValue)") }
    }
}

/// Returns a validator of an optional value. It validates the value unless it's `nil`.
public func nullableValidator<T>(_ internalValidator: @escaping (T) -> Void) -> (T?) -> Void {
    { value in
        if let value { internalValidator(value) }
    }
}
