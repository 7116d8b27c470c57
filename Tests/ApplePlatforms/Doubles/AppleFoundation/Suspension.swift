import Darwin
import Foundation

/// The suspension of the app's process.
///
/// Source: Apple's article “Addressing watchdog terminations” and technical note on exception codes: The system terminates a
/// process with the code 0xdead10cc if it's suspended while it holds a file lock or an SQLite database lock on a file in a
/// shared container.
public enum Suspension {
    /// Returns the files in a folder that this process locks, with `flock` or with a record lock as SQLite does. If there are
    /// some, the system would terminate the process.
    public static func lockedFiles(in folder: URL) throws -> [String] {
        // Process number 5 of each line is that of a record lock; `flock` names the process that opened the file.
        let locks = try String(contentsOfFile: "/proc/locks", encoding: .utf8).split(separator: "\n")
        let inodes = Set(
            locks.compactMap { line -> UInt? in
                let words = line.split(separator: " ")
                guard words.count > 5, words[1] != "->", words[4] == "\(getpid())" else { return nil }
                return words[5].split(separator: ":").last.flatMap { UInt($0) }
            })
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return names.filter { name in
            var status = stat()
            return stat(folder.appendingPathComponent(name).path, &status) == 0 && inodes.contains(UInt(status.st_ino))
        }
    }
}
