import DropboxCore
import Foundation

/// The tokens of a recording by the names of their users: some belong to users, and others to teams.
struct RecordedUsers: Sendable {
    private let teams: Set<String>
    /// The names of users in the order of their first calls.
    let users: [String]

    /// Finds the tokens of teams: the routes and headers of their calls are those of teams. The service ignores the headers
    /// of other tokens.
    init(_ records: [JSONValue]) {
        var (users, teams, others): ([String], Set<String>, Set<String>) = ([], [], [])
        for record in records {
            guard let request = record["request"], let name = request["auth"]?.string, name.hasPrefix("user") else {
                continue
            }
            if !users.contains(name) { users.append(name) }
            let allowed = AllRoutes.descriptors[record["route"]?.string ?? ""]?.allowedAuthentication ?? []
            let isRejected = record["response"]?["status"] == 400 || record["response"]?["status"] == 401
            let selectsMember = !Replayer.selections(in: request["headers"]).isEmpty
            if selectsMember || allowed == [.team] && !isRejected { teams.insert(name) }
            let isUserRoute = allowed.contains(.user) && !allowed.contains(.team)
            if isUserRoute, !selectsMember, !isRejected { others.insert(name) }
        }
        let known = teams.subtracting(others)
        self.teams = known
        self.users = users.filter { !known.contains($0) }
    }

    func isTeam(_ name: String) -> Bool { teams.contains(name) }
}

/// The users, teams, and members of a recording, whose places those of the emulator take.
extension Replayer {
    /// The routes that only return who the caller is.
    private static let identityRoutes: Set = [
        "users/get_current_account", "team/get_info", "team/token/get_authenticated_admin",
    ]

    /// Remembers the names, addresses, and IDs of the callers, which requests can have before a response of the recording.
    mutating func learnIdentities(_ records: [JSONValue]) async throws {
        users = RecordedUsers(records)
        var seen: Set<String> = []
        for record in records {
            let (route, request) = (record["route"]?.string ?? "", record["request"] ?? [:])
            guard Self.identityRoutes.contains(route), record["response"]?["status"] == 200,
                Self.selections(in: request["headers"]).isEmpty,
                seen.insert("\(route) \(request["auth"]?.string ?? "")").inserted
            else { continue }
            try addUsers(of: record)
            do { try await check(record, try resolved(request)) } catch is SkipReason { continue }
            comparison = ValueComparison(bindings: comparison.bindings, madeUp: comparison.madeUp)
        }
    }

    /// Prepares a token for the user of a record. The first users are those that the emulator has.
    mutating func addUsers(of record: JSONValue) throws {
        if names["token"] == nil {
            names["token"] = .string(users.isTeam("user") ? try teamToken() : emulator.accessToken)
        }
        guard let name = record["request"]?["auth"]?.string, name != "user", names[name] == nil else { return }
        if name == "expired" {
            names[name] = .string(try emulator.accounts().first?.token(lifetime: .zero) ?? "")
        } else if users.isTeam(name) {
            names[name] = .string(try teamToken())
        } else if name.hasPrefix("user") {
            let accounts = try emulator.accounts()
            let existing = users.users.firstIndex(of: name).flatMap { $0 < accounts.count ? accounts[$0] : nil }
            let account = try existing ?? emulator.addAccount(.init(name))
            names[name] = .string(try account.token())
        }
    }

    /// Returns a token for the first team, which is added if there is none.
    private func teamToken() throws -> String {
        let service = emulator.service
        let team: TeamAccount
        if let first = try service.store.teams().first {
            team = first
        } else {
            let accounts = try emulator.accounts()
            var configuration = DropboxEmulator.Configuration.Team("Team")
            configuration.members = accounts.prefix(1).map { .init($0.email, role: .teamAdmin) }
            team = try AccountOperations.addTeam.run(configuration, service)
        }
        return try emulator.teamToken(team.name)
    }

    /// Returns the values of the headers that select a member.
    static func selections(in headers: JSONValue?) -> [(value: String, isAdmin: Bool)] {
        guard case .object(let fields)? = headers else { return [] }
        return fields.sorted { $0.key < $1.key }.compactMap { name, value in
            let isAdmin = name.lowercased() == "dropbox-api-select-admin"
            guard isAdmin || name.lowercased() == "dropbox-api-select-user", let text = value.string else { return nil }
            return (text, isAdmin)
        }
    }

    /// Selects members of the emulator's team in place of those that no response had yet.
    mutating func selectMembers(_ headers: JSONValue?) throws {
        for (value, isAdmin) in Self.selections(in: headers) {
            guard let placeholder = unknownPattern(value) else { continue }
            let (members, taken) = (try teamMembers(), Set(comparison.bindings.values))
            let free = members.first { !taken.contains($0.id) && (!isAdmin || $0.role.isAdmin) }
            guard let member = free ?? members.first(where: { $0.role.isAdmin }) else { continue }
            comparison.bindings[placeholder] = member.id
            comparison.madeUp.insert(placeholder)
        }
    }

    /// Selects members of the emulator's team in place of those whose addresses a call of a team names, if it found them.
    mutating func selectMembers(named argument: JSONValue, of record: JSONValue) throws {
        guard record["route"]?.string?.hasPrefix("team/") == true, record["response"]?["status"] == 200 else { return }
        switch argument {
        case .array(let elements): for element in elements { try selectMembers(named: element, of: record) }
        case .object(let fields):
            if fields[".tag"] == "email", let placeholder = fields["email"]?.string.flatMap(unknownPattern) {
                let taken = Set(comparison.bindings.values)
                let emails = try teamMembers().compactMap { try emulator.service.store.account($0.account)?.email }
                guard let email = emails.first(where: { !taken.contains($0) }) else { return }
                comparison.bindings[placeholder] = email
                comparison.madeUp.insert(placeholder)
            }
            for (_, value) in fields.sorted(by: { $0.key < $1.key }) {
                try selectMembers(named: value, of: record)
            }
        default: break
        }
    }

    private func teamMembers() throws -> [TeamMember] {
        let store = emulator.service.store
        return try store.teams().first.map { try store.members(of: $0.number).filter(\.isOnTeam) } ?? []
    }

    /// Returns the numbered pattern at the beginning of a text, if its value isn't known yet.
    private func unknownPattern(_ text: String) -> String? {
        guard case .pattern(let kind, let number?)? = ValuePattern.parts(of: text).first else { return nil }
        let placeholder = "<\(kind):\(number)>"
        return comparison.bindings[placeholder] == nil ? placeholder : nil
    }
}

extension Data {
    /// Returns whether two contents are the same, apart from the bytes that a recording replaced with `x`.
    func isMasked(like other: Data) -> Bool {
        let mask = UInt8(ascii: "x")
        return count == other.count && zip(self, other).allSatisfy { $0 == $1 || $0 == mask || $1 == mask }
    }
}

/// The files of an archive. Their times, order, and compression depend on the moment and the service.
struct ArchiveEntries {
    private let parts: [String: Data]

    /// Reads an archive, or returns `nil` if it's invalid or too large.
    init?(_ data: Data) {
        guard OfficePackage.isPackage(data), let parts = OfficePackage.parts(data, where: { _ in true }) else {
            return nil
        }
        self.parts = parts
    }

    func differences(to other: ArchiveEntries) -> [String] {
        var (differences, rest): ([String], [String: Data]) = ([], other.parts)
        for (name, content) in parts.sorted(by: { $0.key < $1.key }) {
            // The recording can have another name in the path.
            let match = rest[name] == nil ? rest.first { content.isMasked(like: $0.value) }?.key : name
            guard let match, let received = rest.removeValue(forKey: match) else {
                differences.append("the archive lacks \(name)")
                continue
            }
            if !content.isMasked(like: received) { differences.append("\(name) has another content in the archive") }
        }
        return differences + rest.keys.sorted().map { "\($0) in the archive was not recorded" }
    }
}
