import DropboxEmulator
import SwiftyDropbox
import Testing

extension SnippetTests {
    @Suite struct Errors {
        private static let path = "/test/path/in/Dropbox/account"

        @Test func routeErrorIsTakenApart() async throws {
            try await Site.with { site in
                Seed001.routeSpecificErrors(site.client)
                await expectPrinted("There is nothing at the given path.")
                Seed000.routeSpecificErrors(site.client)
                await expectPrinted("lookup: ")
            }
        }

        @Test(arguments: [
            (Fault.Effect.serverError(status: 500), "InternalServerError", "internal server error"),
            (.expiredToken, "AuthError", "auth error"),
            (.rateLimit(retryAfter: 100_000), "RateLimitError", "rate limit error"),
        ])
        func genericErrorIsTakenApart(effect: Fault.Effect, swift: String, objectiveC: String) async throws {
            try await Site.with { site in
                site.emulator.faults.add(effect, on: "files/delete*")
                Seed001.genericNetworkRequestErrors(site.client)
                await expectPrinted(swift)
                Seed000.genericNetworkRequestErrors(site.client)
                await expectPrinted(objectiveC)
            }
        }

        @Test func resultWithSubtypesIsToldApart() async throws {
            try await Site.with { site in
                try site.ada.put(Self.path, "x")
                Seed001.responseHandlingEdgeCases(site.client)
                await expectPrinted("File metadata: ")
                try site.ada.put(Self.path + "/in/it", "x")
                Seed000.responseHandlingEdgeCases(site.client)
                await expectPrinted("Folder data: ")
            }
        }
    }
}
