import DropboxHTTPServer
import Foundation

/// The accounts and the teams.
enum PeoplePage {
    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let store = request.service.store
        let accounts = try store.accounts()
        let teams = try store.teams()
        let names = Dictionary(teams.map { ($0.number, $0.name) }, uniquingKeysWith: { first, _ in first })
        let rows = try accounts.map { account in
            row(account, used: try store.usedSpace(of: account), team: account.membership.flatMap { names[$0.team] })
        }
        let list: HTML = HTML.table(
            "Accounts",
            """
            <th scope="col">Name</th><th scope="col" class="phone-hidden">Email</th><th scope="col" class="phone-hidden">Team</th>\
            <th scope="col" class="number">Used</th><th scope="col" class="number">Quota</th>\
            <th scope="col" class="phone-hidden"><span class="visually-hidden">Actions</span></th>
            """, rows)
        return ConsoleFrame(
            section: .people, problem: request.problem,
            content: """
                <section class="card flush" aria-label="Accounts"><div class="head"><h2>Accounts</h2></div>
                \(HTML.live("accounts", list))</section>
                \(try await teamList(teams, request))
                <div class="columns" id="adding">\(newAccount(request))\(newTeam(request, accounts, teams))</div>
                """
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        let form = request.form
        switch form["action"] {
        case "add_account":
            var input: [String: JSONValue] = ["kind": .string(form["kind"])]
            for key in ["given_name", "surname", "email"] { input[key] = form.text(key).map { .string($0) } }
            if form.text("email") == nil { input["name"] = form.text("given_name").map { .string($0) } }
            input["quota"] = form.number("quota")
            let account = try await request.admin("accounts/add", input)
            return FormFields.url(Console.prefix + "person", ["account": account["email"]?.string ?? ""])
        case "add_team":
            var input: [String: JSONValue] = ["name": .string(form["name"])]
            if let account = form.text("account") {
                input["members"] = [["account": .string(account), "role": .string(form["role"])]]
            }
            try await request.admin("teams/add", input)
        case "remove_team": try await request.admin("teams/remove", ["team": .string(form["team"])])
        default: throw ConsoleProblem("This form has no action.", status: 400)
        }
        return request.url()
    }

    // MARK: Accounts

    private static func row(_ account: UserAccount, used: UInt64, team: String?) -> HTML {
        let name = "\(account.givenName) \(account.surname)"
        let files = FormFields.url(ConsoleFrame.Section.files.url, ["account": account.email])
        return """
            <tr data-key="\(account.id)"><td class="grow"><a class="name" href="\(FormFields.url(Console.prefix + "person", ["account": account.email]))">\
            \(HTML.name(name))</a></td><td class="phone-hidden">\(HTML.name(account.email))</td><td class="phone-hidden">\(HTML.name(team ?? "–"))</td>
            <td class="number">\(HTML.size(used))</td><td class="number">\(HTML.size(account.quota))</td>
            <td class="actions-cell phone-hidden"><a class="button quiet-button" href="\(files)" aria-label="Files of \(account.email)">Files</a></td></tr>
            """
    }

    private static func newAccount(_ request: ConsoleRequest) -> HTML {
        let form = request.form["action"] == "add_account" ? request.form : FormFields([])
        return HTML.form(
            "add_account", class: "card",
            """
            <h2>Add an account</h2>
            <div class="fields">\(HTML.field("Given name", "given_name", value: form["given_name"], attributes: " required"))
            \(HTML.field("Surname", "surname", value: form["surname"]))
            \(HTML.field("Email", "email", value: form["email"], placeholder: "name@example.com"))
            \(HTML.choice("Kind", "kind", DropboxEmulator.Configuration.Account.Kind.allCases.map { ($0.rawValue, $0.rawValue) }, value: form["kind"]))
            \(HTML.field("Quota in bytes", "quota", value: form["quota"], type: "number", placeholder: "as the limits say", attributes: " min=\"0\""))</div>
            <div class="actions"><button class="primary">Add account</button></div>
            """)
    }

    // MARK: Teams

    private static func teamList(_ teams: [TeamAccount], _ request: ConsoleRequest) async throws -> HTML {
        let listed = try await request.admin("teams/list")["teams"]?.elements ?? []
        let rows = listed.flatMap { team -> [HTML] in
            let name = team["name"]?.string ?? ""
            let members = team["members"]?.elements ?? []
            let first: HTML = """
                <tr><td class="grow"><strong>\(name)</strong> <span class="quiet small">\(members.count) members, \(team["licenses"]?.text ?? "") licenses</span></td>
                <td class="phone-hidden mono small">\(HTML.name(team["id"]?.string ?? ""))</td><td></td>
                <td class="actions-cell">\(HTML.button("Remove", "remove_team", ["team": name], label: "Remove team \(name)", style: "danger", confirm: "Remove the team \(name) with its team folders and tokens?"))</td></tr>
                """
            return [first]
                + members.map { member in
                    let email = member["account"]?.string ?? ""
                    return """
                        <tr><td class="grow"><a class="name" href="\(FormFields.url(Console.prefix + "person", ["account": email]))">\(HTML.name(email))</a></td>
                        <td class="phone-hidden mono small">\(HTML.name(member["team_member_id"]?.string ?? ""))</td>
                        <td>\((member["role"]?.string ?? "").replacing("_", with: " "))</td><td>\(member["status"]?.string ?? "")</td></tr>
                        """
                }
        }
        let list =
            rows.isEmpty
            ? HTML.empty("There are no teams.", "Add one below to test team routes.")
            : HTML.table(
                "Teams",
                """
                <th scope="col">Team or member</th><th scope="col" class="phone-hidden">ID</th><th scope="col">Role</th>\
                <th scope="col">Status</th>
                """, rows)
        return """
            <section class="card flush" aria-label="Teams"><div class="head"><h2>Teams</h2></div>
            \(HTML.live("teams", list))</section>
            """
    }

    private static func newTeam(
        _ request: ConsoleRequest, _ accounts: [UserAccount], _ teams: [TeamAccount]
    ) -> HTML {
        let form = request.form["action"] == "add_team" ? request.form : FormFields([])
        let roles = DropboxEmulator.Configuration.Team.Role.allCases.map {
            ($0.rawValue, $0.rawValue.replacing("_", with: " "))
        }
        let names = teams.map { #"<option value="\#($0.name)">"# as HTML }
        let emails = accounts.map { #"<option value="\#($0.email)">"# as HTML }
        return HTML.form(
            "add_team", class: "card",
            """
            <h2>Add a team, or a member to a team</h2>
            <div class="fields">\(HTML.field("Team", "name", value: form["name"], id: "team-name", attributes: " required list=\"team-names\""))
            <datalist id="team-names">\(names)</datalist>
            \(HTML.field("Member", "account", value: form["account"], id: "member", placeholder: "name or email", attributes: " list=\"emails\""))
            <datalist id="emails">\(emails)</datalist>
            \(HTML.choice("Role", "role", roles, value: form["role"]))</div>
            <div class="actions"><button class="primary">Add to team</button></div>
            """)
    }
}
