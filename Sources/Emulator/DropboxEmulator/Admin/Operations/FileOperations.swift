import DropboxCore
import Foundation

/// The admin operations on the files of accounts, which bypass tokens, scopes, and faults.
enum FileOperations {
    struct ItemReference: Sendable {
        let account: String
        let path: String
    }

    struct ReadInput: Sendable {
        let account: String
        let path: String
        /// The maximum size of the file in bytes.
        var limit = UInt64.max
    }

    struct PutInput: Sendable {
        let account: String
        let path: String
        let content: Data
    }

    struct PutFolderInput: Sendable {
        let account: String
        let directory: URL
        let path: String
    }

    struct ListInput: Sendable {
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

    /// The maximum size of a file that a response contains, in bytes. Use `files/download` for larger files.
    private static let maximumRead: UInt64 = 8 << 20

    static let put = AdminOperation<PutInput, String>(
        "files/put", "writes a file; use `base64` instead of `text` for binary data",
        example: ["account": "ada", "path": "/notes/today.txt", "text": "Buy milk"],
        read: { reader throws(JSONReadingError) in
            let account = try reader.requiredString("account")
            let path = try reader.requiredString("path")
            let text = try reader.string("text")
            let base64 = try reader.string("base64")
            guard let content = text.map({ Data($0.utf8) }) ?? base64.flatMap({ Data(base64Encoded: $0) }) else {
                throw JSONReadingError(path: "", text: "\"text\" or \"base64\" is missing, or is not in Base64")
            }
            return PutInput(account: account, path: path, content: content)
        },
        write: { ["rev": .string($0)] },
        run: { input, service in
            let view = try view(input.account, service)
            return try convertingErrors(input.path) {
                try service.store.put([input.content], at: input.path, view).file?.rev ?? ""
            }
        })

    static let putFolder = AdminOperation<PutFolderInput, Int>(
        "files/put_directory", "copies a local directory of the emulator's machine; only on loopback",
        example: ["account": "ada", "directory": "Documentation/Images", "path": "/pictures"],
        read: { reader throws(JSONReadingError) in
            PutFolderInput(
                account: try reader.requiredString("account"),
                directory: URL(fileURLWithPath: try reader.requiredString("directory")),
                path: try reader.string("path") ?? "")
        },
        write: { ["files": JSONValue($0)] },
        run: { input, service in
            guard !service.allowsRemoteConnections else {
                throw DropboxEmulator.AdminError(
                    description: "local directories are not accessible while the emulator allows remote connections")
            }
            let view = try view(input.account, service)
            return try convertingErrors(input.path) {
                try DirectoryImport(store: service.store, view: view).run(input.directory, at: input.path)
            }
        })

    static let createFolder = AdminOperation<ItemReference, Void>(
        "files/create_folder", "creates a folder", example: ["account": "ada", "path": "/empty"], read: itemReference,
        run: { input, service in
            let view = try view(input.account, service)
            try convertingErrors(input.path) {
                _ = try service.store.createFolder(at: try PathReference(input.path), isAutorenamed: false, view)
            }
        })

    static let list = AdminOperation<ListInput, [Item]>(
        "files/list", "the contents of a folder", example: ["account": "ada", "path": "", "recursive": true],
        read: { reader throws(JSONReadingError) in
            ListInput(
                account: try reader.requiredString("account"), path: try reader.string("path") ?? "",
                isRecursive: try reader.bool("recursive") ?? false)
        },
        write: { ["entries": .array($0.map(json))] },
        run: { input, service in
            let view = try view(input.account, service)
            return try convertingErrors(input.path) {
                try service.store.contents(of: input.path, isRecursive: input.isRecursive, view).map(Item.init)
            }
        })

    static let read = AdminOperation<ReadInput, Data>(
        "files/read", "the content of a file of at most 8 MiB, in Base64 and, if possible, as text",
        example: ["account": "ada", "path": "/notes/today.txt"],
        read: { reader throws(JSONReadingError) in
            ReadInput(
                account: try reader.requiredString("account"), path: try reader.requiredString("path"),
                limit: maximumRead)
        },
        write: { data in
            ["base64": .string(data.base64EncodedString()), "text": JSONValue(String(bytes: data, encoding: .utf8))]
        },
        run: { input, service in
            let view = try view(input.account, service)
            return try convertingErrors(input.path) {
                let size = try service.store.file(at: try PathReference(input.path), view).content.size
                guard size <= input.limit else {
                    throw DropboxEmulator.AdminError(
                        description: "\(input.path) has \(size) bytes; the limit is \(input.limit)")
                }
                return try service.store.bytes(at: input.path, view)
            }
        })

    static let delete = AdminOperation<ItemReference, Void>(
        "files/delete", "deletes a file or folder", example: ["account": "ada", "path": "/notes"], read: itemReference,
        run: { input, service in
            let view = try view(input.account, service)
            try convertingErrors(input.path) {
                _ = try service.store.delete(at: try PathReference(input.path), view)
            }
        })

    static let operations = [
        put.erased, putFolder.erased, createFolder.erased, list.erased, read.erased, delete.erased,
    ]

    // MARK: Helpers

    @Sendable private static func itemReference(_ reader: inout ObjectReader) throws(JSONReadingError) -> ItemReference
    {
        ItemReference(account: try reader.requiredString("account"), path: try reader.requiredString("path"))
    }

    private static func view(_ account: String, _ service: Service) throws -> NamespaceView {
        try Provisioner(store: service.store).account(named: account).view
    }

    /// Converts errors of the store to admin errors with messages.
    private static func convertingErrors<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch WriteError.malformedPath, LookupError.malformedPath, is PathReference.Malformed {
            let problem = PathProblem.text(of: path) ?? LookupError.malformedPath.description
            throw DropboxEmulator.AdminError(description: "\(path): \(problem)")
        } catch let failure as WriteError {
            throw DropboxEmulator.AdminError(description: "\(path): \(failure)")
        } catch let failure as LookupError {
            throw DropboxEmulator.AdminError(description: "\(path): \(failure)")
        } catch let failure as DeleteError {
            throw DropboxEmulator.AdminError(description: "\(path): \(failure)")
        } catch let failure as FileError {
            throw DropboxEmulator.AdminError(description: failure.description)
        } catch let failure as CocoaError {
            throw DropboxEmulator.AdminError(
                description: "\(failure.filePath ?? path): \(failure.localizedDescription)")
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
            path: entry.displayPathInView ?? entry.displayPath, isFolder: entry.kind == .folder,
            size: entry.file?.size ?? 0,
            modified: entry.file?.serverModified)
    }
}
