import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxPaper
import DropboxSharing
import Foundation

/// The routes of Paper from the time before its docs became files. They serve the docs that are files. The id of a doc
/// is that of its file without the prefix.
enum LegacyPaperRoutes {
    static let asFiles = "docs are the account's .paper files"

    static func add(to table: inout RouteTable) {
        table.on(Paper.docsCreate, fidelity: .simplified(asFiles), create)
        table.on(Paper.docsUpdate, fidelity: .simplified(asFiles), update)
        table.onDownload(Paper.docsDownload, fidelity: .simplified(asFiles + "; docs have no comments"), download)
        table.on(Paper.docsGetMetadata, fidelity: .simplified(asFiles + "; the caller is the owner"), getMetadata)
        table.on(Paper.docsPermanentlyDelete, fidelity: .simplified(asFiles)) { argument, call in
            guard let doc = try doc(argument.docId, call) else {
                throw RouteRejection(Paper.DocLookupError.docNotFound)
            }
            try call.store.purge(.init(path: .id(doc.entry.id, [])), call.view)
        }
        table.on(Paper.foldersCreate, fidelity: .simplified("folders are ordinary folders"), createFolder)
        addListing(to: &table)
        addSharing(to: &table)
    }

    struct Doc: Sendable {
        let entry: Entry
        let content: Content

        var id: String { String(entry.id.dropFirst(3)) }
        var title: String { String(entry.name.dropLast(".paper".count)) }
    }

    /// Returns the doc with an id, or `nil` if it doesn't exist.
    static func doc(_ id: String, _ call: Call) throws -> Doc? {
        do {
            let (entry, content) = try call.store.file(
                at: .id(id.hasPrefix("id:") ? id : "id:" + id, []), call.view)
            return entry.cloudDocument == .paper ? Doc(entry: entry, content: content) : nil
        } catch is LookupError {
            return nil
        }
    }

    // MARK: - Content

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
        } catch is WriteError {
            throw RouteRejection(
                argument.parentFolderId == nil ? Paper.PaperDocCreateError.insufficientPermissions : .folderNotFound)
        }
    }

    private static func update(
        _ argument: Paper.PaperDocUpdateArgs, _ call: Call
    ) async throws -> Paper.PaperDocCreateUpdateResult {
        do {
            let addition = try await call.paperDocument(argument.importFormat.format)
            guard let doc = try doc(argument.docId, call) else { throw LookupError.notFound }
            let policy: PaperDocument.Policy =
                argument.docUpdatePolicy == .append
                ? .append : argument.docUpdatePolicy == .prepend ? .prepend : .overwrite
            let entry = try call.store.updatePaper(
                at: .id(doc.entry.id, []), with: addition, policy, expecting: argument.revision, call.view)
            return try result(Doc(entry: entry, content: doc.content), call)
        } catch let failure as PaperDocument.Failure {
            throw RouteRejection(failure.legacyUpdateError)
        } catch is Store.PaperRevisionMismatchError {
            throw RouteRejection(Paper.PaperDocUpdateError.revisionMismatch)
        } catch is LookupError {
            throw RouteRejection(Paper.PaperDocUpdateError.docNotFound)
        } catch is WriteError {
            throw RouteRejection(Paper.PaperDocUpdateError.insufficientPermissions)
        }
    }

    private static func result(_ doc: Doc, _ call: Call) throws -> Paper.PaperDocCreateUpdateResult {
        Paper.PaperDocCreateUpdateResult(
            docId: doc.id, revision: try call.store.paperRevision(of: doc.entry), title: doc.title)
    }

    /// Returns a file name that consists of the valid characters of a doc's first line.
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
            createdDate: try call.store.paperCreationDate(of: doc.entry) ?? file.serverModified, status: .active,
            revision: try call.store.paperRevision(of: doc.entry), lastUpdatedDate: file.serverModified,
            lastEditor: email)
    }

    private static func createFolder(
        _ argument: Paper.PaperFolderCreateArg, _ call: Call
    ) async throws -> Paper.PaperFolderCreateResult {
        do {
            let names = try PathReference.forWriting("/" + argument.name)
            var path = names
            if let parent = argument.parentFolderId, let name = names.name {
                path = .id(parent.hasPrefix("id:") ? parent : "id:" + parent, [name])
            }
            let entry = try call.store.createFolder(at: path, isAutorenamed: true, call.view)
            return Paper.PaperFolderCreateResult(folderId: String(entry.id.dropFirst(3)))
        } catch is WriteError {
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

/// Lists of docs.
extension LegacyPaperRoutes {
    static func addListing(to table: inout RouteTable) {
        table.on(Paper.docsList, fidelity: .simplified(asFiles + "; the access time of a doc is its modification time"))
        {
            argument, call in
            let cursor = Cursor(
                sort: argument.sortBy == .created ? "c" : "m", isDescending: argument.sortOrder == .descending,
                limit: Int(argument.limit), offset: 0)
            return try page(cursor, stopAt: argument.stopAtDate, call)
        }
        table.on(Paper.docsListContinue, fidelity: .simplified(asFiles)) { argument, call in
            guard let cursor = Cursor(argument.cursor) else {
                throw RouteRejection(Paper.ListDocsCursorError.cursorError(.invalidCursor))
            }
            return try page(cursor, stopAt: nil, call)
        }
    }

    /// The position of a client in the list.
    private struct Cursor {
        var sort: String
        var isDescending: Bool
        var limit: Int
        var offset: Int

        /// A limit that no account reaches. It ensures that the end of the next page doesn't overflow.
        private static let maximumOffset = 1 << 53

        var text: String { "paper:\(sort):\(isDescending ? "d" : "a"):\(limit):\(offset)" }

        init(sort: String, isDescending: Bool, limit: Int, offset: Int) {
            self.sort = sort
            self.isDescending = isDescending
            self.limit = limit
            self.offset = offset
        }

        init?(_ text: String) {
            let parts = text.split(separator: ":").map(String.init)
            guard parts.count == 5, parts[0] == "paper", let limit = Int(parts[3]), (1...1000).contains(limit),
                let offset = Int(parts[4]), (0...Self.maximumOffset).contains(offset)
            else { return nil }
            self.init(sort: parts[1], isDescending: parts[2] == "d", limit: limit, offset: offset)
        }
    }

    private static func page(_ cursor: Cursor, stopAt: Date?, _ call: Call) throws -> Paper.ListPaperDocsResponse {
        var docs = try allDocs(call).map { entry in
            let modified = entry.file?.serverModified ?? .distantPast
            let date = cursor.sort == "c" ? try call.store.paperCreationDate(of: entry) ?? modified : modified
            return (entry: entry, date: date)
        }
        docs.sort { ($0.date, $0.entry.id) < ($1.date, $1.entry.id) }
        if cursor.isDescending { docs.reverse() }
        if let stopAt { docs = Array(docs.prefix { cursor.isDescending ? $0.date >= stopAt : $0.date <= stopAt }) }
        let rest = docs.dropFirst(cursor.offset)
        var next = cursor
        next.offset = min(docs.count, cursor.offset + cursor.limit)
        return Paper.ListPaperDocsResponse(
            docIds: rest.prefix(cursor.limit).map { String($0.entry.id.dropFirst(3)) }, cursor: .init(value: next.text),
            hasMore: rest.count > cursor.limit)
    }

    private static func allDocs(_ call: Call) throws -> [Entry] {
        var page = try call.store.list(.path([]), .init(isRecursive: true), call.view)
        var docs: [Entry] = []
        while true {
            docs += page.entries.filter { $0.cloudDocument == .paper }
            guard page.hasMore else { return docs }
            page = try call.store.list(after: page.cursor, call.view)
        }
    }
}

/// Access to docs. Docs are shared like files, so these routes change nothing.
extension LegacyPaperRoutes {
    private static let rejected =
        "always returns insufficient_permissions, like Dropbox for accounts whose docs are files"
    private static let ownerOnly = "lists only the owner; docs are shared like files"

    static func addSharing(to table: inout RouteTable) {
        table.on(Paper.docsArchive, fidelity: .simplified(rejected)) { try reject($0.docId, $1) }
        table.on(Paper.docsSharingPolicySet, fidelity: .simplified(rejected)) { try reject($0.docId, $1) }
        table.on(Paper.docsUsersRemove, fidelity: .simplified(rejected)) { try reject($0.docId, $1) }
        table.on(Paper.docsUsersAdd, fidelity: .simplified(rejected)) { argument, call in
            try reject(argument.docId, call)
            return []
        }
        table.on(Paper.docsSharingPolicyGet, fidelity: .simplified("always invite_only")) { argument, call in
            try require(argument.docId, call)
            return Paper.SharingPolicy(publicSharingPolicy: .inviteOnly)
        }
        table.on(Paper.docsGetFolderInfo, fidelity: .simplified("always invite_only"), folderInfo)
        table.on(Paper.docsUsersList, fidelity: .simplified(ownerOnly)) { argument, call in
            try require(argument.docId, call)
            return Paper.ListUsersOnPaperDocResponse(
                invitees: [], users: [], docOwner: try call.account.userInfo, cursor: .init(value: "end"),
                hasMore: false)
        }
        table.on(Paper.docsFolderUsersList, fidelity: .simplified(ownerOnly)) { argument, call in
            try require(argument.docId, call)
            return Paper.ListUsersOnFolderResponse(
                invitees: [], users: [try call.account.userInfo], cursor: .init(value: "end"), hasMore: false)
        }
        let noMore = "returns no second page"
        table.on(Paper.docsUsersListContinue, fidelity: .simplified(noMore)) { _, _ in
            throw RouteRejection(Paper.ListUsersCursorError.cursorError(.invalidCursor))
        }
        table.on(Paper.docsFolderUsersListContinue, fidelity: .simplified(noMore)) { _, _ in
            throw RouteRejection(Paper.ListUsersCursorError.cursorError(.invalidCursor))
        }
    }

    private static func require(_ id: String, _ call: Call) throws {
        if try doc(id, call) == nil { throw RouteRejection(Paper.DocLookupError.docNotFound) }
    }

    private static func reject(_ id: String, _ call: Call) throws {
        try require(id, call)
        throw RouteRejection(Paper.DocLookupError.insufficientPermissions)
    }

    private static func folderInfo(
        _ argument: Paper.RefPaperDoc, _ call: Call
    ) async throws -> Paper.FoldersContainingPaperDoc {
        guard let doc = try doc(argument.docId, call) else { throw RouteRejection(Paper.DocLookupError.docNotFound) }
        let names = (doc.entry.displayPathInView ?? "").pathNames.dropLast()
        var folders: [Paper.Folder] = []
        for count in 0..<names.count {
            do {
                let entry = try call.store.entry(at: .path(Array(names.prefix(count + 1))), call.view)
                folders.append(Paper.Folder(id: String(entry.id.dropFirst(3)), name: entry.name))
            } catch is LookupError {
                break
            }
        }
        if folders.isEmpty { return Paper.FoldersContainingPaperDoc() }
        return Paper.FoldersContainingPaperDoc(folderSharingPolicyType: .inviteOnly, folders: folders)
    }
}

extension UserAccount {
    fileprivate var userInfo: Sharing.UserInfo {
        Sharing.UserInfo(
            accountId: id, email: email, displayName: name.displayName, sameTeam: true, teamMemberId: membership?.id)
    }
}
