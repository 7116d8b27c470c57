import Foundation

/// What all calls of one emulator share.
struct Service: Sendable {
    var store: Store
    let faults: Faults
    let calls: CallLog
    let media = MediaWorker()

    var limits: Limits { store.limits }
    var clock: ServerClock { store.clock }
    var minting: Minting { store.minting }
}
