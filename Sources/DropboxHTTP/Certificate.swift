import Foundation

/// What has to be known of X.509 certificates for trust that is configured by hand.
enum Certificate {
    /// The certificates in a PEM text, in DER form; parts that are no certificates are passed over.
    static func der(fromPEM text: String) -> [Data] {
        text.components(separatedBy: "-----BEGIN CERTIFICATE-----").dropFirst().compactMap { part in
            guard let end = part.range(of: "-----END CERTIFICATE-----") else { return nil }
            return Data(base64Encoded: String(part[..<end.lowerBound]), options: .ignoreUnknownCharacters)
        }
    }

    /// The SubjectPublicKeyInfo of a certificate in DER form, by whose hash keys are pinned; `nil` where the bytes are no
    /// certificate.
    static func subjectPublicKeyInfo(of certificate: Data) -> Data? {
        var outer = DER(certificate)
        guard var whole = outer.enter(tag: 0x30), var signed = whole.enter(tag: 0x30) else { return nil }
        if signed.nextTag == 0xa0 { _ = signed.element() }  // version
        // serial number, signature algorithm, issuer, validity, subject
        for tag in [0x02, 0x30, 0x30, 0x30, 0x30] as [UInt8] {
            guard signed.nextTag == tag, signed.element() != nil else { return nil }
        }
        guard signed.nextTag == 0x30 else { return nil }
        return signed.element()
    }
}

/// A reader of DER, as far as walking over elements goes.
private struct DER {
    private var rest: Data

    init(_ data: Data) { rest = data }

    var nextTag: UInt8? { rest.first }

    /// Reads the next element, head and content.
    mutating func element() -> Data? {
        guard let head = head() else { return nil }
        let end = rest.startIndex + head.size + head.length
        defer { rest = rest[end...] }
        return Data(rest[..<end])
    }

    /// Reads the next element, which has to have `tag`, and goes on inside of it.
    mutating func enter(tag: UInt8) -> DER? {
        guard nextTag == tag, let size = head()?.size, let element = element() else { return nil }
        return DER(element.dropFirst(size))
    }

    /// The size of the head of the next element, and the length of its content; `nil` where they are not all there.
    private func head() -> (size: Int, length: Int)? {
        guard rest.count >= 2 else { return nil }
        let first = rest[rest.startIndex + 1]
        var (size, length) = (2, Int(first))
        if first & 0x80 != 0 {
            let count = Int(first & 0x7f)
            // Four bytes may be too large a number where an `Int` has 32 bits; no certificate is as long as that.
            guard (1...3).contains(count), rest.count >= 2 + count else { return nil }
            size += count
            length = rest[(rest.startIndex + 2)...].prefix(count).reduce(0) { $0 << 8 | Int($1) }
        }
        return rest.count - size >= length ? (size, length) : nil
    }
}
