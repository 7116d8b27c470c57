import DropboxCore
import Foundation

/// The files of accounts, past the API: without tokens, scopes and faults.
enum FileOperations {
    struct Place: Sendable {
        let account: String
        let path: String
    }

    struct Read: Sendable {
        let account: String
        let path: String
        /// Bytes that the file may have at most.
        var limit = UInt64.max
    }

    struct Put: Sendable {
        let account: String
        let path: String
        let content: Data
    }

    struct PutFolder: Sendable {
        let account: String
        let folder: URL
        let path: String
    }

    struct List: Sendable {
        let account: String
        let path: String
        let isRecursive: Bool
    }

    struct Item: Sendable {
        let path: String
        let isFolder: Bool
        let size: UInt64
        let modified: Date?
    }

    /// Bytes of a file that comes back in an answer; larger ones are what `files/download` is for.
    private static let maximumRead: UInt64 = 8 << 20

    static let put = AdminOperation<Put, String>(
        "files/put", "writes a file; `base64` instead of `text` for bytes",
        example: ["account": "ada", "path": "/notes/today.txt", "text": "Buy milk"],
        read: { reader throws(JSONReadingError) in
            let account = try reader.text("account")
            let path = try reader.text("path")
            let text = try reader.string("text")
            let base64 = try reader.string("base64")
            guard let content = text.map({ Data($0.utf8) }) ?? base64.flatMap({ Data(base64Encoded: $0) }) else {
                throw JSONReadingError(path: "", text: "\"text\" or \"base64\" is missing, or is not in Base64")
            }
            return Put(account: account, path: path, content: content)
        },
        write: { ["rev": .string($0)] },
        run: { input, service in
            let view = try view(input.account, service)
            return try explaining(input.path) {
                try service.store.put([input.content], at: input.path, view).file?.rev ?? ""
            }
        })

    static let putFolder = AdminOperation<PutFolder, Int>(
        "files/put_folder", "copies a folder of the emulator's machine; only on loopback",
        example: ["account": "ada", "folder": "Documentation/Images", "path": "/pictures"],
        read: { reader throws(JSONReadingError) in
            PutFolder(
                account: try reader.text("account"), folder: URL(fileURLWithPath: try reader.text("folder")),
                path: try reader.string("path") ?? "")
        },
        write: { ["files": JSONValue($0)] },
        run: { input, service in
            guard !service.allowsRemoteConnections else {
                throw AdminError(description: "an emulator that is open to the network gives no access to folders")
            }
            let view = try view(input.account, service)
            return try explaining(input.path) {
                try FolderImport(store: service.store, view: view).run(input.folder, at: input.path)
            }
        })

    static let createFolder = AdminOperation<Place, Void>(
        "files/create_folder", "makes a folder", example: ["account": "ada", "path": "/empty"], read: place,
        run: { input, service in
            let view = try view(input.account, service)
            try explaining(input.path) {
                _ = try service.store.createFolder(at: try PathReference(input.path), isAutorenamed: false, view)
            }
        })

    static let list = AdminOperation<List, [Item]>(
        "files/list", "what is in a folder", example: ["account": "ada", "path": "", "recursive": true],
        read: { reader throws(JSONReadingError) in
            List(
                account: try reader.text("account"), path: try reader.string("path") ?? "",
                isRecursive: try reader.bool("recursive") ?? false)
        },
        write: { ["entries": .array($0.map(json))] },
        run: { input, service in
            let view = try view(input.account, service)
            return try explaining(input.path) {
                try service.store.contents(of: input.path, isRecursive: input.isRecursive, view).map(Item.init)
            }
        })

    static let read = AdminOperation<Read, Data>(
        "files/read", "the content of a file of at most 8 MiB, in Base64 and, if it is text, as such",
        example: ["account": "ada", "path": "/notes/today.txt"],
        read: { reader throws(JSONReadingError) in
            Read(account: try reader.text("account"), path: try reader.text("path"), limit: maximumRead)
        },
        write: { data in
            ["base64": .string(data.base64EncodedString()), "text": JSONValue(String(bytes: data, encoding: .utf8))]
        },
        run: { input, service in
            let view = try view(input.account, service)
            return try explaining(input.path) {
                let size = try service.store.file(at: try PathReference(input.path), view).content.size
                guard size <= input.limit else {
                    throw AdminError(
                        description: "\(input.path) has \(size) bytes; at most \(input.limit) are read here")
                }
                return try service.store.bytes(at: input.path, view)
            }
        })

    static let delete = AdminOperation<Place, Void>(
        "files/delete", "deletes a file or folder", example: ["account": "ada", "path": "/notes"], read: place,
        run: { input, service in
            let view = try view(input.account, service)
            try explaining(input.path) {
                _ = try service.store.delete(at: try PathReference(input.path), view)
            }
        })

    static let forms = [
        put.form, putFolder.form, createFolder.form, list.form, read.form, delete.form,
    ]

    // MARK: -

    @Sendable private static func place(_ reader: inout ObjectReader) throws(JSONReadingError) -> Place {
        Place(account: try reader.text("account"), path: try reader.text("path"))
    }

    private static func view(_ account: String, _ service: Service) throws -> NamespaceView {
        try Provisioner(store: service.store).find(account).view
    }

    /// The failures of the store in words.
    private static func explaining<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as WriteFailure {
            throw AdminError(description: "\(path): \(failure)")
        } catch let failure as LookupFailure {
            throw AdminError(description: "\(path): \(failure)")
        } catch let failure as DeleteFailure {
            throw AdminError(description: "\(path): \(failure)")
        } catch is PathReference.Malformed {
            throw AdminError(description: "\(path): a path is empty for the root, or begins with a slash")
        } catch let failure as CocoaError {
            throw AdminError(description: "\(failure.filePath ?? path): \(failure.localizedDescription)")
        }
    }

    private static func json(_ item: Item) -> JSONValue {
        var fields: [String: JSONValue] = ["path": .string(item.path), "kind": item.isFolder ? "folder" : "file"]
        if !item.isFolder { fields["size"] = JSONValue(item.size) }
        fields["modified"] = item.modified.map { JSONValue($0) }
        return .object(fields)
    }
}

extension FileOperations.Item {
    fileprivate init(_ entry: Entry) {
        self.init(
            path: entry.seenDisplay ?? entry.display, isFolder: entry.kind == .folder, size: entry.file?.size ?? 0,
            modified: entry.file?.serverModified)
    }
}
