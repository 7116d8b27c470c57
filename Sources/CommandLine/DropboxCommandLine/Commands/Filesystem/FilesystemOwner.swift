import DropboxAccount
import DropboxCore
import Foundation
import SwiftyDropbox

/// The account that a directory of `dbx fs` belongs to, which a file in the directory names.
///
/// The token of another account must not send the changes that are queued in the directory, nor replace its tree.
struct FilesystemOwner {
    private let directory: URL
    private let file: DurableFile

    init(of directory: URL) {
        self.directory = directory
        file = DurableFile(directory.appendingPathComponent("account"), maximumSize: 1_000)
    }

    /// Checks that the directory belongs to the account of a client, or records that it does now.
    ///
    /// Without an answer, nothing is checked: the filesystem works offline, and sends nothing without a connection.
    func check(_ client: DropboxClient) async throws(CommandError) {
        let account: String
        do {
            let users = client.with { $0.retryPolicy = .never }.users
            account = try await users.getCurrentAccount().response().accountId
        } catch {
            if Task.isCancelled { throw .interrupted }
            return
        }
        do {
            guard let owner = try file.read() else { return try file.replace(with: Data(account.utf8)) }
            if owner == Data(account.utf8) { return }
        } catch {
            throw .failure("cannot find out whose filesystem \(directory.path) is", error)
        }
        throw .failure(
            """
            the filesystem in \(directory.path) belongs to another account; use its token, or another directory for \
            --folder
            """)
    }
}
