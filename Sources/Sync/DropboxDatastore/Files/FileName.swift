import DropboxCore
import Foundation

/// The name of a file of a datastore, in the folder that has the ID of the datastore.
///
/// A name contains the content hash that Dropbox computes. So a file whose content isn't the one that its device wrote is
/// recognized, also before it's downloaded, and repeating an upload whose response was lost changes nothing.
/// - `DEVICE-FIRST-LAST-HASH.delta` has the deltas FIRST to LAST of a device.
/// - `NUMBER-HASH.snapshot` replaces deltas.
struct FileName: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case deltas(device: String, ClosedRange<Int64>)
        case snapshot
    }

    let kind: Kind
    let hash: String
    let text: String

    /// Creates the name of a file with deltas.
    init(deltas: ClosedRange<Int64>, of device: String, content: Data) {
        kind = .deltas(device: device, deltas)
        hash = Self.hash(of: content)
        text = "\(device)-\(deltas.lowerBound)-\(deltas.upperBound)-\(hash).delta"
    }

    /// Creates the name of a snapshot.
    init(snapshot number: Int64, content: Data) {
        kind = .snapshot
        hash = Self.hash(of: content)
        text = "\(number)-\(hash).snapshot"
    }

    /// Parses a name, or returns `nil` if it isn't one of the library.
    init?(_ text: String) {
        self.text = text
        guard let dot = text.lastIndex(of: ".") else { return nil }
        let parts = text[..<dot].split(separator: "-", omittingEmptySubsequences: false)
        guard let hash = parts.last, hash.utf8.count == 64, hash.utf8.allSatisfy(Self.isHexadecimal) else { return nil }
        self.hash = String(hash)
        switch (text[dot...], parts.count) {
        case (".delta", 4):
            guard Device.isValid(parts[0]), let first = Int64(parts[1]), let last = Int64(parts[2]),
                Dot.validSequences.contains(first), Dot.validSequences.contains(last), first <= last
            else { return nil }
            kind = .deltas(device: String(parts[0]), first...last)
        case (".snapshot", 2):
            guard let number = Int64(parts[0]), number > 0 else { return nil }
            kind = .snapshot
        default: return nil
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }

    /// Returns the hash that a name contains.
    static func hash(of content: Data) -> String { ContentHash.hash(of: content) }

    /// The maximum size of the file.
    var maximumSize: Int {
        switch kind {
        case .deltas: FileCoding.maximumDeltaFileSize
        case .snapshot: FileCoding.maximumSnapshotSize
        }
    }
}
