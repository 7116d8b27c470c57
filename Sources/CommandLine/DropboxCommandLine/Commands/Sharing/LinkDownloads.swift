import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx link info`: prints what is known about a link.
struct LinkInfo: Command {
    static let name = "info"
    static let summary = "print what Dropbox knows about a link, also of somebody else"
    static let output = OutputField.link

    private let url: String
    private let path: String?
    private let password: PasswordOptions
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        url = try arguments.requiredArgument("URL", "the link")
        path = arguments.pathInLink("describe the item at PATH in the folder of the link")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        password = try PasswordOptions(&arguments)
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let password = try await password.password(terminal)
            do {
                let link = try await client.sharing.getSharedLinkMetadata(
                    url: url, path: path, linkPassword: password
                ).response()
                if isJSON { terminal.print(json: link.jsonFields) } else { terminal.print(fields: link.jsonFields) }
            } catch { throw .linkFailure("cannot read \(url)", path, error) }
            return .success
        }
    }
}

/// `dbx link get`: downloads the file of a link.
struct LinkGet: Command {
    static let name = "get"
    static let summary = "download the file of a link, also of somebody else"
    static let examples = [
        "dbx link get 'https://www.dropbox.com/scl/fi/…' report.pdf", "dbx link get URL --path /a.txt -",
    ]
    static let output = OutputField.link + [OutputField.localFile]

    private let url: String
    private let path: String?
    private let password: PasswordOptions
    private let output: DocumentOutput
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        url = try arguments.requiredArgument("URL", "the link")
        let output = DocumentOutput.Declaration(&arguments)
        path = arguments.pathInLink("download the file at PATH in the folder of the link")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        password = try PasswordOptions(&arguments)
        account = try AccountOptions(&arguments, .transfer)
        self.output = try DocumentOutput(output, isJSON: isJSON)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let password = try await password.password(terminal)
            do {
                let link = try await client.sharing.getSharedLinkMetadata(
                    url: url, path: path, linkPassword: password
                ).response()
                if link is Sharing.FolderLinkMetadata {
                    throw CommandError.failure(
                        "cannot get \(url): it is the link of a folder; choose a file with --path")
                }
                let sharing = client.sharing
                guard let location = try output.location(named: link.name) else {
                    let content = try await sharing.getSharedLinkFile(
                        url: url, path: path, linkPassword: password
                    ).response().1
                    try output.print(content, terminal)
                    return .success
                }
                _ = try await sharing.getSharedLinkFile(
                    url: url, path: path, linkPassword: password, overwrite: output.overwrite, destination: location
                ).response()
                output.show(location, link.jsonFields, terminal)
            } catch { throw .linkFailure("cannot get \(url)", path, error) }
            return .success
        }
    }
}

extension Arguments {
    /// Returns the path in the folder of a link, or `nil` for the folder itself.
    fileprivate mutating func pathInLink(_ help: String) -> String? {
        guard let text = option("path", "PATH", help) else { return nil }
        let path = RemotePattern.normalized(text)
        return path.isEmpty ? nil : path
    }
}

extension CommandError {
    /// Returns the error of a link and a path in its folder. Dropbox doesn't tell which of them doesn't exist.
    fileprivate static func linkFailure(_ operation: String, _ path: String?, _ error: any Error) -> CommandError {
        var failure = CommandError.failure(operation, error)
        if let path, failure.details.code == "shared_link_not_found" {
            failure.message = "\(operation): there is no such link, or its folder has no item \(path)"
        }
        return failure
    }
}
