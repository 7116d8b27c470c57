import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of requests from clients with a newer version of the specification.
@Suite struct UndocumentedFieldsTests {
    private func thumbnail(_ wire: Wire, _ argument: String) async throws -> RawResponse {
        try await wire.send("POST /2/files/get_thumbnail_v2", [wire.bearer, "Dropbox-API-Arg: \(argument)"])
    }

    @Test func undocumentedFieldOfNewClientsIsAccepted() async throws {
        try await Wire.run { wire in
            let argument = #"{"resource":{".tag":"path","path":"/none.png"},"preserve_transparency":true}"#
            let response = try await thumbnail(wire, argument)
            #expect(response.summary == "path/not_found/")
        }
    }

    @Test func unknownFieldIsRejected() async throws {
        try await Wire.run { wire in
            let argument = #"{"resource":{".tag":"path","path":"/a.png"},"preserve_transparency":true,"more":1}"#
            let unknown = try await thumbnail(wire, argument)
            #expect(unknown.text.hasSuffix("unknown field 'more'"))
            let nested = #"{"resource":{".tag":"path","path":"/a.png","preserve_transparency":true}}"#
            let misplaced = try await thumbnail(wire, nested)
            #expect(misplaced.status == 400)
        }
    }
}
