/// Who may answer a request, and what the answer is.
extension AuthorizeRequest {
    /// The accounts that may allow it: for a team its admins; else whoever has the role that the app wants.
    func candidates(_ store: Store) throws -> [UserAccount] {
        try store.accounts().filter { account in
            guard let membership = account.membership else { return !isForTeam && requiredRole != .work }
            guard [.active, .invited].contains(membership.status), requiredRole != .personal else { return false }
            return try !isForTeam || store.member(membership.id, of: membership.team)?.role.isAdmin == true
        }
    }

    /// Whether the account has allowed the app all of this before.
    func isApproved(by account: UserAccount, _ store: Store) throws -> Bool {
        try store.grantedScopes(of: account.number, app: app.key, team: team(of: account))?.isSuperset(of: scopes)
            ?? false
    }

    /// Where an app is sent to that was let in: its address with a code or a token; nil if the code is to be shown.
    func allow(by account: UserAccount, _ service: Service) throws -> Approval {
        let team = team(of: account)
        var granted = scopes
        if let includedScopes {
            let number = includedScopes == .team ? account.membership?.team : nil
            granted.formUnion(try service.store.grantedScopes(of: account.number, app: app.key, team: number) ?? [])
        }
        let grant = try service.store.addGrant(account: account.number, app: app.key, scopes: granted, team: team)
        switch response {
        case .code(let accessType, let proofKey):
            let code = try service.store.addCode(
                AuthorizationCode(
                    grant: grant, app: app.key, redirectURI: redirectURI, proofKey: proofKey, accessType: accessType))
            return redirect([("code", code)]).map(Approval.redirect) ?? .code(code)
        case .token:
            let token = try TokenPage.addAccessToken(grant, granted, isLasting: false, service)
            var fields = ["access_token", "token_type", "expires_in", "scope"].compactMap { name in
                token[name].map { (name, "\($0)") }
            }
            fields.append(("uid", String(account.number)))
            fields.append(("account_id", account.id))
            guard let address = redirect(fields) else { throw InvalidRequest.nowhereToSendTokens }
            return .redirect(address)
        }
    }

    /// What becomes of a request that was allowed.
    enum Approval {
        case redirect(String)
        /// The user carries the code to the app.
        case code(String)
    }

    /// Where an app is sent to that was not let in; nil if it cannot be told.
    var denial: String? {
        redirect([
            ("error", "access_denied"),
            ("error_description", "The user chose not to give your app access to their Dropbox account."),
        ])
    }

    /// The team that an account speaks for here.
    private func team(of account: UserAccount) -> Int64? { isForTeam ? account.membership?.team : nil }

    /// The address of the app with fields and the state behind it: in the query, or for tokens in the fragment, which
    /// browsers do not send.
    private func redirect(_ fields: [(String, String)]) -> String? {
        guard let redirectURI else { return nil }
        let all = fields + (state.map { [("state", $0)] } ?? [])
        let text = all.map { FormBody.escaped($0) + "=" + FormBody.escaped($1) }.joined(separator: "&")
        let separator = response == .token ? "#" : redirectURI.contains("?") ? "&" : "?"
        return redirectURI + separator + text
    }
}
