import Foundation
import DropboxStone

@testable import DropboxBackground
@testable import DropboxCore
@testable import DropboxFiles
@testable import DropboxTransfer
@testable import DropboxHTTP

/// Readers of what transfers leave on the disk for a later process.
enum Journals {
    /// Which blocks of a download are there.
    static func download(_ data: Data) throws {
        guard let journal = DownloadJournal(data) else { return }
        expect(journal.length <= data.count, "a journal of \(data.count) bytes has \(journal.length)")
        var written = try DownloadJournal.head(journal.revision)
        for record in journal.records { written += DownloadJournal.record(record.block, Array(record.digest)) }
        guard let again = DownloadJournal(written) else { fatalError("a journal can't be read again") }
        expect(again.revision == journal.revision, "a journal has another revision when it is read again")
        expect(again.records.map(\.digest) == journal.records.map(\.digest), "a journal has other blocks")
        var ledger = BlockMap(size: journal.revision.size)
        for record in journal.records { ledger.note(record.block, digest: record.digest) }
        let missing = ledger.missing
        expect(
            missing.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= ledger.size }, "\(missing) of \(ledger.size)")
        expect((ledger.contentHash != nil) == missing.isEmpty, "there is a hash, and \(missing) is missing")
    }

    private struct Upload: Decodable {
        var size: Int64
        var record: UploadCheckpoint
        /// Where the server says that the session ends.
        var ends: [Int64]
    }

    /// How far the upload of a file was, and what the server knows of it.
    static func upload(_ data: Data) throws {
        let upload = try JSONDecoder().decode(Upload.self, from: data)
        guard (0...(1 << 41)).contains(upload.size), upload.record.isPossible(for: upload.size) else { return }
        var limits = UploadStateMachine.Limits()
        limits.chunkSize = upload.record.chunkSize
        var plan = UploadStateMachine(size: upload.size, isReplayable: true, limits: limits, record: upload.record)
        var actions = plan.begin()
        var ends = upload.ends.prefix(20)
        while !actions.isEmpty, let end = ends.popFirst() {
            switch actions.removeFirst() {
            case .append(let chunk, _):
                expect(
                    chunk.range.lowerBound >= 0 && chunk.range.upperBound <= upload.size, "\(chunk) of \(upload.size)")
                actions += plan.handle(.sent(chunk, .misplaced(end: end, .unexpectedState), BlockDigests()))
            case .hash(let chunk):
                actions += plan.handle(.hashed(chunk, BlockDigests(), ifChanged: .unexpectedState))
            case .start: actions += plan.handle(.started("s"))
            default: break
            }
        }
        expect(plan.arrivedBytes >= 0, "\(plan.arrivedBytes) bytes have arrived")
    }

    /// How far the files of a batch were.
    static func batch(_ data: Data) throws {
        let url = directory.appendingPathComponent("batch")
        try (data + [UInt8(ascii: "\n")]).write(to: url)
        let (_, heading, progress) = try BatchUploadJournal.open(url)
        _ = try? heading.uploads()
        var limits = BatchUploadStateMachine.Limits()
        limits.chunkSize = heading.chunkSize
        limits.maximumRequests = heading.maximumRequests
        var plan = BatchUploadStateMachine(heading.files.map { ($0.mark?.size ?? 0, $0.url) }, limits: limits)
        let actions = plan.resume(progress, lost: BatchUploadError(CancellationError())) + plan.begin()
        for case .append(let file, _, let part) in actions {
            let size = heading.files[file].mark?.size ?? 0
            expect(part.range.lowerBound >= 0 && part.range.upperBound <= size, "\(part) of \(size)")
        }
        for file in heading.files.indices {
            let digests = plan.progress(of: file).digests
            expect(digests.suffix(from: digests.count) == BlockDigests(), "a file has a part of a digest")
        }
    }

    /// A background transfer, with its response: three lines, the last of which is what an upload asks about its session.
    static func transfer(_ data: Data) throws {
        let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
        let transfer = try TransferDescriptor(String(decoding: lines[0], as: UTF8.self))
        try expect(try TransferDescriptor(transfer.text()) == transfer, "a transfer is another one: \(transfer)")
        _ = (transfer.terms, transfer.deadline(.default), try? transfer.scope)
        if let partial = transfer.partialFile {
            let parent = URL(fileURLWithPath: transfer.destination ?? "").deletingLastPathComponent().path
            expect(partial.deletingLastPathComponent().path == parent, "\(partial) isn't in \(parent)")
        }
        guard lines.count == 2 else { return }
        let kept = try JSONDecoder().decode(PersistedResponse.self, from: lines[1])
        _ = (kept.mark, kept.total, kept.withResult)
        let source = directory.appendingPathComponent("source")
        if !FileManager.default.fileExists(atPath: source.path) { try Data("content".utf8).write(to: source) }
        let traces = CommitVerifier(transfer, source)
        _ = (traces.path, traces.folder, traces.corrected(kept.answer), try? traces.isOfSource(kept.answer))
        let entry = try? JSONSerialization.jsonObject(with: kept.body) as? [String: Any]
        if let entry { _ = try? traces.isVariant(entry) }
        let content = ResumableDownloadFile(file: source, head: kept)
        expect(
            content.size >= 0 && content.size <= content.total ?? 0, "\(content.size) bytes of \(content.total ?? 0)")
        if content.size > 0 { _ = (content.range, content.isContinued(by: kept.answer.metadata)) }
        try? content.check(by: kept.withResult, of: Files.download.facts)
    }
}

/// Readers of what the server tells about files.
enum Listings {
    /// A page of a listing, as a transfer of a folder takes it, and the answer to a long poll.
    static func listing(_ data: Data) throws {
        if let poll = try? StoneCoding.decode(Files.ListFolderLongpollResult.self, from: data) {
            var position = FeedPosition.polling(from: "c")
            position.took(.polled(changes: poll.changes, backoff: poll.backoff))
            let pause = position.takePause()
            expect((.zero...FeedPosition.longestPause).contains(pause), "a watcher pauses for \(pause)")
        }
        let page = try StoneCoding.decode(Files.ListFolderResult.self, from: data)
        var tree = RemoteTree(root: "")
        let tally = FolderProgress()
        var mirror = MirrorPlan()
        for found in tree.found(page.entries) + tree.rest() {
            switch found {
            case .folder(let path, _): check(path)
            case .file(let file):
                check(file.path)
                let size = Int64(clamping: file.metadata.size)
                tally.find(size)
                tally.counter(of: size).reached(size)
                mirror.add(.init(path: file.path, isFolder: false, size: size))
            case .left: break
            }
        }
        tally.complete()
        expect(tally.report.counts.completed <= tally.report.counts.total, "more was moved than was found")
        _ = (mirror.deletions, try? mirror.check(maximumShare: 0.5))
    }

    /// A path below a folder leads nowhere else.
    private static func check(_ path: [String]) {
        expect(!path.isEmpty && path.allSatisfy(ItemName.isSafe), "\(path) leads out of its folder")
    }

    /// Names and paths, one on each line.
    static func names(_ data: Data) throws {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        for name in lines {
            expect(
                CaseFoldedName.normalized(CaseFoldedName.normalized(name)) == CaseFoldedName.normalized(name),
                "\(name) has two forms")
            let key = ItemName.key(name)
            _ = (key, ItemName.isSafe(name), ItemName.isAllowed(name), NameRules.verdict(on: name))
            for style in [Autorename.Style.numbered, .conflictedCopy] where !name.isEmpty {
                let other = Autorename.name(for: name, style: style, isFile: true) { $0 == name }
                if NameRules.verdict(on: name) == .allowed {
                    expect(other.utf16.count <= NameRules.maximumLength + 20, "\(name) becomes \(other)")
                }
                for wanted in lines { _ = Autorename.isVariant(other, of: wanted, style: style) }
            }
        }
    }
}
