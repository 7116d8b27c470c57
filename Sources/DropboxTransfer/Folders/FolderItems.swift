import Locking

/// What becomes of the files and folders of a transfer, as it becomes known.
final class FolderItems: Sendable {
    private let handler: (@Sendable (FolderTransferResult.Item) -> Void)?
    private let items = Locked<[FolderTransferResult.Item]>([])

    init(_ options: FolderTransferOptions) { handler = options.itemHandler }

    /// Something has come to its end.
    func add(
        _ path: String, isFolder: Bool = false, size: Int64 = 0, _ outcome: FolderTransferResult.Outcome
    ) {
        // It may have grown since it was looked at.
        let size = if case .transferred(let file?) = outcome { Int64(clamping: file.size) } else { size }
        let item = FolderTransferResult.Item(path: path, isFolder: isFolder, size: size, outcome: outcome)
        handler?(item)
        // Who hears of everything wants no list of it.
        if handler == nil || item.isFailure { items.withLock { $0.append(item) } }
    }

    /// Whether something has failed by now.
    var hasFailures: Bool { items.withLock { $0.contains(where: \.isFailure) } }

    /// All of it.
    var result: FolderTransferResult { FolderTransferResult(items.withLock { $0 }) }
}

extension FolderTransferResult.Item {
    fileprivate var isFailure: Bool { if case .failed = outcome { true } else { false } }
}
