import CDropboxArchive
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Makes a zip archive piece by piece. What has been made and not been taken yet lies in memory: about as much as was
/// written since the last `take`.
final class ZipWriter {
    /// libarchive refused something.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What libarchive calls AE_IFREG and AE_IFDIR, in words that Swift does not import.
    private enum Kind: UInt32 {
        case file = 0o100000
        case folder = 0o040000
    }

    /// What libarchive has put out.
    private final class Output {
        var bytes = Data()
        var taken = 0
    }

    private let archive: OpaquePointer
    private let output = Output()
    /// libarchive asks the thread's locale what the bytes of names mean.
    private let locale: locale_t?

    init() throws(Failure) {
        guard let archive = archive_write_new() else { throw Failure(description: "no memory for an archive") }
        self.archive = archive
        locale = newlocale(LC_CTYPE_MASK, Self.localeName, nil)
        try inLocale {
            archive_write_set_format_zip(archive)
            // The fastest: the archive goes over a network of one machine.
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

    /// Begins a file of `size` bytes, which come by `write`.
    func beginFile(_ path: String, size: UInt64, modified: Date) throws(Failure) {
        try begin(path, .file, permissions: 0o644, size: Int64(clamping: size), modified)
    }

    func addFolder(_ path: String) throws(Failure) {
        try begin(path + "/", .folder, permissions: 0o755, size: 0, nil)
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        try inLocale { archive_write_data(archive, bytes.baseAddress, bytes.count) < 0 ? ARCHIVE_FATAL : ARCHIVE_OK }
    }

    /// Ends the archive: its directory follows.
    func finish() throws(Failure) {
        try inLocale { archive_write_close(archive) }
    }

    /// Moves what has been made to the front of `buffer`; answers how many bytes.
    func take(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(buffer.count, output.bytes.count - output.taken)
        guard count > 0 else { return 0 }
        output.bytes.withUnsafeBytes { bytes in
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[output.taken..<output.taken + count]))
        }
        output.taken += count
        if output.taken == output.bytes.count {
            output.bytes.removeAll(keepingCapacity: true)
            output.taken = 0
        }
        return count
    }

    private func begin(
        _ path: String, _ kind: Kind, permissions: mode_t, size: Int64, _ modified: Date?
    ) throws(Failure) {
        guard let entry = archive_entry_new() else { throw Failure(description: "no memory for an entry") }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, path)
        archive_entry_set_filetype(entry, kind.rawValue)
        archive_entry_set_perm(entry, permissions)
        archive_entry_set_size(entry, size)
        if let modified { archive_entry_set_mtime(entry, time_t(modified.timeIntervalSince1970), 0) }
        try inLocale { archive_write_header(archive, entry) }
    }

    /// Runs a call of libarchive with UTF-8 as the thread's charset. A warning is no failure.
    private func inLocale(_ call: () -> Int32) throws(Failure) {
        let former = locale.map { uselocale($0) }
        defer { if let former { uselocale(former) } }
        guard call() < ARCHIVE_WARN else { return }
        throw Failure(description: archive_error_string(archive).map { String(cString: $0) } ?? "unknown")
    }

    #if canImport(Darwin)
        private static let localeName = "UTF-8"
    #else
        private static let localeName = "C.UTF-8"
    #endif
}
