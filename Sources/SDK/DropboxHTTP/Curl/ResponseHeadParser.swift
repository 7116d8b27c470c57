#if os(Linux)
    import Foundation

    /// Parses the header lines that libcurl delivers one at a time: status lines, fields, and empty lines. There can be
    /// several heads (informational responses), and trailers after the body.
    struct ResponseHeadParser {
        enum Progress: Equatable {
            /// The head needs more lines.
            case incomplete
            /// The head is complete.
            case complete(ResponseHead)
            /// The line follows the final head and isn't part of it.
            case ignored
            /// The heads and the trailers together exceed `maximumBytes`.
            case tooLarge
        }

        static let maximumBytes = 256 << 10

        /// A Boolean value that indicates whether the response has no body regardless of its headers, like a response
        /// to HEAD.
        let isBodiless: Bool
        /// Whether libcurl decompresses the body, so that its length isn't the one in the headers.
        let isDecompressed: Bool
        private var head = ResponseHead()
        private var byteCount = 0
        private(set) var isComplete = false

        init(isBodiless: Bool, isDecompressed: Bool = false) {
            self.isBodiless = isBodiless
            self.isDecompressed = isDecompressed
        }

        mutating func consume(_ line: UnsafeRawBufferPointer) -> Progress {
            byteCount += line.count
            guard byteCount <= Self.maximumBytes else { return .tooLarge }
            guard !isComplete else { return .ignored }
            let text = line.trimmingLineBreak
            if text.isEmpty { return endHead() }
            if text.isStatusLine {
                head = ResponseHead(status: Self.status(text))
            } else if text.first == UInt8(ascii: " ") || text.first == UInt8(ascii: "\t") {
                head.headers.appendToLastValue(Self.string(text.trimmingSpace))
            } else if let colon = text.colonIndex {
                head.headers.add(
                    Self.string(text[..<colon].trimmingSpace), Self.string(text[(colon + 1)...].trimmingSpace))
            }
            return .incomplete
        }

        private mutating func endHead() -> Progress {
            guard head.status >= 200 else { return .incomplete }
            isComplete = true
            if isBodiless || head.status == 204 || head.status == 304 {
                head.bodyLength = 0
            } else if head.headers["Transfer-Encoding"] == nil,
                !isDecompressed || head.headers["Content-Encoding"] == nil
            {
                head.bodyLength = head.headers.contentLength
            }
            return .complete(head)
        }

        /// Returns the number after the first space of a line like `HTTP/1.1 200 OK`, or 0 if there is none.
        private static func status(_ line: Slice<UnsafeRawBufferPointer>) -> Int {
            guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return 0 }
            let digits = line[space...].trimmingSpace.prefix(while: \.isASCIIDigit)
            return Int(String(decoding: digits, as: UTF8.self)) ?? 0
        }

        /// Decodes a value as UTF-8, the current practice, or as Latin-1, the historical encoding.
        private static func string(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
            let buffer = UnsafeRawBufferPointer(rebasing: bytes)
            // Nearly all values are ASCII, which doesn't need the slower validation.
            if buffer.allSatisfy({ $0 < 0x80 }) { return String(decoding: buffer, as: UTF8.self) }
            if let text = String(validating: buffer, as: UTF8.self) { return text }
            return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        }
    }

    extension UnsafeRawBufferPointer {
        fileprivate var trimmingLineBreak: Slice<UnsafeRawBufferPointer> {
            var end = endIndex
            while end > startIndex, self[end - 1] == UInt8(ascii: "\r") || self[end - 1] == UInt8(ascii: "\n") {
                end -= 1
            }
            return self[..<end]
        }
    }

    extension Slice<UnsafeRawBufferPointer> {
        /// Whether this is the first line of a head. No field contains a slash in its name.
        fileprivate var isStatusLine: Bool {
            guard count >= 5, let start = base.baseAddress else { return false }
            return memcmp(start + startIndex, "HTTP/", 5) == 0
        }

        fileprivate var colonIndex: Int? {
            guard let start = base.baseAddress, let colon = memchr(start + startIndex, Int32(UInt8(ascii: ":")), count)
            else { return nil }
            return UnsafeRawPointer(colon) - start
        }

        fileprivate var trimmingSpace: Slice<UnsafeRawBufferPointer> {
            var slice = self
            while let first = slice.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
                slice = slice.dropFirst()
            }
            while let last = slice.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
                slice = slice.dropLast()
            }
            return slice
        }
    }
#endif
