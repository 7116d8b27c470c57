import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

extension DropboxEmulator.Configuration {
    /// A team of two.
    static var team: Self {
        var configuration = Self()
        configuration.apps = [App(key: "teamappkey", secret: "teamappsecret", access: .team)]
        configuration.teams = [Team("Engines", members: [.init("charles", role: .teamAdmin), .init("grace")])]
        return configuration
    }
}

/// Recipes of Documentation/Recipes.md about teams.
@Suite(.timeLimit(.minutes(10)))
struct TeamRecipes {
    @Test func listMembers() async throws {
        try await withTeam { _, team in
            let print = Printer()

            for try await member in team.team.members() {
                print(member.profile.name.displayName, member.profile.email)
            }

            #expect(print.lines.count { $0.hasSuffix("@example.com") } == 2)
        }
    }

    @Test func actForMembers() async throws {
        try await withTeam { emulator, team in
            try emulator.account("grace").put("/a.txt", "a")
            let print = Printer()

            for try await member in team.memberClients() {
                for try await entry in member.client.files.entries(in: "") {
                    print(member.info.profile.email, entry.name)
                }
            }

            #expect(print.lines == ["grace@example.com a.txt"])
        }
    }

    @Test func suspendAMember() async throws {
        try await withTeam { emulator, team in
            try await team.team.membersSuspend(user: .email("grace@example.com"), wipeData: false).response()

            #expect(emulator.calls.all.map(\.status) == [200])
        }
    }

    @Test func readTheAuditLog() async throws {
        try await withTeam { emulator, team in
            for try await member in team.memberClients() {
                try await member.client.files.uploadFile(from: Data("a".utf8), to: "/a.txt")
            }
            let print = Printer()

            let range = TeamCommon.TimeRange(startTime: Date(timeIntervalSinceNow: -86_400))
            for try await event in team.teamLog.events(time: range) {
                print(event.timestamp_, event.eventType)
            }

            #expect(!print.lines.isEmpty)
        }
    }
}
