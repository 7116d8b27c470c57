import DropboxCore

/// The two accounts of a copy from one to the other.
extension AccountOptions {
    /// Returns the options for the source and the destination of a copy to another signed-in account, or `nil` for the
    /// destination if it's the same account.
    ///
    /// The root and the member are those of the source. If only the destination is a team, the member is that of the team.
    func forCopy(
        to name: String
    ) throws(CommandError) -> (source: AccountOptions, destination: AccountOptions?) {
        let other = try store.account(name)
        var destination = self
        destination.source = .account(name, store)
        let member = CallContext(selectUser: selection.selectUser, selectAdmin: selection.selectAdmin)
        destination.selection = other.isTeam ? member : CallContext()
        var source = self
        if other.isTeam {
            guard try !isTeam else {
                throw .usage(
                    """
                    cannot copy between two teams: --as-member selects a member of the source; let the member of \(other.label) \
                    sign in with `dbx login`, and use that account
                    """)
            }
            source.selection = CallContext(pathRoot: selection.pathRoot)
        }
        if try source.identity() == destination.identity() { return (source, nil) }
        let (server, otherServer) = (try source.hosts().apiHost, other.baseHosts.apiHost)
        guard server == otherServer else {
            throw .failure(
                "cannot copy to \(other.label): it is an account of \(otherServer), and the source is one of \(server)")
        }
        return (source, destination)
    }

    /// Whether the account is a team, as far as it's known without a request.
    private var isTeam: Bool {
        get throws(CommandError) {
            switch source {
            case .account(let name, let store): try store.account(name).isTeam
            case .credentials(_, let target), .tokenFile(_, let target):
                (target.context.selectUser ?? target.context.selectAdmin) != nil
            }
        }
    }

    /// The account in a message.
    func text() throws(CommandError) -> String {
        guard let account = try savedAccount() else { return "the account of the token" }
        let member = selection.selectUser ?? selection.selectAdmin
        return "the account \(account.label)" + (member.map { " (\($0))" } ?? "")
    }

    /// The options that select the account, after the other words of a command. Empty for a token, which isn't printed.
    func words() throws(CommandError) -> String {
        guard let account = try savedAccount() else { return "" }
        var words = ["--account", account.shortName ?? account.label]
        if let user = selection.selectUser { words += ["--as-member", user] }
        if let admin = selection.selectAdmin { words += ["--as-admin", admin] }
        switch selection.pathRoot {
        case .home?: words += ["--root", "home"]
        case .root(let id)?: words += ["--root", "root:" + id]
        case .namespaceId(let id)?: words += ["--root", "namespace:" + id]
        case .other?, nil: break
        }
        return words.map { " " + $0.shellWord }.joined()
    }

    /// The signed-in account, or `nil` for a token.
    private func savedAccount() throws(CommandError) -> SavedAccount? {
        guard case .account(let name, let store) = source else { return nil }
        return try store.account(name)
    }
}
