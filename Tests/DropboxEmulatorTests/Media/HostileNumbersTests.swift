import Foundation
import Testing

@testable import DropboxEmulator

/// Numbers in files that are sound one by one, and too large together.
@Suite(.timeLimit(.minutes(5)))
struct HostileNumbersTests {
    /// A photo of 123 bytes and fewer.
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
    func aZoneThatIsNoneCountsAsUTC(_ zone: String) {
        let facts = EXIFMetadata(exif: exif(offsetTime: zone))
        #expect(facts.offsetTime == zone)
        #expect(facts.timeTaken == EXIFMetadata(exif: exif(offsetTime: "")).timeTaken)
        #expect(facts.timeTaken != nil)
    }

    @Test func zonesCount() throws {
        let utc = try #require(EXIFMetadata(exif: exif(offsetTime: "+00:00")).timeTaken)
        let west = try #require(EXIFMetadata(exif: exif(offsetTime: "-03:30")).timeTaken)
        #expect(west.timeIntervalSince(utc) == 3.5 * 3600)
    }

    private func metadata(_ name: String, _ data: Data) throws(Extraction.Failure) {
        let fileExtension = name.split(separator: ".").last.map(String.init) ?? ""
        _ = try FileMetadataReader.metadata(of: .init(name: name, fileExtension: fileExtension, data: data))
    }

    @Test func anImageOfAllPixelsThereCanBeHasFacts() throws {
        var png = Data("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) })
        png += Data([0, 0, 0, 13] + Array("IHDR".utf8) + [UInt8](repeating: 0xFF, count: 8))
        png += Data([8, 2, 0, 0, 0, 0, 0, 0, 0])
        try metadata("a.png", png)
    }

    @Test(arguments: ["nan nan nan nan", "-inf 0 inf 1", "inf inf inf inf", "0 0 1e308 -1e308"])
    func aPageOfNoSizeHasFacts(_ box: String) throws {
        try metadata("a.pdf", Data("%PDF-1.4 /MediaBox [\(box)] /Type /Page".utf8))
    }

    @Test func aRecordingOfAllSamplesThereCanBeHasFacts() throws {
        let all = [UInt8](repeating: 0xFF, count: 4)
        let format: [UInt8] = [16, 0, 0, 0, 1, 0, 0xFF, 0xFF] + all + all + [0, 0, 0, 0]
        let wave = Data(Array("RIFF".utf8) + all + Array("WAVEfmt ".utf8) + format + Array("data".utf8) + all)
        try metadata("a.wav", wave)
    }
}
