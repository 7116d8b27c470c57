import Foundation

/// What the pages of `/oauth2/authorize` say to users, in one language. `{app}` stands for the name of the app.
///
/// What they say to developers is English.
struct AuthorizeStrings: Sendable {
    /// As HTML names it.
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
    /// Goes on with the name of the folder.
    let ownFolder: String
    let allow: String
    let deny: String
    /// Goes on with the address.
    let destination: String
    let codeInstead: String
    let codeHeading: String
    let codeHint: String
    let codeDone: String
    let denied: String
    let deniedDone: String
    let footer: String
    /// What scopes allow; what is not in it is said as in the catalog.
    let scopes: [String: String]

    /// The words for a locale such as `de` or `de_AT`: English for languages that there are none in.
    static func words(for locale: String?) -> AuthorizeStrings {
        let language = (locale ?? "").prefix { $0.isLetter }.lowercased()
        return [german, french, spanish].first { $0.language == language } ?? english
    }

    /// A text with the name of the app in it, in bold.
    static func naming(_ app: App, in text: String) -> HTML {
        let parts = text.components(separatedBy: "{app}")
        guard parts.count == 2 else { return "\(text)" }
        return "\(parts[0])<strong>\(app.name)</strong>\(parts[1])"
    }

    static let english = AuthorizeStrings(
        language: "en",
        question: "{app} would like access to your Dropbox",
        teamQuestion: "{app} would like access to your team’s Dropbox",
        whichAccount: "With which account?",
        whichAdmin: "As which admin?",
        anotherAccount: "Another account? Add it to the emulator and reload.",
        chooseAccount: "Please choose an account.",
        workAccountNeeded: "Please sign in with a work account. The emulator has none.",
        personalAccountNeeded: "Please sign in with a personal account. The emulator has none.",
        adminNeeded: "Please sign in as an admin of a team. The emulator has none.",
        permissions: "It will be able to",
        ownFolder: "Of your files it reaches only its own folder,",
        allow: "Allow",
        deny: "Deny",
        destination: "You will be sent to",
        codeInstead: "If you allow it, you get a code to enter in the app.",
        codeHeading: "Enter this code in {app}",
        codeHint: "It is good for one use, and only for a short time.",
        codeDone: "You can close this page when you have copied it.",
        denied: "{app} was not let in",
        deniedDone: "Nothing was shared. You can close this page.",
        footer: "Dropbox emulator. Nothing here reaches the real service.",
        scopes: [:])
}
