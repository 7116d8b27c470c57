import DropboxCore
import Foundation

/// A path in the files of an account, which the URL of a page names.
struct FileLocation: Sendable {
    let account: UserAccount
    let path: String
    let caller: AccountCaller

    init(_ request: ConsoleRequest) throws {
        let name = request.query["account"]
        let accounts = try request.service.store.accounts()
        guard let account = name.isEmpty ? accounts.first : accounts.first(where: { $0.matches(name: name) }) else {
            throw ConsoleProblem("There is no account \(name).", status: 404)
        }
        self.account = account
        let path = request.query["path"]
        self.path = path == "/" ? "" : path
        caller = AccountCaller(
            account: account, request: request.request, service: request.service,
            isAtTeamRoot: request.query["root"] == "team" && account.membership != nil)
    }

    /// The name of the item, or an empty text for the root.
    var name: String { Self.name(of: path) }

    var parent: String { Self.parent(of: path) }

    static func name(of path: String) -> String {
        String(path.lastPathName)
    }

    static func parent(of path: String) -> String { String(path.parentPath) }

    /// Returns the URL of the page of another path in the same account.
    func url(_ path: String, _ page: String = "files", _ more: KeyValuePairs<String, String> = [:]) -> String {
        var fields = [(name: "account", value: account.email)]
        if caller.isAtTeamRoot { fields.append((name: "root", value: "team")) }
        if !path.isEmpty { fields.append((name: "path", value: path)) }
        return FormFields.url(Console.prefix + page, fields + more.map { (name: $0.key, value: $0.value) })
    }

    /// The links to the folders that contain the item.
    var breadcrumb: HTML {
        let names = path.pathNames
        let root = caller.isAtTeamRoot ? "Team space" : "\(account.givenName) \(account.surname)"
        var (items, current) = ([] as [HTML], "")
        for (index, name) in ([root] + names).enumerated() {
            if index > 0 { current += "/" + name }
            items.append(
                index == names.count
                    ? #"<li><span aria-current="page">\#(HTML.name(name))</span></li>"#
                    : #"<li><a href="\#(url(current))">\#(HTML.name(name))</a></li>"#)
        }
        return #"<nav class="crumbs" aria-label="Path"><ol>\#(items)</ol></nav>"#
    }
}
