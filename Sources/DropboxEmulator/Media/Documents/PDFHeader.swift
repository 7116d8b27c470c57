import Foundation

/// What a PDF file says of its pages, as far as it stands in the open; a file that packs its objects away is not read.
struct PDFHeader: Sendable, Hashable {
    struct Size: Sendable, Hashable {
        var width: UInt32
        var height: UInt32
    }

    let pages: UInt32
    /// That of the first page that tells it, in points.
    let size: Size?

    /// Nil for what is no PDF file with pages in the open.
    init?(_ data: Data) {
        guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
        var count = 0
        var rest = data
        while let found = rest.range(of: Data("/Type".utf8)) {
            rest = rest[found.upperBound...]
            let word = String(decoding: rest.prefix(8), as: UTF8.self).drop { $0.isWhitespace }
            if word.hasPrefix("/Page"), !word.hasPrefix("/Pages") { count += 1 }
        }
        guard count > 0 else { return nil }
        pages = UInt32(clamping: count)
        let box = data.range(of: Data("/MediaBox".utf8)).map {
            String(decoding: data[$0.upperBound...].prefix(60), as: UTF8.self)
        }
        let sides = (box ?? "").drop { "[ ".contains($0) }.prefix { $0 != "]" }.split(separator: " ").compactMap {
            Double($0)
        }
        size =
            sides.count == 4
            ? Size(width: Self.length(sides[2] - sides[0]), height: Self.length(sides[3] - sides[1])) : nil
    }

    /// The length of a side. A file can also say "nan" or "inf", whose difference is not a number either.
    private static func length(_ value: Double) -> UInt32 {
        UInt32(exactly: min(max(value, 0), 1e6).rounded()) ?? 0
    }
}
