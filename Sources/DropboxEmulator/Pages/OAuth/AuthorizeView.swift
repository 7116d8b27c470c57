import DropboxAccount
import Foundation

/// The pages of `/oauth2/authorize`, as HTML.
enum AuthorizeView {
    /// An account that the user can choose.
    struct Choice {
        let account: UserAccount
        let team: String?
        let isSelected: Bool
    }

    /// What was wrong with the form when it was sent.
    enum Problem {
        case chooseAccount
    }

    /// The question: may this app do this in the name of that account?
    static func form(
        _ wish: AuthorizeRequest, _ choices: [Choice], mark: String, problem: Problem? = nil
    ) -> PageFrame {
        let words = wish.words
        let allow: HTML = #"<button class="primary" name="decision" value="allow">\#(words.allow)</button>"#
        return page(
            wish.app, heading: wish.isForTeam ? words.teamQuestion : words.question, words,
            """
            <form method="post">
            <input type="hidden" name="mark" value="\(mark)">
            \(accounts(choices, wish, problem))
            \(permissions(wish))
            <div class="decision">
            <button name="decision" value="deny" formnovalidate>\(words.deny)</button>
            \(choices.isEmpty ? nil : allow)
            </div>
            </form>
            \(destination(wish))
            """)
    }

    /// The code, for the user to carry to the app.
    static func code(_ code: String, _ wish: AuthorizeRequest) -> PageFrame {
        let words = wish.words
        return page(
            wish.app, heading: words.codeHeading, words,
            """
            <p class="quiet">\(words.codeHint)</p>
            <p class="code"><code id="code">\(code)</code></p>
            <p class="quiet">\(words.codeDone)</p>
            """)
    }

    /// What a user sees who did not let an app in that cannot be told.
    static func denied(_ wish: AuthorizeRequest) -> PageFrame {
        page(
            wish.app, heading: wish.words.denied, wish.words,
            """
            <p class="quiet">\(wish.words.deniedDone)</p>
            """)
    }

    /// A request that nobody can be asked about.
    static func mistake(_ words: String) -> PageFrame {
        PageFrame(
            title: "Error (400)", style: style,
            content: """
                <main class="card">
                <h1>Error (400)</h1>
                <p>The app that sent you here made a bad request. If you would like to report this to the app’s
                developer, include the information below.</p>
                <h2>More details for developers</h2>
                <p class="details" id="details">\(words)</p>
                </main>
                \(footer(.english))
                """)
    }

    // MARK: Parts of the form

    private static func accounts(_ choices: [Choice], _ wish: AuthorizeRequest, _ problem: Problem?) -> HTML {
        let words = wish.words
        guard !choices.isEmpty else {
            let complaint =
                wish.isForTeam
                ? words.adminNeeded
                : wish.requiredRole == .work ? words.workAccountNeeded : words.personalAccountNeeded
            return #"<p class="problem" role="alert">\#(complaint)</p>"#
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
        let complaint: HTML? =
            problem == .chooseAccount ? #"<p class="problem" role="alert">\#(words.chooseAccount)</p>"# : nil
        let hint: HTML? =
            wish.allowsSignup ? #"<p class="quiet hint">\#(words.anotherAccount)</p>"# : nil
        return """
            <fieldset>
            <legend>\(wish.isForTeam ? words.whichAdmin : words.whichAccount)</legend>
            \(complaint)
            <div class="accounts">\(rows)</div>
            \(hint)
            </fieldset>
            """
    }

    private static func permissions(_ wish: AuthorizeRequest) -> HTML {
        let words = wish.words
        let rows = ScopeCatalog.words(for: wish.scopes).map { scope -> HTML in
            "<li><span>\(words.scopes[scope.name] ?? scope.words)</span> <code>\(scope.name)</code></li>"
        }
        let folder: HTML? =
            wish.app.kind == .appFolder
            ? """
            <p class="quiet">\(words.ownFolder) <strong>Apps/\(wish.app.name)</strong>.</p>
            """ : nil
        return """
            <section aria-labelledby="permissions">
            <h2 id="permissions">\(words.permissions)</h2>
            <ul class="scopes">\(rows)</ul>
            \(folder)
            </section>
            """
    }

    private static func destination(_ wish: AuthorizeRequest) -> HTML {
        guard let address = wish.redirectURI else {
            return #"<p class="quiet destination">\#(wish.words.codeInstead)</p>"#
        }
        let place = address.prefix { $0 != "?" }
        return #"<p class="quiet destination">\#(wish.words.destination) <code>\#(String(place))</code></p>"#
    }

    private static func page(
        _ app: App, heading: String, _ words: AuthorizeStrings, _ content: HTML
    ) -> PageFrame {
        PageFrame(
            title: heading.replacingOccurrences(of: "{app}", with: app.name), language: words.language, style: style,
            content: """
                <main class="card">
                <div class="emblem" aria-hidden="true">\(String(app.name.prefix(1)).uppercased())</div>
                <h1>\(AuthorizeStrings.naming(app, in: heading))</h1>
                \(content)
                </main>
                \(footer(words))
                """)
    }

    private static func footer(_ words: AuthorizeStrings) -> HTML {
        #"<footer class="quiet">\#(words.footer)</footer>"#
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
