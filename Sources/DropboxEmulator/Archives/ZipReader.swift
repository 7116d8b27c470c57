import Foundation
import DropboxConcurrency

/// A folder as a zip archive that is made while it is sent. In memory is a piece of one file at a time, and the names of
/// all.
final class ZipReader: BodyReader {
    /// Something of the archive.
    struct Item: Sendable {
        /// From the top folder on.
        var path: String
        /// Nil for folders.
        var file: Entry.File?
    }

    private static let pieceSize = 128 << 10

    private struct State {
        let writer: ZipWriter
        var items: ArraySlice<Item>
        var file: (content: ContentReader, offset: Int64)?
        var isFinished = false
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: ZipReader.pieceSize, alignment: 16)
    }

    private let store: Store
    private let state: Locked<State>

    init(_ items: [Item], store: Store) throws {
        self.store = store
        state = Locked(State(writer: try ZipWriter(), items: items[...]))
    }

    deinit { state.withLock { $0.piece.deallocate() } }

    /// The archive can be read once, from its beginning to its end; `offset` only tells how far that is.
    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        try state.withLock { state in
            while true {
                let count = state.writer.take(into: buffer)
                if count > 0 || state.isFinished { return count }
                try step(&state)
            }
        }
    }

    /// Adds a little to the archive.
    private func step(_ state: inout State) throws {
        if let (content, offset) = state.file {
            let count = try content.read(at: offset, into: state.piece)
            state.file = count > 0 ? (content, offset + Int64(count)) : nil
            if count > 0 { try state.writer.write(UnsafeRawBufferPointer(rebasing: state.piece[..<count])) }
        } else if let item = state.items.popFirst() {
            guard let file = item.file else { return try state.writer.addFolder(item.path) }
            try state.writer.beginFile(item.path, size: file.size, modified: file.clientModified)
            let content = try store.read { try Store.content(file.contentHash, $0) }
            let reader = ContentReader(store: store.content, content: content, range: 0..<Int64(clamping: file.size))
            state.file = (reader, 0)
        } else {
            try state.writer.finish()
            state.isFinished = true
        }
    }
}
