@testable import DropboxSync

/// What a device has, and what it hasn't sent.
private struct Standing: Equatable {
    let tree: [String: String]
    let unsent: [String]

    init(_ device: Device) throws {
        (tree, unsent) = try device.filesystem.core.store.read { (try $0.listing(), try $0.unsent()) }
    }
}

/// Repeats a round until one changes nothing on any device, and nothing is unsent.
///
/// - Parameters:
///   - limit: The largest number of rounds.
///   - round: Returns whether the round is complete. After one that isn't, something remains to be done.
/// - Throws: The errors of `round`, and `SyncError` if a device can't be read.
func repeatUntilQuiet(
    _ devices: [Device], atMost limit: Int, _ round: () async throws -> Bool
) async throws {
    var previous: [Standing]?
    for _ in 0..<limit {
        let isComplete = try await round()
        let standings = try devices.map(Standing.init)
        if isComplete, standings == previous, standings.allSatisfy(\.unsent.isEmpty) { return }
        previous = isComplete ? standings : nil
    }
}
