/// Whether a file is being transferred.
public enum FileState: Sendable, Hashable {
    /// It is on its way from the server.
    case downloading
    /// It is on its way to the server, or waits for that.
    case uploading
    /// Neither.
    case idle
}

/// How a version of a file is getting on, at one moment.
public struct FileStatus: Sendable {
    /// Whether the content is on this device and can be read without the network.
    public let isCached: Bool

    /// Whether it is being transferred.
    public let state: FileState

    /// How much of the transfer is done, from 0 to 1; 1 where there is nothing to transfer.
    public let progress: Float

    /// Why it cannot be transferred, where it needs to be and cannot; `nil` otherwise.
    public let error: SyncError?
}
