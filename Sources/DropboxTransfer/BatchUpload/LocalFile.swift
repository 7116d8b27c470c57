import DropboxCore
import Foundation

/// A file to upload, as it was when the upload began.
struct LocalFile: Sendable {
    /// What tells whether a file is still the same.
    private struct Mark: Equatable {
        let size: Int64
        let modified: Date?
        let number: UInt64?
    }

    let url: URL
    private let mark: Mark

    /// The file at an address, links followed.
    init(_ url: URL) throws {
        self.url = url
        mark = try Self.mark(of: url)
    }

    /// Its size in bytes.
    var size: Int64 { mark.size }

    /// Some bytes of the file.
    /// - Throws: `BatchUploadFileError.changed` where the file is not what it was, before the read or after it.
    func read(_ range: Range<Int64>) throws -> Data {
        let file = try FileHandle(forReadingFrom: url)
        try file.seek(toOffset: UInt64(range.lowerBound))
        var bytes = Data()
        while bytes.count < range.count, let more = try file.read(upToCount: range.count - bytes.count), !more.isEmpty {
            if bytes.isEmpty { bytes = more } else { bytes.append(more) }
        }
        guard bytes.count == range.count, try Self.mark(of: url) == mark else {
            throw BatchUploadFileError.changed(url)
        }
        return bytes
    }

    private static func mark(of url: URL) throws -> Mark {
        guard url.isFileURL else { throw BatchUploadFileError.noRegularFile(url) }
        let path = url.resolvingSymlinksInPath().path
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw BatchUploadFileError.noRegularFile(url)
        }
        return Mark(
            size: (attributes[.size] as? NSNumber)?.int64Value ?? 0, modified: attributes[.modificationDate] as? Date,
            number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value)
    }
}
