// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxCore
import Foundation

/// The objects of the bridge as pointers that code in C retains and releases.
enum Reference {
    /// Returns a pointer that owns `object`.
    static func retaining(_ object: some AnyObject) -> OpaquePointer {
        OpaquePointer(Unmanaged.passRetained(object).toOpaque())
    }

    /// Returns the object of a pointer, which keeps its ownership.
    static func object<Object: AnyObject>(_ pointer: OpaquePointer, as: Object.Type = Object.self) -> Object {
        Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }

    /// Returns the object of a pointer, and ends the ownership of the pointer.
    static func consuming<Object: AnyObject>(_ pointer: OpaquePointer, as: Object.Type = Object.self) -> Object {
        Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeRetainedValue()
    }
}

extension Optional where Wrapped == UnsafePointer<CChar> {
    /// The string, or `nil` if there is none.
    var string: String? { map { String(cString: $0) } }

    /// The string, or `nil` if there is none or it's empty.
    var nonemptyString: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}

extension Optional where Wrapped == String {
    /// Calls `body` with the string in C, or with `nil` if there is none.
    func withCString<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        switch self {
        case let string?: string.withCString { body($0) }
        case nil: body(nil)
        }
    }
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
