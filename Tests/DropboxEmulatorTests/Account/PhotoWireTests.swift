import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of account photos over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct PhotoWireTests {
    private func put(_ wire: Wire, _ data: Data) async throws -> RawResponse {
        let photo = #"{"photo":{".tag":"base64_data","base64_data":"\#(data.base64EncodedString())"}}"#
        return try await wire.rpc("account/set_profile_photo", photo)
    }

    private func get(_ wire: Wire, _ id: String, isRound: Bool = false, isExpected: Bool = true) async throws
        -> RawResponse
    {
        let argument =
            #"{"dbx_account_id":"\#(id)","size":"64x64","circle_crop":\#(isRound),"expect_account_photo":\#(isExpected)}"#
        return try await wire.send("POST /2/account/get_photo", [wire.bearer, "Dropbox-API-Arg: \(argument)"])
    }

    @Test func photosAreServedAtTheirURL() async throws {
        try await Wire.run { wire in
            let response = try await put(wire, SampleImage.make(.png, width: 400, height: 200))
            #expect(response.status == 200)
            let url = try #require(response.json["profile_photo_url"] as? String)
            let account = try await wire.rpc("users/get_current_account", "null")
            #expect(account.json["profile_photo_url"] as? String == url)
            let target = try #require(URLComponents(string: url))
            let served = try await wire.send("GET \(target.percentEncodedPath)?\(target.percentEncodedQuery ?? "")")
            #expect(served.headers["content-type"] == "image/jpeg")
            SampleImage.decode(served.body, .jpeg) { image in
                #expect("\(image.width)x\(image.height)" == "128x128")
                #expect(image.color(25, 60) == "red")
                #expect(image.color(75, 60) == "blue")
            }
            _ = try await wire.rpc("account/delete_profile_photo", "{}")
            #expect(try await wire.send("GET \(target.percentEncodedPath)").status == 404)
            #expect(try await wire.rpc("users/get_current_account", "null").json["profile_photo_url"] == nil)
        }
    }

    @Test func photosAreDownloadedRoundOrSquare() async throws {
        try await Wire.run { wire in
            let id = try #require(try await wire.rpc("users/get_current_account", "null").json["account_id"] as? String)
            #expect(try await get(wire, id).summary == "expected_account_photo_missing/")
            #expect(try await get(wire, id, isExpected: false).summary == "account_photo_missing/")
            _ = try await put(wire, SampleImage.make(.jpeg, width: 200, height: 200))
            let square = try await get(wire, id)
            #expect(square.headers["dropbox-api-result"] == #"{"content_type":"image/jpeg"}"#)
            SampleImage.decode(square.body, .jpeg) { #expect($0.color(2, 50) == "red") }
            let round = try await get(wire, id, isRound: true)
            #expect(round.headers["content-type"] == "application/octet-stream")
            SampleImage.decode(round.body, .png) { image in
                #expect(image.color(2, 2) == "clear")
                #expect(image.color(30, 50) == "red")
            }
            #expect(try await get(wire, "bogus").status == 400)
        }
    }

    @Test func invalidPhotosAreRejected() async throws {
        try await Wire.run { wire in
            let words = try await put(wire, Data("no image".utf8))
            #expect(words.summary == "file_type_error/")
            #expect(try await put(wire, SampleImage.make(.png, width: 127, height: 300)).summary == "dimension_error/")
            let image = SampleImage.make(.png, width: 300, height: 300)
            #expect(try await put(wire, image.prefix(60)).summary == "thumbnail_error/")
            #expect(try await put(wire, image + Data(count: 10 << 20)).summary == "file_size_error/")
            let text = #"{"photo":{".tag":"base64_data","base64_data":"?"}}"#
            #expect(try await wire.rpc("account/set_profile_photo", text).summary == "file_type_error/")
        }
    }
}
