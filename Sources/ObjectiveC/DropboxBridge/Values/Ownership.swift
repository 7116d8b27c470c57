// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import Foundation

// Objects cross the interface as retained pointers, and strings as copies that the receiver frees.

@c @implementation
public func DropboxRetain(_ object: UnsafeRawPointer?) -> UnsafeRawPointer? {
    object.map { UnsafeRawPointer(Unmanaged<AnyObject>.fromOpaque($0).retain().toOpaque()) }
}

@c @implementation
public func DropboxRelease(_ object: UnsafeRawPointer?) {
    if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
}

/// Returns a pointer to an object that the receiver releases.
func retained(_ object: AnyObject) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// Returns the object of a pointer that `retained(_:)` returned.
func box<Object: AnyObject>(_ pointer: OpaquePointer, as _: Object.Type = Object.self) -> Object {
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

/// Returns a copy of a string that the receiver frees.
func copied(_ text: String) -> UnsafeMutablePointer<CChar> {
    var text = text
    return text.withUTF8 { utf8 in
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: utf8.count + 1)
        utf8.withMemoryRebound(to: CChar.self) { bytes in
            if let start = bytes.baseAddress { copy.initialize(from: start, count: bytes.count) }
        }
        (copy + utf8.count).initialize(to: 0)
        return copy
    }
}
