import Foundation
import DropboxStone

@testable import DropboxBackground
@testable import DropboxCore
@testable import DropboxFiles
@testable import DropboxTransfer
@testable import DropboxHTTP

/// Parsers of the persisted state of transfers.
enum Journals {
    /// Parses the journal of a download.
    static func download(_ data: Data) throws {
        guard let journal = DownloadJournal(data) else { return }
        expect(journal.length <= data.count, "a journal of \(data.count) bytes has the length \(journal.length)")
        var written = try DownloadJournal.head(journal.revision)
        for record in journal.records { written += DownloadJournal.record(record.block, Array(record.digest)) }
        guard let parsed = DownloadJournal(written) else { fatalError("a written journal can't be parsed") }
        expect(parsed.revision == journal.revision, "writing and parsing changes the revision")
        expect(parsed.records.map(\.digest) == journal.records.map(\.digest), "writing and parsing changes the blocks")
        var blocks = BlockMap(size: journal.revision.size)
        for record in journal.records { blocks.record(record.block, digest: record.digest) }
        let missing = blocks.missing
        expect(
            missing.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= blocks.size }, "\(missing) of \(blocks.size)")
        expect((blocks.contentHash != nil) == missing.isEmpty, "a hash exists although \(missing) is missing")
    }

    private struct Upload: Decodable {
        var size: Int64
        var record: UploadCheckpoint
        /// The offsets that the server reports as the end of the session.
        var sessionEnds: [Int64]

        private enum CodingKeys: String, CodingKey {
            case size, record, sessionEnds = "ends"
        }
    }

    /// Parses the checkpoint of an upload, and resumes the upload with an offset mismatch.
    static func upload(_ data: Data) throws {
        let upload = try JSONDecoder().decode(Upload.self, from: data)
        guard (0...(1 << 41)).contains(upload.size), upload.record.isValid(for: upload.size) else { return }
        let destination = CommitDestination(path: "/a", autorename: false, isUpdate: false)
        var plan = UploadPlan(
            [UploadPlan.File(upload.size, to: destination, resuming: upload.record)], limits: UploadPlan.Limits())
        resume(&plan, sessionEnds: upload.sessionEnds)
    }

    /// Answers the requests of a plan with offset mismatches.
    private static func resume(_ plan: inout UploadPlan, sessionEnds: [Int64]) {
        var actions = plan.start()
        var ends = sessionEnds.prefix(20)
        while !actions.isEmpty, let end = ends.popFirst() {
            switch actions.removeFirst() {
            case .start(let chunk): actions += plan.handle(.sent(chunk, .accepted(session: "s"), BlockDigests()))
            case .append(let chunk, _):
                let size = plan.files[chunk.file].size ?? 0
                expect(chunk.range.lowerBound >= 0 && chunk.range.upperBound <= size, "\(chunk) of \(size)")
                actions += plan.handle(.sent(chunk, .offsetMismatch(end: end, .unexpectedState), BlockDigests()))
            case .hash(let chunk):
                actions += plan.handle(.hashed(chunk, BlockDigests(), ifChanged: .unexpectedState))
            case .startConcurrent(let file): actions += plan.handle(.startedConcurrent(file: file, .success("s")))
            default: break
            }
        }
        for file in plan.files { expect(file.arrivedBytes >= 0, "\(file.arrivedBytes) bytes were uploaded") }
    }

    /// Parses the journal of a batch upload, and resumes the upload.
    static func batch(_ data: Data) throws {
        let url = directory.appendingPathComponent("batch")
        try (data + [UInt8(ascii: "\n")]).write(to: url)
        let (_, batch, records) = try JournalFile.openBatch(url)
        for record in records { _ = try? record.description.upload }
        let destination = CommitDestination(path: "/a", autorename: false, isUpdate: false)
        var limits = UploadPlan.Limits()
        limits.commitsTogether = true
        limits.maximumRequestSize = batch.maximumRequestSize
        limits.maximumRequests = batch.maximumRequests
        let files = records.map { record in
            UploadPlan.File(
                record.description.fingerprint?.size ?? 0, to: destination, resuming: record.progress.checkpoint)
        }
        var plan = UploadPlan(files, limits: limits)
        for (index, record) in records.enumerated() { record.progress.outcome.map { plan.finish(index, $0) } }
        resume(&plan, sessionEnds: [0, 1, 4 << 20, .max])
    }

    /// Parses a background transfer and, in the second line, its response.
    static func transfer(_ data: Data) throws {
        let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
        let transfer = try TransferDescriptor(String(decoding: lines[0], as: UTF8.self))
        try expect(
            try TransferDescriptor(transfer.text()) == transfer,
            "encoding and decoding changes the transfer: \(transfer)")
        _ = (transfer.requestOptions, transfer.deadline(.default), try? transfer.context)
        if let partial = transfer.partialFile {
            let parent = URL(fileURLWithPath: transfer.destination ?? "").deletingLastPathComponent().path
            expect(partial.deletingLastPathComponent().path == parent, "\(partial) isn't in \(parent)")
        }
        guard lines.count == 2 else { return }
        let response = try JSONDecoder().decode(PersistedResponse.self, from: lines[1])
        _ = (response.eTag, response.totalSize, response.responseWithResult)
        let source = directory.appendingPathComponent("source")
        if !FileManager.default.fileExists(atPath: source.path) { try Data("content".utf8).write(to: source) }
        let verifier = CommitVerifier(transfer)
        let contentHash = ContentHash.hash(of: Data("content".utf8))
        _ = (verifier.destination, verifier.correctedResponse(response.response, size: 7))
        if let file = try? JSONDecoder().decode(CommittedFile.self, from: response.body) {
            for isRenamed in [false, true] { _ = verifier.isCommitted(file, contentHash, isRenamed: isRenamed) }
        }
        let content = ResumableDownloadFile(file: source, head: response)
        expect(
            content.size >= 0 && content.size <= content.total ?? 0, "\(content.size) bytes of \(content.total ?? 0)")
        if content.size > 0 { _ = (content.range, content.canAppendOrReplace(with: response.response.metadata)) }
        try? content.verify(against: response.responseWithResult, of: Files.download.descriptor)
    }
}

/// Parsers of listings and names.
enum Listings {
    /// Parses a page of a listing, as in the transfer of a folder, and the response to a long poll.
    static func listing(_ data: Data) throws {
        if let poll = try? StoneCoding.decode(Files.ListFolderLongpollResult.self, from: data) {
            var pace = FeedPace()
            let outcome = ChangeFeed.Outcome.polled(changes: poll.changes, backoff: poll.backoff)
            pace.end(.poll("c"), with: outcome, start: .zero, now: .zero)
            let pause = pace.pause(before: .poll("c"), now: .zero).duration
            expect((.zero...FeedPace.maximumDelay).contains(pause), "the pause is \(pause)")
        }
        let page = try StoneCoding.decode(Files.ListFolderResult.self, from: data)
        var tree = RemoteTree(root: "")
        let progress = FolderProgress()
        var mirror = MirrorPlan()
        for result in tree.apply(page.entries) + tree.removeOrphans() {
            switch result {
            case .folder(let path, _): check(path.names)
            case .file(let file):
                check(file.path.names)
                let size = Int64(clamping: file.metadata.size)
                progress.addToTotal(size)
                progress.counter(of: size).update(to: size)
                mirror.add(.init(path: file.path, isFolder: false, size: size))
            case .notTransferred: break
            }
        }
        progress.completeTotal()
        expect(
            progress.reporter.counts.completed <= progress.reporter.counts.total,
            "the completed count exceeds the total")
        _ = (mirror.deletions, try? mirror.check(maximumFraction: 0.5))
    }

    /// Verifies that a path stays within its folder.
    private static func check(_ path: [String]) {
        expect(
            !path.isEmpty && path.allSatisfy { NameRules.isComponent($0) && !DownloadFile.isPartial($0) },
            "\(path) escapes its folder")
    }

    /// Normalizes and renames names and paths, one per line.
    static func names(_ data: Data) throws {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        for name in lines {
            expect(
                CaseFoldedName.normalized(CaseFoldedName.normalized(name)) == CaseFoldedName.normalized(name),
                "normalizing \(name) twice changes it")
            let key = CaseFoldedName.key(name)
            _ = (key, NameRules.isComponent(name), NameRules.obstacle(to: name), NameRules.validate(name))
            for style in [Autorename.Style.numbered, .conflictedCopy, .nameConflict] where !name.isEmpty {
                let renamed = Autorename.name(for: name, style: style, isFile: true) { $0 == name }
                if NameRules.validate(name) == .allowed {
                    expect(renamed.utf16.count <= NameRules.maximumLength + 20, "\(name) becomes \(renamed)")
                }
                for original in lines { _ = Autorename.isVariant(renamed, of: original, style: style) }
                _ = Autorename.requestedName(of: name, style: style, isFile: true)
            }
        }
    }
}
