import Foundation
import DropboxTestSupport

/// A disk of one megabyte, which can be filled to the last byte.
struct SmallDisk {
    let url: URL
    private let directory: TemporaryFolder

    static var isAvailable: Bool {
        #if os(Linux)
            geteuid() == 0
        #else
            false
        #endif
    }

    init() async throws {
        directory = try TemporaryFolder()
        url = directory.url.appendingPathComponent("disk")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let mount = try await Subprocess.run(
            "mount", ["-t", "tmpfs", "-o", "size=1m", "none", url.path], errors: .merged)
        if mount.status != 0 { throw POSIXError(.EPERM) }
    }

    private var filler: URL { url.appendingPathComponent("filler") }

    func fill() throws {
        try Data().write(to: filler)
        let handle = try FileHandle(forWritingTo: filler)
        defer { try? handle.close() }
        for size in [4096, 1] {
            do { while true { try handle.write(contentsOf: Data(repeating: 0, count: size)) } } catch {}
        }
    }

    func empty() throws { try FileManager.default.removeItem(at: filler) }

    func unmount() async {
        // Lazily, because somebody may still have a file open.
        _ = try? await Subprocess.run("umount", ["-l", url.path], errors: .merged)
    }
}
