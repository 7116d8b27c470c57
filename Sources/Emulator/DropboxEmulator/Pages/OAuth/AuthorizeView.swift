import DropboxAccount
import Foundation

/// The HTML of the pages of `/oauth2/authorize`.
enum AuthorizeView {
    /// An account for the user to choose.
    struct Choice {
        let account: UserAccount
        let team: String?
        let isSelected: Bool
    }

    /// A problem with the submitted form.
    enum Problem {
        case chooseAccount
    }

    /// Returns the page that asks the user to authorize the app.
    static func form(
        _ authorization: AuthorizeRequest, _ choices: [Choice], formToken: String, problem: Problem? = nil
    ) -> PageFrame {
        let strings = authorization.strings
        let allow: HTML = #"<button class="primary" name="decision" value="allow">\#(strings.allow)</button>"#
        return page(
            authorization.app, heading: authorization.isForTeam ? strings.teamQuestion : strings.question, strings,
            """
            <form method="post">
            <input type="hidden" name="mark" value="\(formToken)">
            \(accounts(choices, authorization, problem))
            \(permissions(authorization))
            <div class="decision">
            <button name="decision" value="deny" formnovalidate>\(strings.deny)</button>
            \(choices.isEmpty ? nil : allow)
            </div>
            </form>
            \(destination(authorization))
            """)
    }

    /// Returns the page with the code to enter in the app.
    static func code(_ code: String, _ authorization: AuthorizeRequest) -> PageFrame {
        let strings = authorization.strings
        return page(
            authorization.app, heading: strings.codeHeading, strings,
            """
            <p class="quiet">\(strings.codeHint)</p>
            <p class="code"><code id="code">\(code)</code></p>
            <p class="quiet">\(strings.codeDone)</p>
            """)
    }

    /// Returns the page after a denial without a redirect URI.
    static func denied(_ authorization: AuthorizeRequest) -> PageFrame {
        page(
            authorization.app, heading: authorization.strings.denied, authorization.strings,
            """
            <p class="quiet">\(authorization.strings.deniedDone)</p>
            """)
    }

    /// Returns the error page for an invalid request.
    static func errorPage(_ message: String) -> PageFrame {
        PageFrame(
            title: "Error (400)", style: style,
            content: """
                <main class="card">
                <h1>Error (400)</h1>
                <p>The app that sent you here made a bad request. If you would like to report this to the app’s
                developer, include the information below.</p>
                <h2>More details for developers</h2>
                <p class="details" id="details">\(message)</p>
                </main>
                \(footer(.english))
                """)
    }

    // MARK: Parts of the form

    private static func accounts(_ choices: [Choice], _ authorization: AuthorizeRequest, _ problem: Problem?) -> HTML {
        let strings = authorization.strings
        guard !choices.isEmpty else {
            let message =
                authorization.isForTeam
                ? strings.adminNeeded
                : authorization.requiredRole == .work ? strings.workAccountNeeded : strings.personalAccountNeeded
            return #"<p class="problem" role="alert">\#(message)</p>"#
        }
        let rows = choices.map { choice -> HTML in
            let account = choice.account
            let name = "\(account.givenName) \(account.surname)"
            let detail = choice.team.map { "\(account.email) · \($0)" } ?? account.email
            return """
                <label class="account">
                <input type="radio" name="account" value="\(account.id)" required\(choice.isSelected ? " checked" : nil)>
                <span class="initials" aria-hidden="true">\(account.name.abbreviatedName)</span>
                <span class="who"><span class="name">\(name)</span><span class="quiet">\(detail)</span></span>
                </label>
                """
        }
        let message: HTML? =
            problem == .chooseAccount ? #"<p class="problem" role="alert">\#(strings.chooseAccount)</p>"# : nil
        let hint: HTML? =
            authorization.allowsSignup ? #"<p class="quiet hint">\#(strings.anotherAccount)</p>"# : nil
        return """
            <fieldset>
            <legend>\(authorization.isForTeam ? strings.whichAdmin : strings.whichAccount)</legend>
            \(message)
            <div class="accounts">\(rows)</div>
            \(hint)
            </fieldset>
            """
    }

    private static func permissions(_ authorization: AuthorizeRequest) -> HTML {
        let strings = authorization.strings
        let rows = ScopeCatalog.scopes(named: authorization.scopes).map { scope -> HTML in
            "<li><span>\(strings.scopes[scope.name] ?? scope.description)</span> <code>\(scope.name)</code></li>"
        }
        let folder: HTML? =
            authorization.app.kind == .appFolder
            ? """
            <p class="quiet">\(strings.ownFolder) <strong>Apps/\(authorization.app.name)</strong>.</p>
            """ : nil
        return """
            <section aria-labelledby="permissions">
            <h2 id="permissions">\(strings.permissions)</h2>
            <ul class="scopes">\(rows)</ul>
            \(folder)
            </section>
            """
    }

    private static func destination(_ authorization: AuthorizeRequest) -> HTML {
        guard let address = authorization.redirectURI else {
            return #"<p class="quiet destination">\#(authorization.strings.useCodeLink)</p>"#
        }
        let base = address.prefix { $0 != "?" }
        return #"<p class="quiet destination">\#(authorization.strings.destination) <code>\#(String(base))</code></p>"#
    }

    private static func page(
        _ app: App, heading: String, _ strings: AuthorizeStrings, _ content: HTML
    ) -> PageFrame {
        PageFrame(
            title: heading.replacingOccurrences(of: "{app}", with: app.name), language: strings.language, style: style,
            content: """
                <main class="card">
                <div class="emblem" aria-hidden="true">\(String(app.name.prefix(1)).uppercased())</div>
                <h1>\(AuthorizeStrings.naming(app, in: heading))</h1>
                \(content)
                </main>
                \(footer(strings))
                """)
    }

    private static func footer(_ strings: AuthorizeStrings) -> HTML {
        #"<footer class="quiet">\#(strings.footer)</footer>"#
    }

    private static let style: HTML = """
        body { min-height: 100vh; display: flex; flex-direction: column; align-items: center; padding: 2.5rem 1rem 1.5rem; }
        .card {
          width: 100%; max-width: 33rem; padding: 2rem; border-radius: 1rem; background: var(--card);
          border: 1px solid var(--line); box-shadow: var(--shadow);
        }
        .emblem {
          width: 3.25rem; height: 3.25rem; margin: 0 auto 1rem; border-radius: .9rem; background: var(--accent);
          color: var(--on-accent); font-size: 1.6rem; font-weight: 700; display: grid; place-items: center;
        }
        h1 { font-size: 1.35rem; line-height: 1.3; font-weight: 500; text-align: center; text-wrap: balance; }
        h2, legend { font-size: .95rem; font-weight: 600; padding: 0; margin: 0 0 .6rem; }
        .quiet { color: var(--quiet); font-size: .9rem; }
        fieldset { border: 0; margin-top: 1.75rem; min-width: 0; }
        section { margin-top: 1.75rem; }
        .accounts {
          border: 1px solid var(--line); border-radius: .75rem; overflow: hidden auto; max-height: 19rem;
        }
        .account { display: flex; align-items: center; gap: .8rem; padding: .7rem .9rem; cursor: pointer; }
        .account + .account { border-top: 1px solid var(--line); }
        .account:hover, .account:has(:checked) { background: var(--soft); }
        .account input { width: 1.1rem; height: 1.1rem; margin: 0; accent-color: var(--accent); flex: none; }
        .initials {
          flex: none; width: 2.2rem; height: 2.2rem; border-radius: 50%; display: grid; place-items: center;
          background: var(--line); font-size: .85rem; font-weight: 600;
        }
        .who { display: flex; flex-direction: column; min-width: 0; line-height: 1.35; }
        .name { font-weight: 600; }
        .who span { overflow-wrap: anywhere; }
        .hint { margin-top: .5rem; }
        .scopes { list-style: none; border: 1px solid var(--line); border-radius: .75rem; }
        .scopes li { padding: .55rem .9rem; }
        .scopes li + li { border-top: 1px solid var(--line); }
        .scopes span { display: block; line-height: 1.4; font-size: .95rem; }
        .scopes code { color: var(--quiet); font-size: .78rem; }
        .scopes + p { margin-top: .6rem; }
        .decision { display: flex; gap: .75rem; margin-top: 1.75rem; }
        .decision button { flex: 1; }
        .destination { margin-top: 1rem; text-align: center; overflow-wrap: anywhere; }
        .problem {
          margin: 1.5rem 0 0; padding: .7rem .9rem; border-radius: .6rem; background: var(--warn-ground);
          color: var(--warn-text);
        }
        fieldset .problem { margin: 0 0 .7rem; }
        .code { margin: 1.25rem 0; padding: 1rem; border: 1px dashed var(--quiet); border-radius: .75rem; text-align: center; }
        .code code { font-size: 1rem; overflow-wrap: anywhere; user-select: all; }
        h1 + .quiet, .code + .quiet { text-align: center; margin-top: .5rem; }
        h1 + p { margin-top: 1rem; }
        p + h2 { margin-top: 1.5rem; }
        .details {
          padding: .8rem 1rem; border-radius: .6rem; background: var(--soft); border: 1px solid var(--line);
          overflow-wrap: anywhere;
        }
        footer { margin-top: 1.5rem; text-align: center; }
        @media (max-width: 30rem) {
          body { padding: 0; background: var(--card); }
          .card { border: 0; border-radius: 0; box-shadow: none; padding: 1.5rem 1.1rem; }
          .decision { position: sticky; bottom: 0; padding: .9rem 0; background: var(--card); border-top: 1px solid var(--line); }
          footer { padding: 0 1rem 1.25rem; }
        }
        """
}
