import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Examples of API/Examples.md that are about teams.
@Suite(.timeLimit(.minutes(10)))
struct TeamRouteExamples {
    @Test func membersList() async throws {
        try await withTeam { _, client in
            let print = Printer()

            let page = try await client.team.membersListV2(limit: 100).response()
            for member in page.members { print(member.profile.email, member.profile.status) }
            // If page.hasMore is true, membersListContinueV2 returns the rest.

            #expect(print.lines.count == 2)
        }
    }

    @Test func getEvents() async throws {
        try await withTeam { _, client in
            let print = Printer()

            let time = TeamCommon.TimeRange(startTime: Date(timeIntervalSinceNow: -86_400))
            let page = try await client.teamLog.getEvents(time: time, category: .logins).response()
            for event in page.events { print(event.timestamp_, event.eventType) }

            #expect(print.lines.count == page.events.count)
        }
    }
}
