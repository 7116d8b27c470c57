import Foundation

/// What all calls of one emulator share.
struct Service: Sendable {
    var store: Store
    let faults: Faults
    let calls: CallLog
    /// Key of the app that tokens are made for where none is named.
    let appKey: String
    /// Whether other machines can reach the emulator.
    let allowsRemoteConnections: Bool
    let media = MediaWorker()
    let background = BackgroundWork()
    let rateLimiter = RateLimiter()

    var limits: Limits { store.limits }
    var clock: ServerClock { store.clock }
    var minting: IDGenerator { store.minting }
}
