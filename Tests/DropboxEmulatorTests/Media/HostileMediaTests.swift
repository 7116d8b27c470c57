import Foundation
import Testing

@testable import DropboxEmulator

/// Tests malformed images.
@Suite(.timeLimit(.minutes(10)))
struct HostileImageTests {
    /// Decoding must return a result or an error, and must not crash the process.
    @Test(arguments: SampleImage.Kind.allCases)
    func mutatedImagesAreDecodedOrRejected(_ kind: SampleImage.Kind) throws {
        let seed =
            ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        let count = ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 300
        print("\(kind): SEED=\(seed) MUTATIONS=\(count)")
        var generator = SplitMix64(state: seed)
        let exif = SampleExif.make(orientation: 6)
        var sample = SampleImage.make(kind, width: 61, height: 43)
        if kind == .jpeg { sample = SampleExif.insert(exif, into: sample) }
        _ = try Thumbnail.create(from: sample, .init())
        for _ in 0..<count {
            let data = mutate(sample, &generator)
            _ = MediaInfo(photo: data)
            do throws(Thumbnail.Failure) {
                _ = try Thumbnail.create(from: data, .init())
            } catch {
                #expect(error != .unsupportedExtension)
            }
        }
    }

    private func mutate(_ sample: Data, _ generator: inout SplitMix64) -> Data {
        var data = sample
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            data = data.prefix(Int.random(in: 0...data.count, using: &generator))
        case 1:
            let head = Int.random(in: 4...40, using: &generator)
            data = data.prefix(head) + (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
        default:
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                // Mutate the header more often than its length suggests because it has the most influence.
                let range = Bool.random(using: &generator) ? min(data.count, 100) : data.count
                data[Int.random(in: 0..<range, using: &generator)] =
                    [0, 0xFF, 0x7F, .random(in: 0...255, using: &generator)]
                    .randomElement(using: &generator) ?? 0
            }
        }
        return data
    }

    @Test func hugeImagesInSmallFilesAreNotDecoded() throws {
        func failure(_ data: Data) -> Thumbnail.Failure? {
            do throws(Thumbnail.Failure) {
                _ = try Thumbnail.create(from: data, .init())
                return nil
            } catch {
                return error
            }
        }
        // A GIF with an image that is larger than its logical screen.
        let gif = Data("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 0, 0x3B]
        #expect(failure(gif) == .unsupportedImage)
        var png = SampleImage.make(.png, width: 8, height: 8)
        png.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0, 0, 0, 0xFF, 0])
        #expect(failure(png) == .unsupportedImage)
        // A JPEG with 100 scans of 8,000 x 8,000 pixels.
        var jpeg = Data([0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0x1F, 0x40, 0x1F, 0x40, 1, 1, 0x11, 0])
        for _ in 0..<100 { jpeg.append(contentsOf: [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0, 0]) }
        #expect(failure(jpeg) == .unsupportedImage)
        #expect(failure(Data()) == .unsupportedImage)
    }

    /// The server responds to other requests while it decodes an image.
    @Test func decodingDoesNotBlockOtherRequests() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.jpg"}"#, SampleImage.make(.jpeg, width: 5000, height: 4000))
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        let head = [wire.bearer, #"Dropbox-API-Arg: {"path":"/a.jpg"}"#]
                        return try await wire.send("POST /2/files/get_thumbnail", head).status == 200
                    }
                }
                group.addTask { try await wire.rpc("check/user", #"{"query":"x"}"#).status == 200 }
                for try await isRight in group { #expect(isRight) }
            }
        }
    }
}

/// Tests files with numbers that are valid individually, but too large in combination.
@Suite(.timeLimit(.minutes(5)))
struct HostileNumbersTests {
    /// Returns a photo of at most 123 bytes.
    private func exif(offsetTime: String) -> Data {
        var data = Data("MM\0*".utf8)
        func add(_ number: UInt32, _ bytes: Int) {
            for shift in (0..<bytes).reversed() { data.append(UInt8(number >> UInt32(shift * 8) & 255)) }
        }
        func field(_ tag: UInt32, _ type: UInt32, _ count: UInt32, _ value: UInt32) {
            for (number, bytes) in [(tag, 2), (type, 2), (count, 4), (value, 4)] { add(number, bytes) }
        }
        let time = "2015:05:12 15:50:38\0"
        add(8, 4)
        add(1, 2)
        field(34665, 4, 1, 26)
        add(0, 4)
        add(2, 2)
        field(36867, 2, UInt32(time.utf8.count), 56)
        field(36881, 2, UInt32(offsetTime.utf8.count), 76)
        add(0, 4)
        return data + Data(time.utf8) + Data(offsetTime.utf8)
    }

    @Test(arguments: [
        "+01:9223372036854775807", "-01:9223372036854775807", "+-9223372036854775808:00", "+9223372036854775807:0",
        "+14:60", "+15:00",
    ])
    func invalidTimeZoneIsReadAsUTC(_ zone: String) {
        let facts = EXIFMetadata(exif: exif(offsetTime: zone))
        #expect(facts.offsetTime == zone)
        #expect(facts.timeTaken == EXIFMetadata(exif: exif(offsetTime: "")).timeTaken)
        #expect(facts.timeTaken != nil)
    }

    @Test func timeZonesAreApplied() throws {
        let utc = try #require(EXIFMetadata(exif: exif(offsetTime: "+00:00")).timeTaken)
        let west = try #require(EXIFMetadata(exif: exif(offsetTime: "-03:30")).timeTaken)
        #expect(west.timeIntervalSince(utc) == 3.5 * 3600)
    }

    private func metadata(_ name: String, _ data: Data) throws(Extraction.Failure) {
        let fileExtension = name.split(separator: ".").last.map(String.init) ?? ""
        _ = try FileMetadataReader.metadata(of: .init(name: name, fileExtension: fileExtension, data: data))
    }

    @Test func imageWithMaximumSizeHasMetadata() throws {
        var png = Data("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) })
        png += Data([0, 0, 0, 13] + Array("IHDR".utf8) + [UInt8](repeating: 0xFF, count: 8))
        png += Data([8, 2, 0, 0, 0, 0, 0, 0, 0])
        try metadata("a.png", png)
    }

    @Test(arguments: ["nan nan nan nan", "-inf 0 inf 1", "inf inf inf inf", "0 0 1e308 -1e308"])
    func pageWithInvalidSizeHasMetadata(_ box: String) throws {
        try metadata("a.pdf", Data("%PDF-1.4 /MediaBox [\(box)] /Type /Page".utf8))
    }

    @Test func recordingWithMaximumLengthHasMetadata() throws {
        let all = [UInt8](repeating: 0xFF, count: 4)
        let format: [UInt8] = [16, 0, 0, 0, 1, 0, 0xFF, 0xFF] + all + all + [0, 0, 0, 0]
        let wave = Data(Array("RIFF".utf8) + all + Array("WAVEfmt ".utf8) + format + Array("data".utf8) + all)
        try metadata("a.wav", wave)
    }
}
