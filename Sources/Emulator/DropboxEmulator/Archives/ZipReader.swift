import CDropboxArchive
import DropboxConcurrency
import DropboxHTTPServer
import Foundation

/// A zip archive of a folder, created while it is sent. Memory holds one chunk of one file, and the paths of all items.
final class ZipReader: BodyReader {
    /// A file or folder in the archive.
    struct Item: Sendable {
        /// The path within the archive, starting with the name of the top-level folder.
        var path: String
        /// The file, or `nil` for a folder.
        var file: Entry.File?
    }

    private static let chunkSize = 128 << 10

    private struct State {
        let writer: ZipWriter
        var items: ArraySlice<Item>
        var file: (content: ContentReader, offset: Int64)?
        var isFinished = false
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: ZipReader.chunkSize, alignment: 16)
    }

    private let store: Store
    private let state: Locked<State>

    init(_ items: [Item], store: Store) throws {
        self.store = store
        state = Locked(State(writer: try ZipWriter(), items: items[...]))
    }

    deinit { state.withLock { $0.chunk.deallocate() } }

    /// Reads the next bytes of the archive. The archive can be read only once, from start to end; `offset` is ignored.
    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        try state.withLock { state in
            while true {
                let count = state.writer.read(into: buffer)
                if count > 0 || state.isFinished { return count }
                try writeNext(&state)
            }
        }
    }

    /// Adds the next chunk or entry to the archive.
    private func writeNext(_ state: inout State) throws {
        if let (content, offset) = state.file {
            let count = try content.read(at: offset, into: state.chunk)
            state.file = count > 0 ? (content, offset + Int64(count)) : nil
            if count > 0 { try state.writer.write(UnsafeRawBufferPointer(rebasing: state.chunk[..<count])) }
        } else if let item = state.items.popFirst() {
            guard let file = item.file else { return try state.writer.addFolder(item.path) }
            try state.writer.beginFile(item.path, size: file.size, modified: file.clientModified)
            let content = try store.read { try Store.content(file.contentHash, $0) }
            let reader = try ContentReader(
                store: store.content, content: content, range: 0..<Int64(clamping: file.size))
            state.file = (reader, 0)
        } else {
            try state.writer.finish()
            state.isFinished = true
        }
    }
}

/// Creates a zip archive incrementally.
///
/// Output that `read(into:)` hasn't returned yet is buffered in memory. Its size is about that of the data written
/// since the last call.
final class ZipWriter {
    /// An error that libarchive reports.
    struct LibarchiveError: Error, CustomStringConvertible {
        let description: String
    }

    /// The file types of libarchive (`AE_IFREG`, `AE_IFDIR`), whose macros Swift can't import.
    private enum FileType: UInt32 {
        case file = 0o100000
        case folder = 0o040000
    }

    /// The output of libarchive that is still buffered.
    private final class Output {
        var bytes = Data()
        var readOffset = 0
    }

    private let archive: OpaquePointer
    private let output = Output()
    /// The locale with the charset UTF-8. libarchive decodes names with the charset of the thread's locale.
    private let locale: locale_t?

    init() throws(LibarchiveError) {
        guard let archive = archive_write_new() else {
            throw LibarchiveError(description: "cannot create archive: out of memory")
        }
        self.archive = archive
        locale = newlocale(LC_CTYPE_MASK, Self.localeName, nil)
        try withUTF8Locale {
            archive_write_set_format_zip(archive)
            // The fastest level, because the archive doesn't leave the machine.
            archive_write_set_format_option(archive, "zip", "compression-level", "1")
            archive_write_set_format_option(archive, "zip", "hdrcharset", "UTF-8")
            archive_write_set_bytes_per_block(archive, 0)
            archive_write_set_bytes_in_last_block(archive, 1)
            return archive_write_open(
                archive, Unmanaged.passUnretained(output).toOpaque(), nil,
                { _, context, bytes, count in
                    guard let context, let bytes else { return -1 }
                    let output = Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
                    output.bytes.append(bytes.assumingMemoryBound(to: UInt8.self), count: count)
                    return count
                }, nil)
        }
    }

    deinit {
        archive_write_free(archive)
        if let locale { freelocale(locale) }
    }

    /// Starts a file of `size` bytes. Call `write(_:)` to add its content.
    func beginFile(_ path: String, size: UInt64, modified: Date) throws(LibarchiveError) {
        try beginEntry(path, .file, permissions: 0o644, size: Int64(clamping: size), modified)
    }

    func addFolder(_ path: String) throws(LibarchiveError) {
        try beginEntry(path + "/", .folder, permissions: 0o755, size: 0, nil)
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(LibarchiveError) {
        try withUTF8Locale {
            archive_write_data(archive, bytes.baseAddress, bytes.count) < 0 ? ARCHIVE_FATAL : ARCHIVE_OK
        }
    }

    /// Finishes the archive by writing its central directory.
    func finish() throws(LibarchiveError) {
        try withUTF8Locale { archive_write_close(archive) }
    }

    /// Copies buffered output to the start of `buffer` and removes it.
    ///
    /// - Returns: The number of bytes copied.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(buffer.count, output.bytes.count - output.readOffset)
        guard count > 0 else { return 0 }
        output.bytes.withUnsafeBytes { bytes in
            buffer.copyMemory(
                from: UnsafeRawBufferPointer(rebasing: bytes[output.readOffset..<output.readOffset + count]))
        }
        output.readOffset += count
        if output.readOffset == output.bytes.count {
            output.bytes.removeAll(keepingCapacity: true)
            output.readOffset = 0
        }
        return count
    }

    private func beginEntry(
        _ path: String, _ kind: FileType, permissions: mode_t, size: Int64, _ modified: Date?
    ) throws(LibarchiveError) {
        guard let entry = archive_entry_new() else {
            throw LibarchiveError(description: "cannot add archive entry: out of memory")
        }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, path)
        archive_entry_set_filetype(entry, kind.rawValue)
        archive_entry_set_perm(entry, permissions)
        archive_entry_set_size(entry, size)
        if let modified { archive_entry_set_mtime(entry, time_t(modified.timeIntervalSince1970), 0) }
        try withUTF8Locale { archive_write_header(archive, entry) }
    }

    /// Runs a libarchive call with UTF-8 as the thread's charset. Warnings are ignored.
    private func withUTF8Locale(_ call: () -> Int32) throws(LibarchiveError) {
        let previous = locale.map { uselocale($0) }
        defer { if let previous { uselocale(previous) } }
        guard call() < ARCHIVE_WARN else { return }
        throw LibarchiveError(
            description: archive_error_string(archive).map { String(cString: $0) } ?? "unknown libarchive error")
    }

    #if canImport(Darwin)
        private static let localeName = "UTF-8"
    #else
        private static let localeName = "C.UTF-8"
    #endif
}
