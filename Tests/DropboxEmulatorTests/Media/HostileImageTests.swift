import Foundation
import Testing

@testable import DropboxEmulator

/// Bytes that only look like images.
@Suite(.timeLimit(.minutes(10)))
struct HostileImageTests {
    /// Whatever becomes of them, the process lives on and the answer comes.
    @Test(arguments: SampleImage.Kind.allCases)
    func mutatedImagesAreDecodedOrRefused(_ kind: SampleImage.Kind) throws {
        let seed =
            ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        let count = ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 300
        print("\(kind): SEED=\(seed) MUTATIONS=\(count)")
        var generator = SeededGenerator(state: seed)
        let exif = SampleExif.make(orientation: 6)
        var sample = SampleImage.make(kind, width: 61, height: 43)
        if kind == .jpeg { sample = SampleExif.insert(exif, into: sample) }
        _ = try Thumbnail.make(of: sample, .init())
        for _ in 0..<count {
            let data = mutate(sample, &generator)
            _ = MediaInfo(photo: data)
            do throws(Thumbnail.Failure) {
                _ = try Thumbnail.make(of: data, .init())
            } catch {
                #expect(error != .unsupportedExtension)
            }
        }
    }

    private func mutate(_ sample: Data, _ generator: inout SeededGenerator) -> Data {
        var data = sample
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            data = data.prefix(Int.random(in: 0...data.count, using: &generator))
        case 1:
            let head = Int.random(in: 4...40, using: &generator)
            data = data.prefix(head) + (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
        default:
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                // The head decides most, so it is hit more often than its length deserves.
                let range = Bool.random(using: &generator) ? min(data.count, 100) : data.count
                data[Int.random(in: 0..<range, using: &generator)] =
                    [0, 0xFF, 0x7F, .random(in: 0...255, using: &generator)]
                    .randomElement(using: &generator) ?? 0
            }
        }
        return data
    }

    @Test func hugeImagesOfFewBytesAreNotDecoded() throws {
        func refusal(_ data: Data) -> Thumbnail.Failure? {
            do throws(Thumbnail.Failure) {
                _ = try Thumbnail.make(of: data, .init())
                return nil
            } catch {
                return error
            }
        }
        // A GIF whose picture is larger than the screen that it announces.
        let gif = Data("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 0, 0x3B]
        #expect(refusal(gif) == .unsupportedImage)
        var png = SampleImage.make(.png, width: 8, height: 8)
        png.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0, 0, 0, 0xFF, 0])
        #expect(refusal(png) == .unsupportedImage)
        // A JPEG that goes over 8,000 x 8,000 pixels a hundred times.
        var jpeg = Data([0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0x1F, 0x40, 0x1F, 0x40, 1, 1, 0x11, 0])
        for _ in 0..<100 { jpeg.append(contentsOf: [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0, 0]) }
        #expect(refusal(jpeg) == .unsupportedImage)
        #expect(refusal(Data()) == .unsupportedImage)
    }

    /// The server answers others while it decodes.
    @Test func decodingKeepsNobodyWaiting() async throws {
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
