/// `dbx accounts`: who is signed in.
struct AccountsCommand: Command {
    static let name = "accounts"
    static let summary = "lists the accounts that are signed in"
    static let help = """
        Lists the accounts that are signed in. Asks no server.

        usage: dbx accounts [OPTIONS]

          --json             an object in JSON on each line
          \(AccountStore.optionHelp)
        """

    private let isJSON: Bool
    private let book: AccountStore

    init(_ arguments: inout Arguments) throws(CommandError) {
        isJSON = arguments.flag("json")
        book = try AccountStore(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let accounts = try book.accounts()
        if isJSON {
            for account in accounts {
                try terminal.print(json: [
                    "account": account.label, "id": account.uid, "name": account.name, "server": account.server,
                    "signed_in": try book.hasToken(account),
                ])
            }
            return .success
        }
        guard !accounts.isEmpty else {
            terminal.printStatus("Nobody is signed in; `dbx login` signs in.")
            return .success
        }
        let rows = try accounts.map { account throws(CommandError) in
            let token = try book.hasToken(account) ? "" : "  (sign in again)"
            return (
                account.label, "\(account.name)  \(account.uid)" + (account.server.map { "  at \($0)" } ?? "") + token
            )
        }
        let width = rows.map(\.0.columns).max() ?? 0
        for (label, rest) in rows { terminal.print(label.padding(to: width) + "  " + rest) }
        return .success
    }
}
