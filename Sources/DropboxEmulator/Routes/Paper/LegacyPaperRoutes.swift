import DropboxCore
import DropboxFiles
import DropboxPaper
import Foundation

/// The routes of Paper from before its docs became files. They serve the docs that are files; the id of a doc is that of the
/// file without its prefix.
enum LegacyPaperRoutes {
    static let asFiles = "the docs are the account's .paper files"

    static func add(to table: inout RouteTable) {
        table.on(Paper.docsCreate, fidelity: .simplified(asFiles), create)
        table.on(Paper.docsUpdate, fidelity: .simplified(asFiles), update)
        table.onDownload(Paper.docsDownload, fidelity: .simplified(asFiles + "; comments are never there"), download)
        table.on(Paper.docsGetMetadata, fidelity: .simplified(asFiles + "; its owner is whoever asks"), getMetadata)
        table.on(Paper.docsPermanentlyDelete, fidelity: .simplified(asFiles)) { argument, call in
            guard let doc = try doc(argument.docId, call) else {
                throw RouteRejection(Paper.DocLookupError.docNotFound)
            }
            try call.store.purge(.init(path: .id(doc.entry.id, [])), call.view)
        }
        table.on(Paper.foldersCreate, fidelity: .simplified("the folders are those of files"), createFolder)
        addListing(to: &table)
        addSharing(to: &table)
    }

    struct Doc: Sendable {
        let entry: Entry
        let content: Content

        var id: String { String(entry.id.dropFirst(3)) }
        var title: String { String(entry.name.dropLast(".paper".count)) }
    }

    /// Nil if there is no doc with the id.
    static func doc(_ id: String, _ call: Call) throws -> Doc? {
        do {
            let (entry, content) = try call.store.file(
                at: .id(id.hasPrefix("id:") ? id : "id:" + id, []), call.view)
            return entry.cloudDocument == .paper ? Doc(entry: entry, content: content) : nil
        } catch is LookupFailure {
            return nil
        }
    }

    // MARK: Content

    private static func create(
        _ argument: Paper.PaperDocCreateArgs, _ call: Call
    ) async throws -> Paper.PaperDocCreateUpdateResult {
        do {
            let document = try await call.paperDocument(argument.importFormat.format)
            let name = title(of: document) + ".paper"
            var path = PathReference.path([name])
            if let parent = argument.parentFolderId {
                path = .id(parent.hasPrefix("id:") ? parent : "id:" + parent, [name])
            }
            let commit = Commit(path: path, isAutorenamed: true, isStrict: true)
            let entry = try call.store.commit(try call.store.upload(document.data), as: commit, call.view)
            return try result(Doc(entry: entry, content: Content(blocks: [])), call)
        } catch let failure as PaperDocument.Failure {
            throw RouteRejection(failure.legacyCreateError)
        } catch is WriteFailure {
            throw RouteRejection(
                argument.parentFolderId == nil ? Paper.PaperDocCreateError.insufficientPermissions : .folderNotFound)
        }
    }

    private static func update(
        _ argument: Paper.PaperDocUpdateArgs, _ call: Call
    ) async throws -> Paper.PaperDocCreateUpdateResult {
        do {
            let addition = try await call.paperDocument(argument.importFormat.format)
            guard let doc = try doc(argument.docId, call) else { throw LookupFailure.notFound }
            let policy: PaperDocument.Policy =
                argument.docUpdatePolicy == .append
                ? .append : argument.docUpdatePolicy == .prepend ? .prepend : .overwrite
            let entry = try call.store.updatePaper(
                at: .id(doc.entry.id, []), with: addition, policy, expecting: argument.revision, call.view)
            return try result(Doc(entry: entry, content: doc.content), call)
        } catch let failure as PaperDocument.Failure {
            throw RouteRejection(failure.legacyUpdateError)
        } catch is Store.PaperRevisionMismatch {
            throw RouteRejection(Paper.PaperDocUpdateError.revisionMismatch)
        } catch is LookupFailure {
            throw RouteRejection(Paper.PaperDocUpdateError.docNotFound)
        } catch is WriteFailure {
            throw RouteRejection(Paper.PaperDocUpdateError.insufficientPermissions)
        }
    }

    private static func result(_ doc: Doc, _ call: Call) throws -> Paper.PaperDocCreateUpdateResult {
        Paper.PaperDocCreateUpdateResult(
            docId: doc.id, revision: try call.store.paperRevision(of: doc.entry), title: doc.title)
    }

    /// The first line of a doc, as far as it can be a name.
    private static func title(of document: PaperDocument) -> String {
        let line = Markdown.plainText(document.markdown).split(separator: "\n").first ?? ""
        let name = line.filter { !"/\\\u{7F}".contains($0) && ($0.asciiValue ?? 32) >= 32 }.prefix(100)
        let title = name.trimmingCharacters(in: .whitespaces)
        return title.isEmpty ? "Untitled" : title
    }

    private static func download(
        _ argument: Paper.PaperDocExport, _ call: Call
    ) async throws -> Download<Paper.PaperDocExportResult> {
        guard let doc = try doc(argument.docId, call) else { throw RouteRejection(Paper.DocLookupError.docNotFound) }
        let isHTML = argument.exportFormat == .html
        let data = try await call.service.media.run { [store = call.store] in
            PaperDocument(try store.content.bytes(of: doc.content)).exported(
                as: isHTML ? .html : .markdown, title: doc.title)
        }
        let type = isHTML ? "text/html" : "text/x-markdown"
        let result = Paper.PaperDocExportResult(
            owner: try call.account.email, title: doc.title, revision: try call.store.paperRevision(of: doc.entry),
            mimeType: type)
        return Download(
            result: result, tag: (doc.entry.file?.rev ?? "") + (isHTML ? "-html" : "-markdown"), data: data)
    }

    private static func getMetadata(
        _ argument: Paper.GetDocMetadataArg, _ call: Call
    ) async throws -> Paper.PaperDocGetMetadataResult {
        guard let id = argument.fileId ?? argument.docId else {
            throw RequestError.missingDocument
        }
        guard let doc = try doc(id, call), let file = doc.entry.file else {
            throw RouteRejection(Paper.DocLookupError.docNotFound)
        }
        let email = try call.account.email
        return Paper.PaperDocGetMetadataResult(
            docId: doc.id, owner: email, title: doc.title,
            createdDate: try call.store.paperCreation(of: doc.entry) ?? file.serverModified, status: .active,
            revision: try call.store.paperRevision(of: doc.entry), lastUpdatedDate: file.serverModified,
            lastEditor: email)
    }

    private static func createFolder(
        _ argument: Paper.PaperFolderCreateArg, _ call: Call
    ) async throws -> Paper.PaperFolderCreateResult {
        do {
            let names = try PathReference.write("/" + argument.name)
            var place = names
            if let parent = argument.parentFolderId, let name = names.name {
                place = .id(parent.hasPrefix("id:") ? parent : "id:" + parent, [name])
            }
            let entry = try call.store.createFolder(at: place, isAutorenamed: true, call.view)
            return Paper.PaperFolderCreateResult(folderId: String(entry.id.dropFirst(3)))
        } catch is WriteFailure {
            throw RouteRejection(
                argument.parentFolderId == nil ? Paper.PaperFolderCreateError.insufficientPermissions : .folderNotFound)
        }
    }
}

extension Paper.ImportFormat {
    fileprivate var format: PaperDocument.ImportFormat {
        self == .html ? .html : self == .plainText ? .plainText : .markdown
    }
}

extension PaperDocument.Failure {
    fileprivate var legacyCreateError: Paper.PaperDocCreateError {
        switch self {
        case .malformed: .contentMalformed
        case .tooLong: .docLengthExceeded
        case .imageTooLarge: .imageSizeExceeded
        }
    }

    fileprivate var legacyUpdateError: Paper.PaperDocUpdateError {
        switch self {
        case .malformed: .contentMalformed
        case .tooLong: .docLengthExceeded
        case .imageTooLarge: .imageSizeExceeded
        }
    }
}
