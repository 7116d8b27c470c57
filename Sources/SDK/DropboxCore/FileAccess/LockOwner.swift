import Foundation

/// The process that holds the lock (`flock`) on a file, as far as the system tells. Only Linux does.
struct LockOwner {
    /// The ID of the process.
    let process: Int32

    /// Whether the process is stopped, for example with Control-Z or by a debugger.
    let isStopped: Bool

    /// Returns the owner, or `nil` if there is none, or the system doesn't tell.
    ///
    /// - Parameter descriptor: A descriptor of the file.
    init?(of descriptor: Int32) {
        #if os(Linux)
            var status = stat()
            guard fstat(descriptor, &status) == 0, let locks = Self.text("/proc/locks") else { return nil }
            // `1: FLOCK  ADVISORY  WRITE 1234 fe:00:16236785 0 EOF`. A process in another container has a number below 1.
            let device = UInt64(status.st_dev)
            let file = [
                String(format: "%02x:%02x", Self.major(device), Self.minor(device)), String(status.st_ino),
            ].joined(separator: ":")
            let owners = locks.split(separator: "\n").compactMap { line -> Int32? in
                let fields = line.split(separator: " ")
                guard fields.count > 5, fields[1] == "FLOCK", fields[5] == file else { return nil }
                return Int32(fields[4])
            }
            guard let owner = owners.first, owner > 0 else { return nil }
            process = owner
            // `1234 (name) T …`, and the name can contain parentheses.
            let state = Self.text("/proc/\(owner)/stat")?.split(separator: ")").last?.split(separator: " ").first
            isStopped = state == "T" || state == "t"
        #else
            return nil
        #endif
    }

    #if os(Linux)
        /// The parts of a device number as the C library encodes them. `major` and `minor` are macros.
        private static func major(_ device: UInt64) -> UInt64 { device >> 8 & 0xfff | device >> 32 & 0xffff_f000 }

        private static func minor(_ device: UInt64) -> UInt64 { device & 0xff | device >> 12 & 0xffff_ff00 }

        /// Returns the text of a file of the system, or `nil` if it can't be read: the owner is then unknown.
        private static func text(_ path: String) -> String? {
            do throws(FileError) {
                let url = URL(fileURLWithPath: path)
                return try RegularFile.read(url, maximumSize: 4 << 20).map { String(decoding: $0, as: UTF8.self) }
            } catch {
                return nil
            }
        }
    #endif
}
