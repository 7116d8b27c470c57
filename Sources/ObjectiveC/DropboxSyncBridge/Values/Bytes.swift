import CDropboxBridge
import DropboxSync
import Foundation

extension DropboxSyncBytes {
    /// A copy of the bytes; `nil` if there is no value.
    package var data: Data? { start.map { Data(bytes: $0, count: length) } }

    /// The text; `nil` if there is no value, or the bytes aren't UTF-8.
    package var text: String? {
        start.flatMap { String(bytes: UnsafeRawBufferPointer(start: $0, count: length), encoding: .utf8) }
    }

    /// Returns the data of a required argument. Text must be UTF-8.
    package func requiredData(_ name: String) throws(SyncError) -> Data {
        guard let data else { throw .missingArgument(name) }
        if isInvalidText { throw .invalidText(name) }
        return data
    }

    /// Returns the text of a required argument.
    package func requiredText(_ name: String) throws(SyncError) -> String {
        guard start != nil else { throw .missingArgument(name) }
        guard let text else { throw .invalidText(name) }
        return text
    }
}

extension DropboxSyncBuffer {
    /// No value.
    package static var none: DropboxSyncBuffer { DropboxSyncBuffer(start: nil, length: 0) }

    /// Creates a copy of data.
    package init(_ data: some ContiguousBytes) {
        self = data.withUnsafeBytes { bytes in
            let start = UnsafeMutableRawPointer.allocate(withMallocSize: bytes.count)
            if let source = bytes.baseAddress { start.copyMemory(from: source, byteCount: bytes.count) }
            return DropboxSyncBuffer(start: start, length: bytes.count)
        }
    }

    /// Creates a copy of text.
    package init(_ text: String) { self.init(Array(text.utf8)) }
}
