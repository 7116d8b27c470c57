import Foundation

/// What members do on the pages of the service, with its traces in the log of their team.
extension Store {
    /// Lets an invited member join.
    func welcome(_ account: UserAccount, _ member: TeamMember) throws {
        try join(member)
        if let source = try EventSource(account, self) { try log([MemberEvents.joined()], by: source) }
    }

    /// Remembers that an account was used in a browser, and which app it let in there.
    func recordVisit(
        of account: UserAccount, lettingIn app: App, isForTeam: Bool, _ request: ServerRequest
    ) throws {
        let before = try Set(devices(of: account.number).map(\.id))
        let agent = request.headers["User-Agent"] ?? "unknown"
        let device = try signIn(
            Device(
                account: account.number, kind: .web, platform: Self.system(of: agent), name: agent,
                address: "127.0.0.1"))
        guard let membership = account.membership else { return }
        if let member = try member(membership.id, of: membership.team), member.status == .invited {
            try welcome(account, member)
        }
        guard let source = try EventSource(account, self) else { return }
        let link = AdministrationEvents.linked(try appLogInfo(app.key, isForTeam: isForTeam), isForTeam: isForTeam)
        let news = before.contains(device.id) ? [] : [AdministrationEvents.linked(device)]
        try log([AdministrationEvents.signedIn()] + news + [link], by: source)
    }

    /// The operating system that a browser says to run on.
    private static func system(of agent: String) -> String {
        let known = [
            ("iPhone", "iOS"), ("iPad", "iOS"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "macOS"),
            ("Linux", "Linux"),
        ]
        return known.first { agent.contains($0.0) }?.1 ?? "unknown"
    }
}
