import Foundation

/// What all calls of one emulator share.
struct Service: Sendable {
    let store: Store
    let media = MediaWorker()

    var limits: Limits { store.limits }
    var clock: ServerClock { store.clock }
    var minting: Minting { store.minting }
}
