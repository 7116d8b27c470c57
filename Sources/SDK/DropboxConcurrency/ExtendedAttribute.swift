import Foundation

#if !canImport(Darwin)
    import CDropboxLinux
#endif

/// A text in an extended attribute of a directory or file. Not all file systems support extended attributes.
package struct ExtendedAttribute: Sendable {
    private let name: String

    /// - Parameter name: The name without the prefix that Linux requires.
    package init(_ name: String) {
        #if os(Linux)
            self.name = "user." + name
        #else
            self.name = name
        #endif
    }

    /// Returns the value, or `nil` if the item doesn't exist, has no such attribute, or can't have one.
    package func value(at url: URL) -> String? {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = withDescriptor(of: url) { descriptor in
            #if canImport(Darwin)
                fgetxattr(descriptor, name, &buffer, buffer.count, 0, 0)
            #elseif os(Linux)
                fgetxattr(descriptor, name, &buffer, buffer.count)
            #else
                -1
            #endif
        }
        guard let count, count >= 0 else { return nil }
        return String(decoding: buffer.prefix(count), as: UTF8.self)
    }

    /// Sets the value, or removes the attribute.
    ///
    /// - Returns: `false` if the attribute can't be set.
    @discardableResult
    package func set(_ value: String?, at url: URL) -> Bool {
        let code = withDescriptor(of: url) { descriptor -> Int32 in
            #if canImport(Darwin)
                guard let value else { return fremovexattr(descriptor, name, 0) }
                let bytes = Array(value.utf8)
                return fsetxattr(descriptor, name, bytes, bytes.count, 0, 0)
            #elseif os(Linux)
                guard let value else { return fremovexattr(descriptor, name) }
                let bytes = Array(value.utf8)
                return fsetxattr(descriptor, name, bytes, bytes.count, 0)
            #else
                return -1
            #endif
        }
        return code == 0
    }

    private func withDescriptor<Result>(of url: URL, _ body: (Int32) -> Result) -> Result? {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return body(descriptor)
    }
}
