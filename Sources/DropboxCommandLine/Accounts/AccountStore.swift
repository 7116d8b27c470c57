import DropboxCore
import Foundation
import SwiftyDropbox

/// The accounts that are signed in: a list in a file, and their tokens.
///
/// Commands take `--config DIR` for a folder other than `~/.config/dbx`. The tokens are in the same folder then, otherwise
/// where the platform keeps such things.
struct AccountStore: Sendable {
    /// What `--config` means, for help texts.
    static let optionHelp =
        "--config DIR       the folder of accounts and tokens; by default ~/.config/dbx and the keyring, if any"

    private let file: DurableFile
    private let tokens: any TokenStore
    /// Where the filesystems of `dbx fs` are kept.
    private let filesystems: URL

    init(_ arguments: inout Arguments) throws(CommandError) {
        guard let path = try arguments.option("config") else {
            file = DurableFile(Self.folder("XDG_CONFIG_HOME", ".config").appendingPathComponent("accounts.json"))
            tokens = SecureStorageAccessDefaultImpl().tokens
            filesystems = Self.folder("XDG_DATA_HOME", ".local/share").appendingPathComponent("filesystems")
            return
        }
        let folder = URL(fileURLWithPath: path)
        file = DurableFile(folder.appendingPathComponent("accounts.json"))
        tokens = SerializedTokenStore(file: folder.appendingPathComponent("tokens.json"))
        filesystems = folder.appendingPathComponent("filesystems")
    }

    /// The folder of this program in one of those that the environment names.
    private static func folder(_ variable: String, _ usual: String) -> URL {
        XDGBaseDirectories.url(variable, usual).appendingPathComponent("dbx")
    }

    /// Where the filesystem of an account is kept.
    func filesystemFolder(_ account: SavedAccount) -> URL {
        // An id is letters and digits; whatever else it may say must not lead out of the folder.
        filesystems.appendingPathComponent(
            account.uid.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    }

    // MARK: The list

    func accounts() throws(CommandError) -> [SavedAccount] {
        do {
            guard let data = try file.read() else { return [] }
            return try JSONDecoder().decode([SavedAccount].self, from: data).sorted { $0.label < $1.label }
        } catch let error as FileError {
            throw .failure("\(error)")
        } catch {
            throw .failure("\(file.url.path) is damaged; delete it and sign in again")
        }
    }

    /// The account that a command line means: by id, or by an email address or name that no other one has; without a word,
    /// the only one.
    func account(_ word: String?) throws(CommandError) -> SavedAccount {
        let all = try accounts()
        guard let word else {
            guard all.count < 2 else {
                throw .usage("Several accounts are signed in; name one of \(all.map(\.label).joined(separator: ", ")).")
            }
            guard let only = all.first else { throw .failure("nobody is signed in; `dbx login` signs in") }
            return only
        }
        if let account = all.first(where: { $0.uid == word }) { return account }
        let matches = all.filter { [$0.email, $0.name].contains(word) }
        guard let account = matches.first else {
            throw .failure("'\(word)' is not signed in; `dbx accounts` lists who is")
        }
        guard matches.count == 1 else {
            let list = matches.map { "\($0.uid) (\($0.label))" }.joined(separator: ", ")
            throw .usage("Several accounts are called '\(word)'; name one by its id: \(list).")
        }
        return account
    }

    /// Adds an account with its token, in place of what is there under its id.
    func add(_ account: SavedAccount, _ token: DropboxAccessToken) throws(CommandError) {
        do { try tokens.store(token) } catch { throw .failure("\(error)") }
        try change { $0 = $0.filter { $0.uid != account.uid } + [account] }
    }

    /// Has the server take back the token of an account, and forgets the account with all that is kept of its files,
    /// whatever becomes of the first. Control-C keeps the account as it is.
    ///
    /// - Parameter losesChanges: whether changes to its files may go that were not sent; otherwise they refuse it.
    func signOut(_ account: SavedAccount, losesChanges: Bool) async throws(CommandError) {
        let filesystem = try FilesystemLock(
            filesystemFolder(account), of: account.label, losesChanges: losesChanges)
        defer { filesystem?.release() }
        let failure: SignOutError?
        do throws(SignOutError) {
            try await manager(account).signOut(account.uid)
            failure = nil
        } catch {
            if error.isCancellation { throw .interrupted }
            failure = error
        }
        if failure?.removalError == nil {
            try filesystem?.remove()
            try change { $0.removeAll { $0.uid == account.uid } }
        }
        if let failure { throw .failure("\(failure)") }
    }

    private func change(_ body: (inout [SavedAccount]) -> Void) throws(CommandError) {
        try file.withLock(
            { () throws(CommandError) in
                var all = try accounts()
                body(&all)
                do {
                    let encoder = JSONEncoder()
                    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
                    try file.replace(with: try encoder.encode(all))
                } catch {
                    throw .failure("\(error)")
                }
            }, failed: { .failure("\($0)") })
    }

    // MARK: Clients

    /// Whether there is a token of an account.
    func hasToken(_ account: SavedAccount) throws(CommandError) -> Bool {
        try token(account) != nil
    }

    /// The API as an account sees it.
    func client(
        _ account: SavedAccount, _ settings: NetworkSettings = NetworkSettings(nil, retries: false)
    ) throws(CommandError) -> DropboxClient {
        guard !account.isTeam else { throw .failure("\(account.label) is a team, which has no files of its own") }
        guard let token = try token(account) else {
            throw .failure("the token of \(account.label) is gone; `dbx login` signs in again")
        }
        return DropboxClient(
            transportClient: DropboxTransportClientImpl(
                accessToken: token, dropboxOauthManager: manager(account, settings),
                configuration: settings.configuration { $0.baseHosts = account.baseHosts }))
    }

    private func token(_ account: SavedAccount) throws(CommandError) -> DropboxAccessToken? {
        do { return try tokens.token(of: account.uid) } catch { throw .failure("\(error)") }
    }

    private func manager(
        _ account: SavedAccount, _ settings: NetworkSettings = NetworkSettings(nil, retries: false)
    ) -> DropboxOAuthManager {
        DropboxOAuthManager(
            configuration: settings.managerConfiguration(appKey: account.appKey, account.baseHosts),
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens))
    }
}
