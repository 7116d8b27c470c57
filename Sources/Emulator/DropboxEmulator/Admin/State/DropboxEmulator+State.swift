import Foundation

/// The whole state as an object.
extension DropboxEmulator {
    /// Returns the current state.
    ///
    ///     let seeded = try emulator.snapshot()
    ///     // A test changes files …
    ///     try emulator.restore(seeded)
    ///
    /// The content of files isn't copied, so a snapshot of 10,000 files takes milliseconds.
    ///
    /// - Throws: An error if the emulator was stopped.
    public func snapshot() throws -> Snapshot { try store.snapshot() }

    /// Replaces the state with a snapshot of this emulator, of another one, or of a file.
    ///
    /// Requests in progress continue with the restored state, and long polls report changes. A cursor that a client received
    /// after the snapshot was taken results in `reset`. If the snapshot comes from elsewhere, all earlier cursors do. The
    /// emulator's own tokens work in every state. Faults and the call log don't change.
    ///
    /// - Throws: An error if the emulator was stopped, or if the snapshot has another block size.
    public func restore(_ snapshot: Snapshot) throws { try service.state.restore(snapshot) }

    /// Returns everything to the first start: the state, the clock, the limits, the faults, and the call log.
    ///
    /// Named snapshots remain. If an earlier process created the data directory, its contents are replaced with those of
    /// the configuration.
    ///
    /// - Throws: An error if the emulator was stopped.
    public func reset() throws { try StateOperations.reset.run((), service) }

    /// Starts an emulator with a copy of the state. Afterward, a change in one of them doesn't affect the other.
    ///
    ///     let fork = try await emulator.fork()
    ///
    /// The fork has a port and a certificate of its own, the same tokens, no faults, and an empty call log. It keeps its state in
    /// memory. Stop it with ``stop()``.
    ///
    /// - Throws: An error if the emulator was stopped, or if no port is free.
    public func fork() async throws -> DropboxEmulator { try await service.state.fork() }

    /// The names of the snapshots that were taken with a name, oldest first.
    public var snapshotNames: [String] { service.state.snapshots.map(\.name) }

    /// Takes a snapshot that other programs can restore by its name, with `snapshots/restore` of the admin API or in the
    /// console. Replaces an earlier one with the name.
    ///
    /// - Throws: An error if the emulator was stopped.
    public func takeSnapshot(named name: String) throws { _ = try StateOperations.snapshots.run(name, service) }

    /// Restores the snapshot with a name; see ``restore(_:)``.
    ///
    /// - Throws: ``AdminError`` if the snapshot doesn't exist.
    public func restoreSnapshot(named name: String) throws { try StateOperations.restore.run(name, service) }

    /// Removes the snapshot with a name.
    ///
    /// - Throws: ``AdminError`` if the snapshot doesn't exist.
    public func removeSnapshot(named name: String) throws { try StateOperations.remove.run(name, service) }
}
