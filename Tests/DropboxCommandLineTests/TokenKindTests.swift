import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// A token of the wrong kind is named, with what to do.
@Suite(.timeLimit(.minutes(10)))
struct TokenKindTests {
    private static let teamWithoutMember =
        "this is the token of a team, which has no files; choose a member with --as-member EMAIL"
    private static let userWithMember =
        "cannot find the member bob@example.com: this is the token of a user; use the token of a team"

    private func words(_ words: [String], _ fixture: CommandFixture) -> [String] {
        words.map { $0.replacingOccurrences(of: "TEMPORARY", with: fixture.folder.url.path) }
    }

    @Test(arguments: [["ls"], ["account"], ["put", "Package.swift", "/a"], ["fs", "ls", "--folder", "TEMPORARY/fs"]])
    func tokenOfATeamNeedsAMember(command: [String]) async throws {
        let team = { (emulator: DropboxEmulator) in
            _ = try emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin), .init("bob")]))
            return try emulator.teamToken("Engines")
        }
        try await CommandFixture.run(token: team) { fixture in
            let result = await fixture.dbx(words(command, fixture))
            #expect(result.status == .failure && result.error.contains(Self.teamWithoutMember), "\(result.error)")
            let doctor = await fixture.dbx(words(["doctor", "TEMPORARY/report.txt"], fixture))
            #expect(doctor.status == .failure)
            #expect(doctor.output.contains("         to fix: \(Self.teamWithoutMember)"), "\(doctor.output)")
            let member = await fixture.dbx(words(command, fixture) + ["--as-member", "bob@example.com"])
            #expect(member.status == .success, "\(member.error)")
        }
    }

    @Test(arguments: [["ls"], ["fs", "ls", "--folder", "TEMPORARY/fs"]])
    func tokenOfAUserActsForNobodyElse(command: [String]) async throws {
        try await CommandFixture.run { fixture in
            let result = await fixture.dbx(words(command, fixture) + ["--as-member", "bob@example.com"])
            #expect(result.status == .failure && result.error.contains(Self.userWithMember), "\(result.error)")
            #expect(result.error.hasSuffix("; or omit --as-member\n"), "\(result.error)")
            let doctor = await fixture.dbx(
                words(["doctor", "TEMPORARY/report.txt", "--as-member", "bob@example.com"], fixture))
            #expect(doctor.status == .failure)
            #expect(doctor.output.contains("         to fix: \(Self.userWithMember)"), "\(doctor.output)")
            #expect(!doctor.output.contains("there is no token"), "\(doctor.output)")
        }
    }
}
