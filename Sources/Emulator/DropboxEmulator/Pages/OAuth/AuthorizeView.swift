import DropboxHTTPServer
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

    /// Returns the response to an invalid request, with a page.
    static func error(_ status: Int, _ message: String) -> ServerResponse {
        PageFrame(
            title: "Error (\(status))", style: PageAssets.authorizeStyle,
            content: """
                <main class="card">
                <h1>Error (\(status))</h1>
                <p>The app that sent you here made a bad request. If you would like to report this to the app’s
                developer, include the information below.</p>
                <h2>More details for developers</h2>
                <p class="details" id="details">\(message)</p>
                </main>
                \(footer(.english))
                """
        )
        .response(status)
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
            title: heading.replacingOccurrences(of: "{app}", with: app.name), language: strings.language,
            style: PageAssets.authorizeStyle,
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

}
