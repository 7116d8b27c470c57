/// Refuses requests of which two servers could think differently where they end: what one takes for a body, the other takes
/// for the next request (request smuggling, RFC 9112, 11.2).
enum MessageFraming {
    /// What is in doubt about a head; nil if nothing is. The connection ends with a 400.
    static func doubt(about headers: HeaderFields) -> String? {
        let (lengths, codings) = (headers.count(of: "Content-Length"), headers.count(of: "Transfer-Encoding"))
        if lengths > 1 { return "There is more than one Content-Length header." }
        if lengths > 0, codings > 0 { return "There are a Content-Length and a Transfer-Encoding header." }
        if codings > 1 || (codings == 1 && headers["Transfer-Encoding"]?.lowercased() != "chunked") {
            return "The only Transfer-Encoding that is understood is chunked."
        }
        if let length = headers["Content-Length"],
            length.isEmpty || !length.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        {
            return "The Content-Length header is no number."
        }
        if headers.count(of: "Host") > 1 { return "There is more than one Host header." }
        return nil
    }
}
