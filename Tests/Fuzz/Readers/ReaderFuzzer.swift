import Foundation

@testable import DropboxEmulator
@testable import DropboxHTTP
@testable import DropboxHTTPServer

/// Parses an input of libFuzzer. The first byte selects one of the emulator's parsers: of images, audio, documents,
/// admin requests, and headers.
///
/// Findings are the errors that Address Sanitizer detects, and traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, count > 0 else { return 0 }
    let data = Data(bytes: start + 1, count: count - 1)
    switch start[0] & 15 {
    case 0, 1: image(data)
    case 2: tags(data)
    case 3: _ = (WaveHeader(data), PDFHeader(data))
    case 4: office(data)
    case 5: richText(data)
    case 6: markup(data)
    case 7: tables(data)
    case 8: subtitles(data)
    case 9, 10: configuration(data)
    case 11: faults(data)
    case 12: headers(data)
    case 13: forms(data)
    case 14: dates(data)
    default: ranges(data)
    }
    return 0
}

// MARK: Media

private func image(_ data: Data) {
    guard let header = ImageHeader(data) else { return }
    _ = (EXIFMetadata(exif: header.exif).timeTaken, MediaSize(header))
    // The decoders are third-party code. Their memory use for large images isn't what this fuzzer tests.
    guard header.isDecodable, header.width * header.height <= 1 << 16 else { return }
    _ = try? Thumbnail.create(from: data, .init())
    _ = try? Thumbnail.create(from: data, .init(box: .init(width: 7, height: 9), mode: .cover, encoding: .png))
    _ = ProfilePhoto.cropped(data, to: .init(width: 16, height: 8), isRound: true)
}

/// The size of an image as a route reports it.
private struct MediaSize {
    let megapixels: Double

    init(_ header: ImageHeader) { megapixels = Double(header.width) * Double(header.height) / 1e6 }
}

private func tags(_ data: Data) {
    let metadata = EXIFMetadata(exif: data)
    _ = (metadata.timeTaken, metadata.position, metadata.orientation)
    guard let directory = TagDirectory(data) else { return }
    for nested in [directory, directory.directory(.exifDirectory), directory.directory(.gpsDirectory)] {
        guard let nested else { continue }
        _ = (
            nested.fraction(.exposureTime), nested.double(.focalLength, 2), nested.text(.make), nested.number(.isoSpeed)
        )
        _ = nested.degrees(.gpsLatitude, .gpsLatitudeRef, negative: "S")
    }
}

private func office(_ data: Data) {
    for fileExtension in ["docx", "pptx", "odt"] { convert(DocumentReader.blocks(data, fileExtension: fileExtension)) }
    _ = DocumentReader.sheets(data, name: "a.xlsx").map { Sheet.html($0, title: "a") }
    _ = DocumentReader.sheets(data, name: "a.ods")
}

private func richText(_ data: Data) {
    for fileExtension in ["rtf", "doc", "txt"] { convert(DocumentReader.blocks(data, fileExtension: fileExtension)) }
}

private func convert(_ blocks: [TextBlock]?) {
    guard let blocks else { return }
    _ = TextBlock.markdown(blocks)
    _ = PDFWriter.pdf(Array(blocks.prefix(50)), title: "a", date: .distantPast)
}

private func markup(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let markdown = HTMLReader.markdown(text)
    _ = (Markdown.html(markdown, title: text), Markdown.plainText(text), Markdown.escaped(text))
    convert(Markdown.blocks(text))
    MarkupTag.forEachToken(in: data) { _ in }
}

private func tables(_ data: Data) {
    let sheet = Sheet(name: "a", separated: String(decoding: data, as: UTF8.self))
    _ = (Sheet.html([sheet], title: "a"), sheet.markdown)
    _ = DocumentReader.sheets(data, name: "a.csv")
}

private func subtitles(_ data: Data) {
    _ = Subtitles.cues(String(decoding: data, as: UTF8.self)).map(Subtitles.words)
}

// MARK: Admin API

private func configuration(_ data: Data) {
    guard let json = try? JSONValue(text: data) else { return }
    _ = (try? json.serialized(isPretty: true), json.valueDescription)
    _ = try? DropboxEmulator.Configuration(json: json, folder: URL(fileURLWithPath: "/nowhere"))
}

private func faults(_ data: Data) {
    guard let json = try? JSONValue(text: data) else { return }
    let fault = try? ObjectReader.read(json) { (reader) throws(JSONReadingError) in try DropboxEmulator.Fault(&reader) }
    guard let fault else { return }
    guard (try? JSONValue.object(fault.json).serialized()) != nil else {
        fatalError("cannot encode the fault: \(fault)")
    }
    var delivery = Delivery()
    switch fault.steps.first?.effect {
    case .truncate(let offset): delivery.truncationOffset = offset.map(Int64.init(clamping:))
    case .corrupt(let offset): delivery.invertedOffset = offset.map(Int64.init(clamping:))
    case .stall(let offset, let duration): delivery.stall = (Int64(clamping: offset), duration?.seconds)
    case .slowResponse(let rate): delivery.rate = Int64(clamping: rate)
    default: return
    }
    for offset: Int64 in [0, 1, 1000, 1 << 40, .max] {
        for elapsed in [0, 0.5, 1e10, 1e300, .infinity] {
            _ = delivery.step(at: offset, room: 4096, elapsed: elapsed, stalled: elapsed)
        }
    }
}

// MARK: Headers

private func headers(_ data: Data) {
    var fields = HeaderFields()
    for line in data.split(separator: UInt8(ascii: "\n")) {
        let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
        (parts.count > 1 ? parts[1] : Data()).withUnsafeBytes { bytes in
            fields.add(String(decoding: parts[0], as: UTF8.self), bytes: bytes)
        }
        if parts.count > 1, fields.count(of: String(decoding: parts[0], as: UTF8.self)) == 1,
            fields.bytes(of: String(decoding: parts[0], as: UTF8.self)) != Data(parts[1])
        {
            fatalError("a field changes its bytes: \(line)")
        }
    }
    _ = MessageFraming.ambiguity(in: fields)
    for name in fields.fields.map(\.name) { fields[name] = fields[name] }
}

private func forms(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    for field in FormEncoding.fields(text) { _ = FormEncoding.bytes(of: field.name, in: text.utf8[...]) }
}

private func dates(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let halves = text.split(separator: "\n", maxSplits: 1).map(String.init)
    let headers: HTTPHeaders = ["Retry-After": halves.first ?? "", "Date": halves.last ?? ""]
    if let delay = headers.retryAfter(), delay < .zero || delay > .seconds(400 * 86_400) {
        fatalError("\(text): \(delay)")
    }
}

private func ranges(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    for size: Int64 in [0, 1, 1000, .max] {
        for header in [text, "bytes=" + text] {
            if case .part(let range) = ByteRange(header, size: size), range.lowerBound < 0 || range.upperBound > size {
                fatalError("\(header) of \(size): \(range)")
            }
        }
    }
}
