import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
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

    /// The service ignores the ID of a member next to the token of a user.
    @Test(
        arguments: [
            ["ls"], ["account"], ["put", "Package.swift", "/a"], ["rm", "/kept.txt"],
            ["fs", "ls", "--folder", "TEMPORARY/fs"],
        ], ["--as-member", "--as-admin"])
    func tokenOfAUserSelectsNoMember(command: [String], option: String) async throws {
        try await CommandFixture.run { fixture in
            _ = try fixture.ada.put("/kept.txt", "kept")
            let result = await fixture.dbx(words(command, fixture) + [option, "dbmid:AAAA"])
            let message = "cannot act for dbmid:AAAA: this is the token of a user; use the token of a team: "
            #expect(result.status == .failure && result.output == "", "\(result.output)")
            #expect(result.error.contains(message), "\(result.error)")
            #expect(result.error.contains("`dbx login --scopes team,files`; or omit the member"), "\(result.error)")
            #expect(try fixture.ada.list() == ["/kept.txt"])
            let invalid = await fixture.dbx(words(command, fixture) + [option, "bob"])
            #expect(invalid.status == .usage)
            #expect(invalid.error.contains("invalid \(option): expected an ID (dbmid:…) or an email address"))
        }
    }

    @Test(arguments: [["info"], ["members"], ["groups"], ["devices"], ["events"], ["folders"]])
    func tokenOfAUserReadsNoTeam(command: [String]) async throws {
        try await CommandFixture.run { fixture in
            let result = await fixture.dbx(["team"] + command)
            #expect(result.status == .failure, "\(result.error)")
            #expect(result.error.contains("this is the token of a user; use the token of a team: "), "\(result.error)")
        }
    }

    /// The ID of a member works with a token of a team that has only the scopes for files.
    @Test func tokenOfATeamSelectsMembersByTheirIDs() async throws {
        let team = { (emulator: DropboxEmulator) in
            _ = try emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin), .init("bob")]))
            return try emulator.teamToken("Engines", scopes: ["team_data.member", "files.metadata.read"])
        }
        try await CommandFixture.run(token: team) { fixture in
            let bob = try fixture.emulator.account("bob")
            _ = try bob.put("/of-bob.txt", "x")
            let client = DropboxClient(
                accessToken: try bob.token(), baseHosts: BaseHosts(server: fixture.emulator.url.absoluteString))
            defer { client.shutdown() }
            let id = try #require(try await client.users.getCurrentAccount().response().teamMemberId)
            let result = await fixture.dbx("ls", "--as-member", id)
            #expect(result.output == "of-bob.txt\n", "\(result.error)")
        }
    }

    /// Routes for teams have no member.
    @Test func tokenOfATeamCallsRoutesForTeams() async throws {
        let team = { (emulator: DropboxEmulator) in
            _ = try emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin), .init("bob")]))
            return try emulator.teamToken("Engines")
        }
        try await CommandFixture.run(token: team) { fixture in
            for words in [[], ["--as-member", "bob@example.com"]] {
                let result = await fixture.dbx(["api", "team/get_info"] + words)
                #expect(result.output.contains(#""name":"Engines""#), "\(result.error)")
            }
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
