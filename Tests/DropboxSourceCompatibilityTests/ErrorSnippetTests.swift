import DropboxEmulator
import SwiftyDropbox
import Testing

extension SnippetTests {
    @Suite struct Errors {
        private static let path = "/test/path/in/Dropbox/account"

        @Test func routeErrorIsTakenApart() async throws {
            try await SnippetFixture.with { fixture in
                Seed001.routeSpecificErrors(fixture.client)
                await expectPrinted("There is nothing at the given path.")
                Seed000.routeSpecificErrors(fixture.client)
                await expectPrinted("lookup: ")
            }
        }

        @Test(arguments: [
            (DropboxEmulator.Fault.Effect.serverError(status: 500), "InternalServerError", "internal server error"),
            (.expiredToken, "AuthError", "auth error"),
            (.rateLimit(retryAfter: 100_000), "RateLimitError", "rate limit error"),
        ])
        func genericErrorIsTakenApart(effect: DropboxEmulator.Fault.Effect, swift: String, objectiveC: String)
            async throws
        {
            try await SnippetFixture.with { fixture in
                try fixture.emulator.faults.add(effect, on: "files/delete*")
                Seed001.genericNetworkRequestErrors(fixture.client)
                await expectPrinted(swift)
                Seed000.genericNetworkRequestErrors(fixture.client)
                await expectPrinted(objectiveC)
            }
        }

        @Test func resultWithSubtypesIsToldApart() async throws {
            try await SnippetFixture.with { fixture in
                try fixture.ada.put(Self.path, "x")
                Seed001.responseHandlingEdgeCases(fixture.client)
                await expectPrinted("File metadata: ")
                try fixture.ada.put(Self.path + "/in/it", "x")
                Seed000.responseHandlingEdgeCases(fixture.client)
                await expectPrinted("Folder data: ")
            }
        }
    }
}
