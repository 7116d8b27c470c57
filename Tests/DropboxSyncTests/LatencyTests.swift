import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Measures the time until a change is visible on another device. Runs, and prints, only if SYNC_LATENCY sets the
/// number of changes.
@Suite struct LatencyTests {
    private static let count = ProcessInfo.processInfo.environment["SYNC_LATENCY"].flatMap(Int.init)

    @Test(.enabled(if: count != nil))
    func changesReachAnotherDevice() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try await devices[0].waitUntilSynced()
            let filesystem = try devices[0].filesystem
            var (down, up): ([Duration], [Duration]) = ([], [])
            for number in 0..<(Self.count ?? 0) {
                let seen = try filesystem.changes(at: .at("/in-\(number)"))
                let put = ContinuousClock.now
                try account.put("/in-\(number)", "x")
                for await _ in seen { break }
                down.append(put.duration(to: .now))
                let arrivals = emulator.calls.responses()
                let file = try await filesystem.create(.at("/out-\(number)"))
                let write = ContinuousClock.now
                try await file.write("x")
                for await call in arrivals where UploadRoutes.committing.contains(where: call.target.hasSuffix) {
                    break
                }
                up.append(write.duration(to: .now))
                #expect(try account.read("/out-\(number)") == Data("x".utf8))
            }
            print(
                "median: remote change seen after \(down.sorted()[down.count / 2]), "
                    + "local write on the server after \(up.sorted()[up.count / 2])")
        }
    }
}
