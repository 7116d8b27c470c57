/// `dbx logout`: signs out of an account.
struct LogoutCommand: Command {
    static let name = "logout"
    static let summary = "signs out: has Dropbox take back the token, and forgets it"
    static let help = """
        Signs out of an account: Dropbox takes back its token and all that came of the same sign-in, and this machine forgets
        it, with the filesystem that `dbx fs` keeps of the account. If Dropbox cannot be told, this machine forgets it all the
        same, and the command fails; take the access back at https://www.dropbox.com/account/connected_apps then.

        Where changes that were made by `dbx fs` are not sent yet, or another process has the filesystem open, the account
        stays as it is, and the command fails.

        usage: dbx logout [ACCOUNT] [OPTIONS]
               dbx logout --all [OPTIONS]

          ACCOUNT            email address or id, as `dbx accounts` lists them; not needed where there is one only
          --all              all accounts, each by itself
          --force            lose changes that are not sent yet
          \(AccountStore.optionHelp)
        """

    private let word: String?
    private let isForAll: Bool
    private let isForced: Bool
    private let book: AccountStore

    init(_ arguments: inout Arguments) throws(CommandError) {
        book = try AccountStore(&arguments)
        isForAll = arguments.flag("all")
        isForced = arguments.flag("force")
        word = arguments.takePositional()
        if isForAll, word != nil { throw .usage("--all does not go with an account") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let accounts = isForAll ? try book.accounts() : [try book.account(word)]
        var status = ExitStatus.success
        for account in accounts {
            if Task.isCancelled { throw .interrupted }
            let outcome = try await terminal.trying(isJSON: false) { () async throws(CommandError) in
                try await book.signOut(account, losesChanges: isForced)
                terminal.print("signed out: \(account.label)")
                return .success
            }
            if outcome != .success { status = outcome }
        }
        return status
    }
}
