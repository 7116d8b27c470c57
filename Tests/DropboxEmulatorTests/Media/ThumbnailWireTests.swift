import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of thumbnails over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct ThumbnailWireTests {
    private func thumbnail(
        _ wire: Wire, _ argument: String, route: String = "get_thumbnail", _ headers: [String] = []
    ) async throws -> RawResponse {
        try await wire.send("POST /2/files/\(route)", [wire.bearer, "Dropbox-API-Arg: \(argument)"] + headers)
    }

    @Test(arguments: SampleImage.Kind.allCases)
    func allImageFormatsAreScaled(_ kind: SampleImage.Kind) async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(
                #"{"path":"/a.\#(kind)"}"#, SampleImage.make(kind, width: 400, height: 200))
            for (format, result) in [("jpeg", SampleImage.Kind.jpeg), ("png", .png), ("webp", .webp)] {
                let argument = #"{"path":"/a.\#(kind)","format":"\#(format)","size":"w128h128"}"#
                let response = try await thumbnail(wire, argument)
                #expect(response.status == 200, "\(kind) to \(format): \(response.text)")
                #expect(response.headers["content-type"] == "application/octet-stream")
                SampleImage.decode(response.body, result) { image in
                    #expect(image.width == 128)
                    #expect(image.height == 64)
                    #expect(image.color(25, 60) == "red")
                    #expect(image.color(75, 60) == "blue")
                    #expect(image.color(50, 10) == "green")
                }
            }
        }
    }

    @Test func metadataIsInTheHeader() async throws {
        try await Wire.run { wire in
            let image = SampleImage.make(.jpeg, width: 80, height: 60)
            let uploaded = try await wire.upload(#"{"path":"/Ä.JPG"}"#, SampleExif.insert(.init(), into: image)).json
            let response = try await thumbnail(wire, #"{"path":"/ä.jpg"}"#)
            let result = try #require(response.headers["dropbox-api-result"])
            #expect(result.hasPrefix(#"{"name":"\u00c4.JPG","#))
            let dimensions =
                #""media_info":{".tag":"metadata","metadata":{".tag":"photo","dimensions":{"height":60,"width":80}}}"#
            #expect(result.contains(dimensions))
            let rev = try #require(uploaded["rev"] as? String)
            let plain = try await thumbnail(wire, #"{"path":"rev:\#(rev)","exclude_media_info":true}"#)
            #expect(plain.headers["dropbox-api-result"]?.contains("media_info") == false)
            let id = try #require(uploaded["id"] as? String)
            let second = #"{"resource":{".tag":"path","path":"\#(id)"},"mode":"bestfit"}"#
            let response2 = try await thumbnail(wire, second, route: "get_thumbnail_v2")
            #expect(response2.headers["dropbox-api-result"]?.hasPrefix(#"{"file_metadata":{"name":"#) == true)
        }
    }

    @Test func unchangedThumbnailsAreNotSentAgain() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.png"}"#, SampleImage.make(.png, width: 80, height: 60))
            let tag = try #require(try await thumbnail(wire, #"{"path":"/a.png"}"#).headers["etag"])
            let conditions = ["If-None-Match: \(tag)"]
            #expect(try await thumbnail(wire, #"{"path":"/a.png"}"#, conditions).status == 304)
            #expect(try await thumbnail(wire, #"{"path":"/a.png","size":"w32h32"}"#, conditions).status == 200)
        }
    }

    @Test func modeSelectsTheBox() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.png"}"#, SampleImage.make(.png, width: 600, height: 1200))
            let expected = [
                ("strict", 160, 320), ("bestfit", 240, 480), ("fitone_bestfit", 320, 640), ("original", 600, 1200),
            ]
            for (mode, width, height) in expected {
                let argument = #"{"path":"/a.png","size":"w480h320","format":"png","mode":"\#(mode)"}"#
                SampleImage.decode(try await thumbnail(wire, argument).body, .png) { image in
                    #expect("\(mode) \(image.width)x\(image.height)" == "\(mode) \(width)x\(height)")
                }
            }
        }
    }

    @Test func higherQualityNeedsMoreBytes() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.png"}"#, SampleImage.make(.png, width: 500, height: 500))
            let argument = #"{"path":"/a.png","size":"w256h256","quality":"#
            let usual = try await thumbnail(wire, argument + #""quality_80"}"#)
            let high = try await thumbnail(wire, argument + #""quality_90"}"#)
            #expect(usual.status == 200)
            #expect(usual.body.count < high.body.count)
        }
    }

    @Test func transparencyIsPreservedOrBecomesWhite() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.png"}"#, SampleImage.makeTransparent(width: 100, height: 100))
            for (format, kind, right) in [("png", SampleImage.Kind.png, "clear"), ("jpeg", .jpeg, "white")] {
                let response = try await thumbnail(wire, #"{"path":"/a.png","format":"\#(format)"}"#)
                SampleImage.decode(response.body, kind) { image in
                    #expect(image.color(20, 50) == "red")
                    #expect(image.color(80, 50) == right)
                }
            }
        }
    }

    /// The position of the green edge, the red part and the blue part for each EXIF orientation.
    @Test(arguments: [
        (1, [50, 10], [25, 60], [75, 60]), (2, [50, 10], [75, 60], [25, 60]), (3, [50, 90], [75, 40], [25, 40]),
        (4, [50, 90], [25, 40], [75, 40]), (5, [10, 50], [60, 25], [60, 75]), (6, [90, 50], [40, 25], [40, 75]),
        (7, [90, 50], [40, 75], [40, 25]), (8, [10, 50], [60, 75], [60, 25]),
    ])
    func photosAreRotatedUpright(_ orientation: Int, _ green: [Int], _ red: [Int], _ blue: [Int]) async throws {
        try await Wire.run { wire in
            let exif = SampleExif.make(orientation: UInt16(orientation))
            let photo = SampleExif.insert(exif, into: SampleImage.make(.jpeg, width: 400, height: 200))
            _ = try await wire.upload(#"{"path":"/a.jpg"}"#, photo)
            let response = try await thumbnail(wire, #"{"path":"/a.jpg","size":"w64h64","format":"png"}"#)
            SampleImage.decode(response.body, .png) { image in
                #expect(image.width == (orientation > 4 ? 32 : 64))
                #expect(image.height == (orientation > 4 ? 64 : 32))
                #expect(image.color(green[0], green[1]) == "green")
                #expect(image.color(red[0], red[1]) == "red")
                #expect(image.color(blue[0], blue[1]) == "blue")
            }
        }
    }

    @Test func photoMetadataHasTimeAndLocation() async throws {
        try await Wire.run { wire in
            let photo = SampleExif.insert(
                SampleExif.make(orientation: 1), into: SampleImage.make(.jpeg, width: 8, height: 8))
            _ = try await wire.upload(#"{"path":"/a.jpg"}"#, photo)
            let result = try #require(
                try await thumbnail(wire, #"{"path":"/a.jpg"}"#).headers["dropbox-api-result"])
            #expect(
                result.contains(
                    #""location":{"latitude":52.51,"longitude":-13.375},"time_taken":"2015-05-12T15:50:38Z""#))
        }
    }

    @Test func unsupportedFilesAreRejectedWithAReason() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, SampleImage.make(.png, width: 8, height: 8))
            _ = try await wire.upload(#"{"path":"/b.png"}"#, "no image at all")
            _ = try await wire.upload(#"{"path":"/c.png"}"#, SampleImage.make(.png, width: 80, height: 80).prefix(60))
            _ = try await wire.upload(#"{"path":"/d.ppm"}"#, "P6 60000 60000 255\n")
            _ = try await wire.upload(
                #"{"path":"/e.png"}"#, SampleImage.make(.png, width: 8, height: 8) + Data(count: 20 << 20))
            let expected = [
                "/a.txt": "unsupported_extension/", "/b.png": "unsupported_image/", "/c.png": "conversion_error/",
                "/d.ppm": "unsupported_image/", "/e.png": "unsupported_image/", "/f.png": "path/not_found/",
            ]
            for (path, summary) in expected {
                let response = try await thumbnail(wire, #"{"path":"\#(path)"}"#)
                #expect(response.status == 409)
                #expect(response.summary == summary)
                let second = #"{"resource":{".tag":"path","path":"\#(path)"}}"#
                #expect(try await thumbnail(wire, second, route: "get_thumbnail_v2").summary == summary)
            }
        }
    }

    @Test func linksHaveThumbnails() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/f/a.png"}"#, SampleImage.make(.png, width: 80, height: 80))
            let link = try await wire.rpc("sharing/create_shared_link_with_settings", #"{"path":"/f"}"#)
            let url = try #require(link.json["url"] as? String)
            func resource(_ url: String, _ path: String) -> String {
                #"{"resource":{".tag":"link","url":"\#(url)","path":"\#(path)"},"format":"png"}"#
            }
            let response = try await thumbnail(wire, resource(url, "/a.png"), route: "get_thumbnail_v2")
            #expect(response.status == 200)
            #expect(response.headers["dropbox-api-result"]?.hasPrefix(#"{"link_metadata":{"url":""#) == true)
            SampleImage.decode(response.body, .png) { #expect($0.width == 64) }
            let none = try await thumbnail(wire, resource(url, "/b.png"), route: "get_thumbnail_v2")
            #expect(none.summary == "not_found/")
        }
    }

    @Test func batchReportsAResultForEachEntry() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.png"}"#, SampleImage.make(.png, width: 80, height: 80))
            let two = #"{"entries":[{"path":"/a.png","format":"png"},{"path":"/none.png"}]}"#
            let response = try await wire.rpc("files/get_thumbnail_batch", two)
            #expect(response.status == 200)
            let entries = try #require(response.json["entries"] as? [[String: Any]])
            #expect(entries.map { $0[".tag"] as? String } == ["success", "failure"])
            let thumbnail = try #require((entries[0]["thumbnail"] as? String).flatMap { Data(base64Encoded: $0) })
            SampleImage.decode(thumbnail, .png) { #expect($0.width == 64) }
            let metadata = try #require(entries[0]["metadata"] as? [String: Any])
            #expect(metadata["name"] as? String == "a.png")
            #expect(metadata["media_info"] == nil)
            #expect(
                response.text.hasSuffix(#"{".tag":"failure","failure":{".tag":"path","path":{".tag":"not_found"}}}]}"#))

            let many = Array(repeating: #"{"path":"/a.png"}"#, count: 26).joined(separator: ",")
            let refused = try await wire.rpc("files/get_thumbnail_batch", #"{"entries":[\#(many)]}"#)
            #expect(refused.status == 409)
            #expect(refused.summary == "too_many_files/")
        }
    }
}
