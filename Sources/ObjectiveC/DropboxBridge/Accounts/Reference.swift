// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxCore
import Foundation

/// The objects of the bridge as pointers that code in C retains and releases.
package enum Reference {
    /// Returns a pointer that owns `object`.
    package static func retaining(_ object: some AnyObject) -> OpaquePointer {
        OpaquePointer(Unmanaged.passRetained(object).toOpaque())
    }

    /// Returns the object of a pointer, which keeps its ownership.
    package static func object<Object: AnyObject>(_ pointer: OpaquePointer, as: Object.Type = Object.self) -> Object {
        Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }

    /// Returns the object of a pointer, and ends the ownership of the pointer.
    package static func consuming<Object: AnyObject>(_ pointer: OpaquePointer, as: Object.Type = Object.self) -> Object
    {
        Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeRetainedValue()
    }
}

extension Optional where Wrapped == UnsafePointer<CChar> {
    /// The string, or `nil` if there is none.
    package var string: String? { map { String(cString: $0) } }

    /// The string, or `nil` if there is none or it's empty.
    package var nonemptyString: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}

extension Optional where Wrapped == String {
    /// Calls `body` with the string in C, or with `nil` if there is none.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        switch self {
        case let string?: string.withCString { body($0) }
        case nil: body(nil)
        }
    }
}

extension DropboxClosure {
    /// Returns a closure that calls this one and releases it, or `nil` if there is no function.
    package func closure() -> (@Sendable () -> Void)? {
        guard let closure = CClosure(self) else { return nil }
        return { closure() }
    }
}

/// A closure in C.
// @unchecked Sendable because its function can be called on any thread, and its context never changes.
private final class CClosure: @unchecked Sendable {
    private let closure: DropboxClosure

    init?(_ closure: DropboxClosure) {
        self.closure = closure
        if closure.call == nil { return nil }
    }

    deinit { closure.release?(closure.context) }

    func callAsFunction() { closure.call?(closure.context) }
}

/// Returns a string for code in C, which releases it with `free`.
func allocatedCString(_ string: String) -> UnsafeMutablePointer<CChar> {
    let bytes = Array(string.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    return copy
}

@c @implementation
public func DropboxCopyVersion() -> UnsafeMutablePointer<CChar> {
    allocatedCString(Constants.versionSDK)
}
