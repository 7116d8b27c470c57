import Foundation
import DropboxConcurrency
import DropboxStone

// Checks of values against rules as the API's specification has them, for code that was written for other SDKs of
// Dropbox. This package checks arguments itself when they are sent, and a broken rule is an error of that call.

private struct ValidationFailureHandler {
    var tell: @Sendable (Bool, String) -> Void = { _, _ in }
}

private let findings = Locked(ValidationFailureHandler())

/// Says what the validators do with what they find: `assertFunc` is called with whether a rule holds, and with a sentence
/// for the case that it does not. By default nothing happens; in particular, nothing ends the process.
public func setAssertFunc(_ assertFunc: @escaping @Sendable (Bool, String) -> Void) {
    findings.change { $0.tell = assertFunc }
}

private func check(_ holds: Bool, _ sentence: String) {
    findings.withLock { $0.tell }(holds, sentence)
}

/// A check of a list: how many items it has, and each of its items.
public func arrayValidator<T>(
    minItems: Int? = nil, maxItems: Int? = nil, itemValidator: @escaping (T) -> Void
) -> ([T]) -> Void {
    { items in
        check(items.count >= minItems ?? 0, "\(items.count) items are fewer than \(minItems ?? 0)")
        check(items.count <= maxItems ?? .max, "\(items.count) items are more than \(maxItems ?? .max)")
        items.forEach(itemValidator)
    }
}

/// A check of a text: how many Unicode scalars it has, and whether a regular expression describes the whole of it.
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

/// A check of bytes: how many there are.
public func binaryValidator(minLength: Int?, maxLength: Int?) -> (Data) -> Void {
    { data in
        check(data.count >= minLength ?? 0, "\(data.count) bytes are fewer than \(minLength ?? 0)")
        check(data.count <= maxLength ?? .max, "\(data.count) bytes are more than \(maxLength ?? .max)")
    }
}

/// A check of a value that has an order: whether it is within limits, which it may equal.
public func comparableValidator<T: Comparable>(minValue: T? = nil, maxValue: T? = nil) -> (T) -> Void {
    { value in
        if let minValue { check(value >= minValue, "\(value) is less than \(minValue)") }
        if let maxValue { check(value <= maxValue, "\(value) is more than \(maxValue)") }
    }
}

/// A check of a value that may be missing.
public func nullableValidator<T>(_ internalValidator: @escaping (T) -> Void) -> (T?) -> Void {
    { value in
        if let value { internalValidator(value) }
    }
}
