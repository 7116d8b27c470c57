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
        let target = wish.isForTeam ? "your team’s Dropbox" : "your Dropbox"
        let allow: HTML = #"<button class="primary" name="decision" value="allow">Allow</button>"#
        return page(
            title: "\(wish.app.name) – allow access?",
            """
            \(emblem(wish.app))
            <h1><strong>\(wish.app.name)</strong> would like access to \(target)</h1>
            <form method="post">
            <input type="hidden" name="mark" value="\(mark)">
            \(accounts(choices, wish, problem))
            \(permissions(wish))
            <div class="decision">
            <button name="decision" value="deny" formnovalidate>Deny</button>
            \(choices.isEmpty ? nil : allow)
            </div>
            </form>
            \(destination(wish))
            """)
    }

    /// The code, for the user to carry to the app.
    static func code(_ code: String, _ app: App) -> PageFrame {
        page(
            title: "Your code for \(app.name)",
            """
            \(emblem(app))
            <h1>Enter this code in <strong>\(app.name)</strong></h1>
            <p class="quiet">It is good for one use within the next ten minutes.</p>
            <p class="code"><code id="code">\(code)</code></p>
            <p class="quiet">You can close this page when you have copied it.</p>
            """)
    }

    /// What a user sees who did not let an app in that cannot be told.
    static func denied(_ app: App) -> PageFrame {
        page(
            title: "Access denied",
            """
            \(emblem(app))
            <h1><strong>\(app.name)</strong> was not let in</h1>
            <p class="quiet">Nothing was shared. You can close this page.</p>
            """)
    }

    /// A request that nobody can be asked about.
    static func mistake(_ words: String) -> PageFrame {
        page(
            title: "Error (400)",
            """
            <h1>Error (400)</h1>
            <p>The app that sent you here made a bad request. If you would like to report this to the app’s developer,
            include the information below.</p>
            <h2>More details for developers</h2>
            <p class="details" id="details">\(words)</p>
            """)
    }

    // MARK: Parts of the form

    private static func accounts(_ choices: [Choice], _ wish: AuthorizeRequest, _ problem: Problem?) -> HTML {
        guard !choices.isEmpty else {
            let words =
                wish.isForTeam
                ? "Please sign in as an admin of a team: this app asks for access to a team."
                : "Please sign in with a \(wish.requiredRole == .work ? "work" : "personal") account."
            return #"<p class="problem" role="alert">\#(words) The emulator has no such account.</p>"#
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
            problem == .chooseAccount ? #"<p class="problem" role="alert">Please choose an account.</p>"# : nil
        let hint: HTML? =
            wish.allowsSignup
            ? #"<p class="quiet hint">Another account? Add it to the emulator and reload.</p>"# : nil
        return """
            <fieldset>
            <legend>\(wish.isForTeam ? "As which admin?" : "With which account?")</legend>
            \(complaint)
            <div class="accounts">\(rows)</div>
            \(hint)
            </fieldset>
            """
    }

    private static func permissions(_ wish: AuthorizeRequest) -> HTML {
        let rows = ScopeCatalog.words(for: wish.scopes).map { scope -> HTML in
            "<li><span>\(scope.words)</span> <code>\(scope.name)</code></li>"
        }
        let folder: HTML? =
            wish.app.kind == .appFolder
            ? """
            <p class="quiet">Of your files it reaches only its own folder, <strong>Apps/\(wish.app.name)</strong>.</p>
            """ : nil
        return """
            <section aria-labelledby="permissions">
            <h2 id="permissions">It will be able to</h2>
            <ul class="scopes">\(rows)</ul>
            \(folder)
            </section>
            """
    }

    private static func destination(_ wish: AuthorizeRequest) -> HTML {
        guard let address = wish.redirectURI else {
            return #"<p class="quiet destination">If you allow it, you get a code to enter in the app.</p>"#
        }
        let place = address.prefix { $0 != "?" }
        return #"<p class="quiet destination">You will be sent to <code>\#(String(place))</code></p>"#
    }

    /// The first letter of the app in the place of its picture.
    private static func emblem(_ app: App) -> HTML {
        #"<div class="emblem" aria-hidden="true">\#(String(app.name.prefix(1)).uppercased())</div>"#
    }

    private static func page(title: String, _ content: HTML) -> PageFrame {
        PageFrame(
            title: title, style: style,
            content: """
                <main class="card">
                \(content)
                </main>
                <footer class="quiet">Dropbox emulator. Nothing here reaches the real service.</footer>
                """)
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
