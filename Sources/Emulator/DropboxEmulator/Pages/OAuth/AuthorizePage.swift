import DropboxHTTPServer
import Foundation

/// The authorization page `/oauth2/authorize`.
enum AuthorizePage {
    static func add(to pages: inout PageTable) {
        pages.on("/oauth2/authorize", respond)
        pages.on("/1/oauth2/authorize", respond)
    }

    private static func respond(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        if let reason = SiteGuard.rejectionReason(for: request, service, allowsServiceNames: true) {
            return AuthorizeView.error(403, "Request rejected: \(reason).")
        }
        do {
            let authorization = try AuthorizeRequest(request.query, service.store)
            let session = BrowserSession(request)
            switch request.method {
            case "GET": return try ask(authorization, session, request, service)
            case "POST":
                let fields = try await FormBody.fields(of: request)
                return try decide(authorization, session, fields, request, service)
            default: return ErrorResponse.text(405, "Use GET.")
            }
        } catch let error as AuthorizeRequest.InvalidRequest {
            return AuthorizeView.error(400, error.message)
        } catch FormBody.Failure.tooLarge {
            return AuthorizeView.error(400, "The form is too large.")
        } catch FormBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    /// Shows the page, unless the latest user of this browser has granted the same access before.
    private static func ask(
        _ authorization: AuthorizeRequest, _ session: BrowserSession, _ request: ServerRequest, _ service: Service
    ) throws -> ServerResponse {
        let candidates = try authorization.candidates(service.store)
        let knownAccount = authorization.mustReauthenticate ? nil : candidates.first { $0.id == session.account }
        if let knownAccount, authorization.redirectURI != nil, !authorization.mustReapprove,
            try authorization.isApproved(by: knownAccount, service.store)
        {
            return try finish(authorization, knownAccount, request, service)
        }
        return try form(authorization, session, candidates, selected: knownAccount, service)
    }

    /// Processes the decision of the user.
    private static func decide(
        _ authorization: AuthorizeRequest, _ session: BrowserSession, _ fields: [String: String],
        _ request: ServerRequest, _ service: Service
    ) throws -> ServerResponse {
        guard session.isSameSite, let formToken = session.formToken, fields["mark"] == formToken else {
            return AuthorizeView.error(
                403, "The form has expired, or it was sent from another page. Please go back and try again.")
        }
        switch fields["decision"] {
        case "allow":
            let candidates = try authorization.candidates(service.store)
            guard let account = candidates.first(where: { $0.id == fields["account"] }) else {
                return try form(authorization, session, candidates, selected: nil, problem: .chooseAccount, service)
            }
            return try finish(authorization, account, request, service)
        case "deny":
            return authorization.denialRedirect.map { redirect($0) } ?? AuthorizeView.denied(authorization).response()
        default:
            throw AuthorizeRequest.InvalidRequest(message: "The form has no decision.")
        }
    }

    private static func finish(
        _ authorization: AuthorizeRequest, _ account: UserAccount, _ request: ServerRequest, _ service: Service
    ) throws -> ServerResponse {
        var response: ServerResponse
        try service.store.recordSignIn(
            of: account, authorizing: authorization.app, isForTeam: authorization.isForTeam, request)
        switch try authorization.authorize(by: account, service) {
        case .redirect(let address): response = redirect(address)
        case .code(let code): response = AuthorizeView.code(code, authorization).response()
        }
        response.headers.add("Set-Cookie", BrowserSession.accountCookie(account))
        return response
    }

    private static func form(
        _ authorization: AuthorizeRequest, _ session: BrowserSession, _ candidates: [UserAccount],
        selected: UserAccount?, problem: AuthorizeView.Problem? = nil, _ service: Service
    ) throws -> ServerResponse {
        let formToken = session.formToken ?? service.idGenerator.base64URLString(length: 32)
        let teams = try service.store.teams()
        let choices = candidates.map { account in
            AuthorizeView.Choice(
                account: account, team: teams.first { $0.number == account.membership?.team }?.name,
                isSelected: account.number
                    == (selected ?? (authorization.mustReauthenticate ? nil : candidates.first))?.number)
        }
        let view = AuthorizeView.form(authorization, choices, formToken: formToken, problem: problem)
        return view.response(
            problem == nil ? 200 : 400, headers: ["Set-Cookie": BrowserSession.formTokenCookie(formToken)])
    }

    private static func redirect(_ address: String) -> ServerResponse {
        ServerResponse(
            status: 302,
            headers: ["Location": address, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer"])
    }
}

/// The state that a browser stores in cookies: its latest user, and the form token, which prevents other sites from
/// submitting the form on behalf of the user.
private struct BrowserSession {
    private static let accountCookieName = "emulator_account"
    private static let formTokenCookieName = "emulator_form"

    let account: String?
    let formToken: String?
    /// A Boolean value that is `false` if the browser reports that another site submitted the form.
    let isSameSite: Bool

    init(_ request: ServerRequest) {
        let cookies = (request.headers["Cookie"] ?? "").split(separator: ";").map { pair in
            pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        func cookie(_ name: String) -> String? {
            cookies.first { $0.count == 2 && $0[0] == name }.map { $0[1] }
        }
        account = cookie(Self.accountCookieName)
        formToken = cookie(Self.formTokenCookieName).flatMap { $0.isEmpty ? nil : $0 }
        isSameSite = ["same-origin", nil].contains(request.headers["Sec-Fetch-Site"])
    }

    static func accountCookie(_ account: UserAccount) -> String {
        "\(accountCookieName)=\(account.id); Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax"
    }

    static func formTokenCookie(_ token: String) -> String {
        "\(formTokenCookieName)=\(token); Path=/; HttpOnly; SameSite=Strict"
    }
}
