import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine
@testable import DropboxEmulator

/// The scopes that dbx requests, against the list of the emulator.
extension AccountTests {
    @Test func emulatorKnowsEveryScopeThatCanBeRequested() {
        let named = AppRegistration.groups.values.joined()
        #expect(named.count > 10)
        #expect(Set(named).subtracting(ScopeCatalog.names) == [])
        #expect(AllRoutes.scopes.subtracting(ScopeCatalog.names) == [])
        // The emulator's own app may request all of them.
        #expect(ScopeCatalog.names.isSuperset(of: ["contacts.read", "team_data.team_space"]))
    }

    @Test func signInRequestsTheScopesOfTeams() async throws {
        try await withFixture { fixture in
            try fixture.emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin)]))
            let log = TerminalLog()
            var command = try LoginCommand.parse([
                "--app-key", fixture.emulator.appKey, "--host", fixture.host, "--config", fixture.folder.url.path,
                "--scopes", "team",
            ])
            command.openURL = { page throws(SignInError) in
                do {
                    var browser = TestBrowser()
                    let response = try await browser.press(.allow, on: page)
                    _ = try await browser.open(try #require(response.redirect, "\(response.page)"))
                } catch {
                    throw .cannotPresent("\(error)")
                }
            }
            _ = try await command.run(log.terminal())
            #expect(log.text(.output).contains("Engines"), "\(log.text(.error))")
        }
    }
}
