import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxTeam
import DropboxTeamLog
import DropboxTransfer
import Foundation

// The snippets of the articles TeamsAndAdmins and ReadingTheAuditLog, verbatim.

func spaceReport(_ team: DropboxTeamClient) async throws {
    for try await member in team.memberClients() {
        var bytes: UInt64 = 0
        for try await entry in member.client.files.entries(in: "/", recursive: true) {
            bytes += (entry as? Files.FileMetadata)?.size ?? 0
        }
        print(member.info.profile.email, bytes)
    }
}

func suspend(_ email: String, in team: DropboxTeamClient) async throws {
    try await team.team.membersSuspend(user: .email(email), wipeData: false).response()
}

func signIns(of team: DropboxTeamClient, since start: Date) async throws {
    let range = TeamCommon.TimeRange(startTime: start)
    for try await event in team.teamLog.events(time: range, category: .logins) {
        guard case .loginFailDetails(let details) = event.details else { continue }
        print(event.timestamp_, details.loginMethod, details.errorDetails)
    }
}
