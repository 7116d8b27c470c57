import DropboxRiviera
import Foundation

extension RivieraRoutes {
    /// Which file a job is about, and what it may be.
    struct Place: Sendable {
        let file: Riviera.FileIdOrUrl?
        let formats: Set<String>
        let maximumSize: UInt64
        /// Whether the bytes of the file matter.
        let isRead: Bool

        init(_ file: Riviera.FileIdOrUrl?, formats: Set<String>, maximumSize: UInt64, isRead: Bool = true) {
            self.file = file
            self.formats = formats
            self.maximumSize = maximumSize
            self.isRead = isRead
        }

        /// Finds and reads the file; throws `Extraction.Failure`.
        func source(_ call: Call) async throws -> Extraction.Source {
            let (entry, path) = try find(call)
            guard let file = entry.file else { throw Extraction.Failure.isFolder }
            guard formats.contains(entry.fileExtension) else { throw Extraction.Failure.unsupportedFormat }
            guard file.size <= maximumSize else { throw Extraction.Failure.limitExceeded }
            var source = Extraction.Source(name: entry.name, fileExtension: entry.fileExtension, data: Data())
            if isRead { source.data = try bytes(of: entry, call) }
            if let path { source.subtitles = try subtitles(beside: path, call) }
            return source
        }

        private func find(_ call: Call) throws -> (entry: Entry, path: String?) {
            switch file {
            case .path(let text), .fileId(let text):
                guard text.hasPrefix("/") || text.hasPrefix("id:") else {
                    throw Extraction.Failure.user("'\(text)' is neither a path nor an id")
                }
                do {
                    let entry = try call.store.entry(at: try PathReference.lookup(text), call.view)
                    return (entry, entry.seenDisplay)
                } catch is LookupFailure {
                    throw Extraction.Failure.notFound
                }
            case .url(let url): return (try linked(url, call), nil)
            case .other, nil: throw Extraction.Failure.user("file_id_or_url: one of file_id, path and url is needed")
            }
        }

        private func linked(_ url: String, _ call: Call) throws -> Entry {
            guard call.caller.isMember else { throw Extraction.Failure.user("a link needs a user") }
            do {
                let linked = try call.linked(url)
                guard linked.isOwner || linked.link.settings.allowsDownload else {
                    throw Extraction.Failure.downloadDisabled
                }
                return linked.entry
            } catch LinkFailure.denied(.password) {
                throw Extraction.Failure.passwordProtected
            } catch LinkFailure.denied(.noDownload) {
                throw Extraction.Failure.downloadDisabled
            } catch LinkFailure.malformed {
                // An address elsewhere.
                throw Extraction.Failure.unsupportedFormat
            } catch is LinkFailure {
                throw Extraction.Failure.notFound
            }
        }

        private func bytes(of entry: Entry, _ call: Call) throws -> Data {
            guard let file = entry.file else { return Data() }
            return try call.store.content.bytes(of: try call.store.read { try Store.content(file.contentHash, $0) })
        }

        private func subtitles(beside path: String, _ call: Call) throws -> String? {
            guard let dot = path.lastIndex(of: ".") else { return nil }
            for ending in [".vtt", ".srt"] {
                do {
                    let reference = try PathReference.lookup(path[..<dot] + ending)
                    let (entry, _) = try call.store.file(at: reference, call.view)
                    return String(decoding: try bytes(of: entry, call), as: UTF8.self)
                } catch is LookupFailure {
                    continue
                }
            }
            return nil
        }
    }
}
