import Foundation
import SwiftyDropbox

/// `dbx logout`: signs out of an account.
struct LogoutCommand: Command {
    static let name = "logout"
    static let summary = "sign out: revoke the token of an account and delete it"
    static let discussion = """
        Sign out of an account. Revokes its token and all other tokens of the same sign-in, and deletes from this machine what
        belongs to the account: the token, the filesystem of `dbx fs`, the data of `dbx data edit`, and the defaults that
        select it. The history stays, for `dbx undo` after the next sign-in, and so does the progress of interrupted
        uploads. If Dropbox cannot be reached, the local data is deleted anyway, and the
        command fails; in that case, revoke the access at https://www.dropbox.com/account/connected_apps.

        If changes by `dbx fs` are not uploaded yet, or if another process has the filesystem open, the command fails and
        leaves the account unchanged.
        """
    static let usage = ["[ACCOUNT] [OPTIONS]", "--all [OPTIONS]"]

    private let name: String?
    private let isForAll: Bool
    private let isForced: Bool
    private let store: AccountStore

    init(_ arguments: inout Arguments) throws(CommandError) {
        name = arguments.argument(
            "ACCOUNT", "the email address or ID (see `dbx accounts`); optional if only one account is signed in",
            .account)
        isForAll = arguments.flag("all", "sign out of all accounts, independently of each other")
        isForced = arguments.flag("force", letter: "f", "discard changes that are not uploaded yet")
        store = AccountStore(&arguments)
        if isForAll, name != nil { throw .usage("--all and ACCOUNT cannot be combined") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let accounts = isForAll ? try store.accounts() : [try store.account(name, selector: .logout)]
        var status = ExitStatus.success
        for account in accounts {
            if Task.isCancelled { throw .interrupted }
            let outcome = try await terminal.reportingFailure(isJSON: false) { () async throws(CommandError) in
                let defaults = try await store.signOut(account, discardingChanges: isForced)
                terminal.print("signed out: \(account.label)")
                for name in defaults { terminal.print("removed the default of `dbx config \(name)`") }
                return .success
            }
            if outcome != .success { status = outcome }
        }
        return status
    }
}

/// `dbx accounts`: lists the signed-in accounts.
struct AccountsCommand: Command {
    static let name = "accounts"
    static let summary = "list the signed-in accounts"
    static let discussion = "List the signed-in accounts. Sends no requests."
    static let output = [
        OutputField("account", "the email address, or the ID if it has none"), OutputField("id", "the ID"),
        OutputField("name", "the name"), OutputField("server", "another server than Dropbox", isOptional: true),
        OutputField("short_name", "the name of `dbx login --name`", isOptional: true),
        OutputField("signed_in", .boolean, "whether there is a token"),
    ]

    private let isJSON: Bool
    private let store: AccountStore

    init(_ arguments: inout Arguments) throws(CommandError) {
        isJSON = arguments.flag("json", "print a JSON object on each line")
        store = AccountStore(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let accounts = try store.accounts()
        var list = ResultList(terminal, isJSON: isJSON)
        for account in accounts {
            let hasToken = try store.hasToken(account)
            let label = account.label + (account.shortName.map { " (\($0))" } ?? "")
            let server = account.server.map { "  at \($0)" } ?? ""
            try list.add(
                [
                    "account": account.label, "id": account.uid, "name": account.name, "server": account.server,
                    "short_name": account.shortName, "signed_in": hasToken,
                ],
                [label, account.name, account.uid + server + (hasToken ? "" : "  (sign in again)")])
        }
        try list.finish()
        if accounts.isEmpty, !isJSON { terminal.printStatus("No account is signed in; use `dbx login`.") }
        return .success
    }
}
