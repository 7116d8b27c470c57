import Foundation

/// Watches how far the resident memory of this process rises. Linux only; elsewhere every answer is 0.
public struct PeakMemory {
    private let start: Int

    /// Starts watching: the kernel forgets the peak of before (`5` in `clear_refs`), so one large earlier step hides nothing.
    init() {
        if let reset = FileHandle(forWritingAtPath: "/proc/self/clear_refs") { reset.write(Data("5".utf8)) }
        start = Self.status("VmRSS:")
    }

    /// Bytes between the memory held at the start and the most that was held since.
    var rise: Int { max(0, Self.ofThisProcess - start) }

    /// The most memory that this process has held, in bytes. Its parent cannot tell: what the kernel says of a child begins
    /// with what the parent held when it started it.
    public static var ofThisProcess: Int { status("VmHWM:") }

    /// A size from `/proc/self/status`, in bytes; 0 where there is no such file or field.
    private static func status(_ field: String) -> Int {
        let text = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix(field) }) else { return 0 }
        return 1024 * (Int(line.filter(\.isNumber)) ?? 0)
    }
}
