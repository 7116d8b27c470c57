import CDropboxBridge
import Foundation

// References of the C interface are addresses of Swift objects with an additional reference count.

/// Releases a reference.
@c @implementation
public func dropboxSyncRelease(_ reference: UnsafeMutableRawPointer?) {
    guard let reference else { return }
    Unmanaged<AnyObject>.fromOpaque(reference).release()
}

/// Returns a reference to an object, which the caller of the C function releases.
package func makeReference(_ object: some AnyObject) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// Returns references to objects, which the caller of the C function releases.
package func makeReferences(_ objects: [some AnyObject]) -> DropboxSyncReferences {
    // An empty list has an address, too, because `nil` indicates a failure.
    let items = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(withMallocCapacity: objects.count)
    for (index, object) in objects.enumerated() {
        (items + index).initialize(to: Unmanaged.passRetained(object).toOpaque())
    }
    return DropboxSyncReferences(items: items, count: objects.count)
}

extension OpaquePointer {
    /// Returns the object of a reference.
    package func object<Object: AnyObject>(as type: Object.Type = Object.self) -> Object {
        Unmanaged<Object>.fromOpaque(UnsafeRawPointer(self)).takeUnretainedValue()
    }
}

extension UnsafeMutablePointer {
    /// Allocates memory that C code releases with `free`.
    package static func allocate(withMallocCapacity capacity: Int) -> Self {
        UnsafeMutableRawPointer.allocate(withMallocSize: capacity * MemoryLayout<Pointee>.stride)
            .bindMemory(to: Pointee.self, capacity: capacity)
    }
}

extension UnsafeMutableRawPointer {
    /// Allocates memory that C code releases with `free`.
    static func allocate(withMallocSize size: Int) -> UnsafeMutableRawPointer {
        // Swift allocates its own memory with malloc, and can't continue without memory either.
        malloc(Swift.max(size, 1)) ?? .allocate(byteCount: size, alignment: MemoryLayout<Int>.alignment)
    }
}

/// A value of Swift that C code refers to.
package final class Reference<Value: Sendable>: Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
