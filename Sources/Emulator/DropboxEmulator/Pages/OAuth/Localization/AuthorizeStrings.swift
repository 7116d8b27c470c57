import Foundation

/// The texts of the pages of `/oauth2/authorize` for users, in one language. `{app}` is a placeholder for the name of
/// the app.
///
/// Texts for developers are in English.
struct AuthorizeStrings: Sendable {
    /// The language code for HTML.
    let language: String
    let question: String
    let teamQuestion: String
    let whichAccount: String
    let whichAdmin: String
    let anotherAccount: String
    let chooseAccount: String
    let workAccountNeeded: String
    let personalAccountNeeded: String
    let adminNeeded: String
    let permissions: String
    /// The text before the name of the folder.
    let ownFolder: String
    let allow: String
    let deny: String
    /// The text before the URL.
    let destination: String
    let useCodeLink: String
    let codeHeading: String
    let codeHint: String
    let codeDone: String
    let denied: String
    let deniedDone: String
    let footer: String
    /// The descriptions of scopes. Scopes without one have the description of the catalog.
    let scopes: [String: String]

    /// Returns the texts for a locale such as `de` or `de_AT`, or the English ones if the language isn't supported.
    static func strings(for locale: String?) -> AuthorizeStrings {
        let language = (locale ?? "").prefix { $0.isLetter }.lowercased()
        return [german, french, spanish].first { $0.language == language } ?? english
    }

    /// Returns a text with the name of the app in bold.
    static func naming(_ app: App, in text: String) -> HTML {
        let parts = text.components(separatedBy: "{app}")
        guard parts.count == 2 else { return "\(text)" }
        return "\(parts[0])<strong>\(app.name)</strong>\(parts[1])"
    }

    static let english = AuthorizeStrings(
        language: "en",
        question: "{app} would like access to your Dropbox",
        teamQuestion: "{app} would like access to your team’s Dropbox",
        whichAccount: "Choose an account",
        whichAdmin: "Choose an admin",
        anotherAccount: "To use another account, add it to the emulator and reload the page.",
        chooseAccount: "Please choose an account.",
        workAccountNeeded: "Please sign in with a work account. The emulator has none.",
        personalAccountNeeded: "Please sign in with a personal account. The emulator has none.",
        adminNeeded: "Please sign in as an admin of a team. The emulator has none.",
        permissions: "The app will be able to",
        ownFolder: "The app can access only its own folder,",
        allow: "Allow",
        deny: "Deny",
        destination: "You will be sent to",
        useCodeLink: "If you allow access, you get a code to enter in the app.",
        codeHeading: "Enter this code in {app}",
        codeHint: "The code can be used once and expires soon.",
        codeDone: "After you have copied the code, you can close this page.",
        denied: "{app} was denied access",
        deniedDone: "Nothing was shared. You can close this page.",
        footer: "Dropbox emulator. Nothing here reaches the real service.",
        scopes: [:])
}
