import DropboxAccount
import DropboxCore
import Foundation
import SwiftyDropbox

/// The account that a directory of `dbx fs` belongs to, which a file in the directory names.
///
/// The token of another account must not send the changes that are queued in the directory, nor replace its tree.
struct FilesystemOwner {
    /// The maximum time for which a command that doesn't wait for the server asks whose token it is.
    private static let maximumTime: Duration = .seconds(5)

    private let directory: URL
    private let file: DurableFile
    private let clock: ClientClock

    /// What the file records.
    private struct Record {
        /// The ID of the account, or an empty text until Dropbox answers whose credentials they are.
        let account: String
        /// The fingerprint of the last credentials that are those of the account.
        let credentials: String
    }

    init(of directory: URL, clock: ClientClock) {
        self.directory = directory
        self.clock = clock
        file = DurableFile(directory.appendingPathComponent("account"), maximumSize: 1_000)
    }

    /// Checks that the directory belongs to the account of a client, or records that it does now.
    ///
    /// Dropbox isn't asked about the credentials that were used last. Without an answer, others have no access to the directory,
    /// because it sends its changes as soon as there is a connection.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - credentials: The fingerprint of its credentials.
    ///   - waits: Whether to wait for the server.
    func check(_ client: DropboxClient, _ credentials: String, waits: Bool) async throws(CommandError) {
        // A new directory has nothing to send.
        let isNew = ["tree.db", "changes.journal"].allSatisfy { name in
            !FileManager.default.fileExists(atPath: directory.appendingPathComponent(name).path)
        }
        let record = isNew ? nil : try readRecord()
        let isKnown = record?.credentials == credentials
        if isKnown, record?.account.isEmpty == false { return }
        let account: String
        switch await owner(of: client, waits: waits) {
        case .success(let id): account = id
        case .failure(let error):
            if Task.isCancelled { throw .interrupted }
            if isNew {
                // Credentials that Dropbox refuses put nothing into the directory.
                let isRefused = (error as? any CallFailureDescription).map { !$0.verdict.isTemporary } ?? false
                return isRefused ? () : try write("", credentials)
            }
            if isKnown { return }
            throw failure(error)
        }
        if let record, !isKnown {
            if record.account.isEmpty {
                throw .failure(
                    """
                    cannot find out whose filesystem \(directory.path) is, because another token has used it without a \
                    connection; use that one, or, if it is that of this token, delete its file 'account', and run the \
                    command again
                    """)
            }
            if record.account != account {
                throw .failure(
                    """
                    the filesystem in \(directory.path) belongs to another account; use its token, or another directory for \
                    --folder
                    """)
            }
        }
        try write(account, credentials)
    }

    private func write(_ account: String, _ credentials: String) throws(CommandError) {
        let text = "\(account)\n\(credentials)\n"
        do { try file.replace(with: Data((text + Self.checksum(of: text)).utf8)) } catch { throw failure(error) }
    }

    private func failure(_ error: any Error) -> CommandError {
        var failure = CommandError.failure(
            "cannot find out whether the filesystem in \(directory.path) is that of the token", error)
        // Later requests may reach the server, but not those of this command.
        if let error = error as? any CallFailureDescription, case .notSent = error.verdict {
            failure.status = .unreachable
        }
        return failure
    }

    private func readRecord() throws(CommandError) -> Record? {
        let content: Data
        do throws(FileError) {
            guard let found = try file.read() else { return nil }
            content = found
        } catch { throw failure(error) }
        let lines = String(decoding: content, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        guard lines.count == 3, lines[2] == Self.checksum(of: "\(lines[0])\n\(lines[1])\n") else {
            throw .failure(
                """
                cannot find out whose filesystem \(directory.path) is, because its file 'account' is damaged; if it is that \
                of the token, delete the file, and run the command again
                """)
        }
        return Record(account: lines[0], credentials: lines[1])
    }

    private static func checksum(of text: String) -> String { String(ContentHash.hash(of: Data(text.utf8)).prefix(16)) }

    /// Returns the ID of the account of a client, or why it isn't known.
    private func owner(of client: DropboxClient, waits: Bool) async -> Result<String, any Error> {
        await withTaskGroup(of: Result<String, any Error>.self) { group in
            group.addTask {
                do {
                    let users = client.with { $0.retryPolicy = .never }.users
                    return .success(try await users.getCurrentAccount().response().accountId)
                } catch { return .failure(error) }
            }
            if !waits {
                group.addTask { [clock] in
                    do { try await clock.sleep(Self.maximumTime) } catch { return .failure(error) }
                    return .failure(POSIXError(.ETIMEDOUT))
                }
            }
            let first = await group.next()
            group.cancelAll()
            return first ?? .failure(CancellationError())
        }
    }
}
