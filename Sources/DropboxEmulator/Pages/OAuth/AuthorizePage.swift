import Foundation

/// Where users let apps in: `/oauth2/authorize`.
enum AuthorizePage {
    static func add(to pages: inout PageTable) {
        pages.on("/oauth2/authorize", answer)
        pages.on("/1/oauth2/authorize", answer)
    }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        if let reason = SiteGuard.refusal(request, service, allowsServiceNames: true) {
            return AuthorizeView.mistake("This page does not answer: \(reason).").response(403)
        }
        do {
            let wish = try AuthorizeRequest(request.query, service.store)
            let visit = BrowserSession(request)
            switch request.method {
            case "GET": return try ask(wish, visit, request, service)
            case "POST":
                let fields = try await FormBody.fields(of: request)
                return try decide(wish, visit, fields, request, service)
            default: return ErrorResponse.text(405, "Use GET.")
            }
        } catch let mistake as AuthorizeRequest.InvalidRequest {
            return AuthorizeView.mistake(mistake.words).response(400)
        } catch FormBody.Failure.tooLarge {
            return AuthorizeView.mistake("The form is too large.").response(400)
        } catch FormBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    /// Shows the page, unless the user who was here last has allowed the same before.
    private static func ask(
        _ wish: AuthorizeRequest, _ visit: BrowserSession, _ request: ServerRequest, _ service: Service
    ) throws -> ServerResponse {
        let candidates = try wish.candidates(service.store)
        let known = wish.mustReauthenticate ? nil : candidates.first { $0.id == visit.account }
        if let known, wish.redirectURI != nil, !wish.mustReapprove, try wish.isApproved(by: known, service.store) {
            return try finish(wish, known, request, service)
        }
        return try form(wish, visit, candidates, selected: known, service)
    }

    /// Does what the user chose.
    private static func decide(
        _ wish: AuthorizeRequest, _ visit: BrowserSession, _ fields: [String: String], _ request: ServerRequest,
        _ service: Service
    ) throws -> ServerResponse {
        guard visit.isSameSite, let mark = visit.mark, fields["mark"] == mark else {
            return AuthorizeView.mistake(
                "The form has expired, or it was sent from another page. Please go back and try again."
            )
            .response(403)
        }
        switch fields["decision"] {
        case "allow":
            let candidates = try wish.candidates(service.store)
            guard let account = candidates.first(where: { $0.id == fields["account"] }) else {
                return try form(wish, visit, candidates, selected: nil, problem: .chooseAccount, service)
            }
            return try finish(wish, account, request, service)
        case "deny":
            return wish.denial.map { redirect($0) } ?? AuthorizeView.denied(wish).response()
        default:
            throw AuthorizeRequest.InvalidRequest(words: "The form has no decision.")
        }
    }

    private static func finish(
        _ wish: AuthorizeRequest, _ account: UserAccount, _ request: ServerRequest, _ service: Service
    ) throws -> ServerResponse {
        var response: ServerResponse
        try service.store.recordVisit(
            of: account, lettingIn: wish.app, isForTeam: wish.isForTeam, request)
        switch try wish.allow(by: account, service) {
        case .redirect(let address): response = redirect(address)
        case .code(let code): response = AuthorizeView.code(code, wish).response()
        }
        response.headers.add("Set-Cookie", BrowserSession.remembering(account))
        return response
    }

    private static func form(
        _ wish: AuthorizeRequest, _ visit: BrowserSession, _ candidates: [UserAccount], selected: UserAccount?,
        problem: AuthorizeView.Problem? = nil, _ service: Service
    ) throws -> ServerResponse {
        let mark = visit.mark ?? service.minting.letters(32)
        let teams = try service.store.teams()
        let choices = candidates.map { account in
            AuthorizeView.Choice(
                account: account, team: teams.first { $0.number == account.membership?.team }?.name,
                isSelected: account.number == (selected ?? (wish.mustReauthenticate ? nil : candidates.first))?.number)
        }
        let view = AuthorizeView.form(wish, choices, mark: mark, problem: problem)
        return view.response(problem == nil ? 200 : 400, headers: ["Set-Cookie": BrowserSession.marking(mark)])
    }

    private static func redirect(_ address: String) -> ServerResponse {
        ServerResponse(
            status: 302,
            headers: ["Location": address, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer"])
    }
}

/// What a browser says about itself: who used it last, and the mark that its form has to repeat, so that no other site
/// can send the form in the user's name.
private struct BrowserSession {
    private static let accountCookie = "emulator_account"
    private static let markCookie = "emulator_form"

    let account: String?
    let mark: String?
    /// False where the browser says that the form stood on a page from elsewhere.
    let isSameSite: Bool

    init(_ request: ServerRequest) {
        let cookies = (request.headers["Cookie"] ?? "").split(separator: ";").map { pair in
            pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        func cookie(_ name: String) -> String? {
            cookies.first { $0.count == 2 && $0[0] == name }.map { $0[1] }
        }
        account = cookie(Self.accountCookie)
        mark = cookie(Self.markCookie).flatMap { $0.isEmpty ? nil : $0 }
        isSameSite = ["same-origin", nil].contains(request.headers["Sec-Fetch-Site"])
    }

    static func remembering(_ account: UserAccount) -> String {
        "\(accountCookie)=\(account.id); Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax"
    }

    static func marking(_ mark: String) -> String { "\(markCookie)=\(mark); Path=/; HttpOnly; SameSite=Strict" }
}
