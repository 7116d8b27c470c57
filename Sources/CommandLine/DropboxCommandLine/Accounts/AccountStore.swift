import DropboxCore
import DropboxSync
import Foundation
import SwiftyDropbox

/// The signed-in accounts: a list in a file, and their tokens in a token store.
///
/// `--config DIR` replaces the default directory `~/.config/dbx`. The tokens are then stored in that directory, too.
/// Otherwise they are in the secure storage of the platform.
struct AccountStore: Sendable {
    private let file: JSONFile<[SavedAccount]>
    private let tokens: any TokenStore
    /// The directory with the filesystems of `dbx fs`.
    private let filesystems: URL
    /// The directory with the data of `dbx data edit`.
    private let datastores: URL
    /// The directory with the histories of accounts.
    private let history: URL
    /// The defaults of options in the same directory.
    let defaults: Defaults

    /// The directory of the list of accounts, unless an option replaces it.
    static var standardDirectory: URL { directory("XDG_CONFIG_HOME", ".config") }

    private static func option(_ arguments: inout Arguments) -> URL? {
        arguments.file(
            "config", "DIR",
            """
            store accounts, tokens, defaults, and the history in DIR (default: ~/.config/dbx, the keyring if any, and \
            ~/.local/state/dbx)
            """)
    }

    init(_ arguments: inout Arguments) {
        let directory = Self.option(&arguments)
        defaults = Defaults(in: directory ?? Self.standardDirectory)
        guard let directory else {
            file = Self.list(in: Self.standardDirectory)
            tokens = SecureStorageAccessDefaultImpl().tokens
            filesystems = Self.directory("XDG_DATA_HOME", ".local/share").appendingPathComponent("filesystems")
            datastores = Self.directory("XDG_DATA_HOME", ".local/share").appendingPathComponent("datastores")
            history = Self.directory("XDG_STATE_HOME", ".local/state").appendingPathComponent("history")
            return
        }
        file = Self.list(in: directory)
        tokens = FileTokenStore(file: directory.appendingPathComponent("tokens.json"))
        filesystems = directory.appendingPathComponent("filesystems")
        datastores = directory.appendingPathComponent("datastores")
        history = directory.appendingPathComponent("history")
    }

    private static func list(in directory: URL) -> JSONFile<[SavedAccount]> {
        JSONFile(
            directory.appendingPathComponent("accounts.json"), of: "the accounts",
            remedy: "delete it and sign in again", [])
    }

    /// Returns the directory of `dbx` in an XDG base directory.
    private static func directory(_ variable: String, _ fallback: String) -> URL {
        XDGBaseDirectories.url(variable, fallback).appendingPathComponent("dbx")
    }

    /// Returns the history of an account, which any identity selects.
    func history(of account: String) -> HistoryFile { HistoryFile(account: account, directory: history) }

    /// Returns the directory of an account's filesystem.
    func filesystemDirectory(for account: SavedAccount) -> URL {
        filesystems.appendingPathComponent(Self.directoryName(account.uid))
    }

    /// Returns the directory for the datastores that the account edits.
    ///
    /// - Parameters:
    ///   - uid: The ID of the account.
    ///   - folder: The identity of the folder, such as its path and the root of paths.
    func datastoreDirectory(for uid: String, _ folder: String) -> URL {
        datastores.appendingPathComponent(Self.directoryName(uid))
            .appendingPathComponent(String(ContentHash.hash(of: Data(folder.utf8)).prefix(32)))
    }

    /// An ID consists of letters and digits. All other characters are dropped, so that the path can't leave its directory.
    private static func directoryName(_ uid: String) -> String {
        uid.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    }

    /// Removes the data of the datastores that an account edited.
    private func removeDatastores(of account: SavedAccount) throws(CommandError) {
        let directory = datastores.appendingPathComponent(Self.directoryName(account.uid))
        guard FileManager.default.fileExists(atPath: directory.path) else { return }
        do { try FileManager.default.removeItem(at: directory) } catch {
            throw .failure("cannot remove \(directory.path)", error)
        }
    }

    // MARK: List of accounts

    /// What selects one of several accounts.
    struct Selector {
        let words: String
        /// What to do instead.
        let alternative: String

        static let option = Selector(
            words: "--account", alternative: "set a default with `dbx config account NAME`")
        static let logout = Selector(words: "`dbx logout ACCOUNT`", alternative: "sign out of all with --all")
    }

    /// Returns the signed-in accounts, sorted by label.
    func accounts() throws(CommandError) -> [SavedAccount] { try file.value().sorted { $0.label < $1.label } }

    /// Returns the account that a command-line argument identifies.
    ///
    /// - Parameters:
    ///   - word: An ID, a short name, or an email address, a name, or the start of one that is unique among the accounts.
    ///     `nil` for the only account.
    ///   - selector: What selects one of several accounts. The default is the option of most commands.
    /// - Throws: A usage error if the account is ambiguous, or a failure if it isn't signed in.
    func account(_ word: String?, selector: Selector = .option) throws(CommandError) -> SavedAccount {
        let all = try accounts()
        guard let word else {
            guard all.count < 2 else {
                let labels = all.map(\.label).joined(separator: ", ")
                throw .usage(
                    """
                    several accounts are signed in; choose one with \(selector.words) (\(labels)), or \
                    \(selector.alternative)
                    """)
            }
            guard let account = all.first else { throw .failure("no account is signed in; use `dbx login`") }
            return account
        }
        if let account = all.first(where: { $0.uid == word }) { return account }
        var matches = all.filter { [$0.shortName, $0.email, $0.name].contains(word) }
        if matches.isEmpty, !word.isEmpty {
            let start = word.lowercased()
            matches = all.filter { account in
                [account.shortName, account.email, account.name].contains { $0?.lowercased().hasPrefix(start) == true }
            }
        }
        guard let account = matches.first else {
            // The user may not have typed the name.
            if defaultAccounts().contains(where: { $0.value == word }) {
                throw .failure(
                    """
                    '\(word)', the default of `dbx config account`, is not signed in; choose another account with \
                    `dbx config account NAME`, or remove the default with `dbx config account --unset`
                    """)
            }
            throw .failure("'\(word)' is not signed in; `dbx accounts` lists the accounts")
        }
        guard matches.count == 1 else {
            let list = matches.map { "\($0.uid) (\($0.label))" }.joined(separator: ", ")
            throw .usage("several accounts match '\(word)'; use the ID: \(list)")
        }
        return account
    }

    /// Returns the defaults that select an account, by the names of their options. None can be read from a damaged file, which
    /// the command reports before.
    private func defaultAccounts() -> [String: String] {
        do throws(CommandError) {
            return try defaults.values().filter { Defaults.selectsAccount($0.key) }
        } catch { return [:] }
    }

    /// Returns the names of the defaults that select an account.
    private func defaults(selecting account: SavedAccount) -> [String] {
        defaultAccounts().filter { name, word in
            do throws(CommandError) { return try self.account(word) == account } catch { return false }
        }.keys.sorted()
    }

    /// Adds an account and its token, replacing an account with the same ID, whose short name it keeps.
    ///
    /// - Returns: `false` if another account has the short name, which the account doesn't get then.
    @discardableResult
    func add(_ account: SavedAccount, _ token: DropboxAccessToken) throws(CommandError) -> Bool {
        do { try tokens.store(token) } catch { throw .failure("\(error)") }
        var isUnique = true
        try file.change { all in
            var account = account
            let old = all.first { $0.uid == account.uid }
            all.removeAll { $0.uid == account.uid }
            if let name = account.shortName {
                isUnique = !all.contains { [$0.shortName, $0.email, $0.name, $0.uid].contains(name) }
            }
            if account.shortName == nil || !isUnique { account.shortName = old?.shortName }
            all.append(account)
        }
        return isUnique
    }

    /// Revokes the token of an account, and removes the account, its filesystem, and the defaults that select it from this
    /// machine.
    ///
    /// The local data is removed even if the token cannot be revoked. Control-C leaves the account unchanged.
    ///
    /// - Parameters:
    ///   - account: The account.
    ///   - discardingChanges: Whether to discard changes that aren't uploaded yet. If `false`, such changes prevent the
    ///     sign-out.
    /// - Returns: The names of the removed defaults.
    /// - Throws: An error if the token could not be revoked, or if the local data could not be removed.
    @discardableResult
    func signOut(_ account: SavedAccount, discardingChanges: Bool) async throws(CommandError) -> [String] {
        let filesystem = try FilesystemLock(
            filesystemDirectory(for: account), of: account.label, discardsChanges: discardingChanges)
        defer { filesystem?.release() }
        let names = defaults(selecting: account)
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
            try removeDatastores(of: account)
            try file.change { $0.removeAll { $0.uid == account.uid } }
            for name in names { try defaults.set(name, to: nil) }
        }
        guard let failure else { return names }
        let isAlive = failure.revocationError != nil && failure.removalError == nil
        throw .failure("\(failure)\(isAlive ? "; \(Self.advice(aboutLiveTokenOfTeam: account.isTeam))" : "")")
    }

    /// Returns what a user can do about a token that couldn't be revoked.
    static func advice(aboutLiveTokenOfTeam isOfTeam: Bool) -> String {
        isOfTeam
            ? "the app still has access to the team, until an admin removes it in the admin console"
            : "remove the app on https://www.dropbox.com/account/connected_apps"
    }

    // MARK: Clients

    /// Returns a Boolean value that indicates whether the token store has a token for an account.
    func hasToken(_ account: SavedAccount) throws(CommandError) -> Bool {
        try token(account) != nil
    }

    /// Creates a client for an account.
    ///
    /// - Throws: An error if its token is missing.
    func client(
        _ account: SavedAccount, _ settings: NetworkSettings = NetworkSettings(),
        _ context: CallContext = CallContext()
    ) throws(CommandError) -> DropboxClient {
        guard let token = try token(account) else {
            throw .failure("the token of \(account.label) is missing; sign in again with `dbx login`")
        }
        return DropboxClient(
            transportClient: DropboxTransportClientImpl(
                accessToken: token, dropboxOauthManager: manager(account, settings), context: context,
                configuration: settings.configuration { $0.baseHosts = account.baseHosts },
                transport: settings.transport))
    }

    private func token(_ account: SavedAccount) throws(CommandError) -> DropboxAccessToken? {
        do { return try tokens.token(of: account.uid) } catch { throw .failure("\(error)") }
    }

    private func manager(
        _ account: SavedAccount, _ settings: NetworkSettings = NetworkSettings()
    ) -> DropboxOAuthManager {
        DropboxOAuthManager(
            configuration: settings.managerConfiguration(appKey: account.appKey, account.baseHosts),
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens))
    }
}

/// A signed-in account: the data that is needed in addition to its token.
struct SavedAccount: Codable, Hashable, Sendable {
    /// The account ID, or the ID of the team.
    var uid: String
    /// The display name of the user or the team.
    var name: String
    /// The email address, or `nil` for a team.
    var email: String?
    /// The key of the app that the token belongs to.
    var appKey: String
    /// The URL of the server, or `nil` for Dropbox.
    var server: String?
    /// The name that the user gave the account on the command line, or `nil`.
    var shortName: String?

    var isTeam: Bool { email == nil }

    /// The name of the account on the command line: the email address, or the name of the team.
    var label: String { email ?? name }

    var baseHosts: BaseHosts { server.map { BaseHosts(server: $0) } ?? .default }
}

/// A lock on the filesystem of an account that is being signed out of. It prevents other processes from opening the
/// filesystem.
struct FilesystemLock {
    private let directory: URL
    private let lock: DirectoryLock

    /// Locks the filesystem in a directory. The result is `nil` if the directory doesn't exist.
    ///
    /// - Parameters:
    ///   - directory: The directory of the filesystem.
    ///   - label: The name of the account.
    ///   - discardsChanges: Whether the filesystem may be removed with changes that aren't uploaded yet.
    /// - Throws: An error if another process has the filesystem open, or if it has changes that must not be lost.
    init?(_ directory: URL, of label: String, discardsChanges: Bool) throws(CommandError) {
        guard FileManager.default.fileExists(atPath: directory.path) else { return nil }
        self.directory = directory
        do throws(DirectoryLock.LockError) { lock = try DirectoryLock(directory) } catch {
            guard error.isInUse else { throw .failure("cannot sign out of \(label): \(error)") }
            throw .failure(
                "the filesystem of \(label) is open in another process; stop that process first (\(error))")
        }
        if !discardsChanges { try checkForPendingChanges(label) }
    }

    private func checkForPendingChanges(_ label: String) throws(CommandError) {
        let count: Int
        do throws(SyncError) { count = try FilesystemReader(directory: directory).pendingChangeCount } catch {
            throw .failure(
                """
                cannot check \(label) for changes that are not uploaded yet: \(error.userMessage); \
                use --force to sign out anyway
                """)
        }
        guard count > 0 else { return }
        let pronoun = count == 1 ? "it" : "them"
        throw .failure(
            """
            \(count.counted("change is", "changes are")) not uploaded to \(label) yet; upload \(pronoun) with `dbx fs status --wait`, or discard \
            \(pronoun) with --force
            """)
    }

    func remove() throws(CommandError) {
        do { try FileManager.default.removeItem(at: directory) } catch {
            throw .failure("cannot remove \(directory.path)", error)
        }
    }

    /// Releases the lock, so that other processes can open the filesystem again if it still exists.
    func release() { lock.release() }
}
