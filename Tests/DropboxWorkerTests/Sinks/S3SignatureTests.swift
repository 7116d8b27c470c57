import DropboxCore
import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxWorker

/// Tests the signature of requests to S3-compatible stores.
@Suite(.timeLimit(.minutes(5)))
struct S3SignatureTests {
    /// A published example: "Signature Calculations for the Authorization Header" in the Amazon S3 API reference.
    private struct Example: CustomStringConvertible {
        let method: String
        let path: String
        var query: [(name: String, value: String)] = []
        var headers: [(name: String, value: String)] = []
        var body = ""
        let signature: String
        var description: String { "\(method) \(path)" }
    }

    private static let examples = [
        Example(
            method: "GET", path: "/test.txt", headers: [("Range", "bytes=0-9")],
            signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"),
        Example(
            method: "PUT", path: "/test%24file.text",
            headers: [("Date", "Fri, 24 May 2013 00:00:00 GMT"), ("x-amz-storage-class", "REDUCED_REDUNDANCY")],
            body: "Welcome to Amazon S3.",
            signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"),
        Example(
            method: "GET", path: "/", query: [("lifecycle", "")],
            signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"),
        Example(
            method: "GET", path: "/", query: [("max-keys", "2"), ("prefix", "J")],
            signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"),
    ]

    @Test func agreesWithThePublishedExamples() {
        let signature = S3Signature(
            credentials: .init(
                accessKeyID: "AKIAIOSFODNN7EXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
            region: "us-east-1")
        let time = S3Signature.time(Date(timeIntervalSince1970: 1_369_353_600))
        #expect(time == "20130524T000000Z")
        for example in Self.examples {
            let hash = SHA256.hexadecimalDigest(of: Data(example.body.utf8))
            let headers =
                example.headers + [
                    ("Host", "examplebucket.s3.amazonaws.com"), ("x-amz-date", time), ("x-amz-content-sha256", hash),
                ]
            let authorization = signature.authorization(
                of: .init(
                    method: example.method, path: example.path, query: example.query, headers: headers, bodyHash: hash),
                at: time)
            #expect(authorization.hasSuffix(",Signature=\(example.signature)"), "\(example)")
            #expect(
                authorization.hasPrefix(
                    "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"))
        }
    }

    /// Compares the signatures of random requests with those of botocore, the client of AWS for Python.
    @Test func agreesWithBotocore() async throws {
        guard let python = await S3Server.interpreter() else { return }
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var generator = SeededRandomNumberGenerator(seed: seed)
        let characters = Array("abcXYZ019-._~ /+*&=%?#!'()@:,;ä漢🙂\"")
        func text(_ count: ClosedRange<Int>) -> String {
            String(
                (0..<Int.random(in: count, using: &generator)).map { _ in
                    characters[Int.random(in: characters.indices, using: &generator)]
                })
        }
        var requests: [[String: Any]] = []
        var expected: [String] = []
        for number in 0..<200 {
            let credentials = S3Credentials(accessKeyID: "AK\(number)", secretAccessKey: text(1...50))
            let region = ["us-east-1", "eu-central-1"][number % 2]
            let key = "a/" + text(0...30).replacingOccurrences(of: "//", with: "/")
            let query = (0..<Int.random(in: 0...3, using: &generator)).map { (name: "q\($0)", value: text(0...10)) }
            let body = Data(text(0...40).utf8)
            let time = S3Signature.time(Date(timeIntervalSince1970: Double(number) * 10_000_000))
            let path = "/bucket/" + key.percentEncoded(keepsSlashes: true)
            let meta = text(0...20).percentEncoded()
            let hash = SHA256.hexadecimalDigest(of: body)
            expected.append(
                S3Signature(credentials: credentials, region: region).authorization(
                    of: .init(
                        method: "PUT", path: path, query: query,
                        headers: [
                            ("Host", "127.0.0.1:9000"), ("X-Amz-Date", time), ("X-Amz-Content-Sha256", hash),
                            ("X-Amz-Meta-Name", meta),
                        ], bodyHash: hash),
                    at: time))
            let parameters = S3Signature.query(query)
            requests.append([
                "url": "http://127.0.0.1:9000\(path)" + (parameters.isEmpty ? "" : "?\(parameters)"),
                "key": credentials.accessKeyID, "secret": credentials.secretAccessKey, "region": region, "time": time,
                "body": body.base64EncodedString(), "meta": meta,
            ])
        }
        let directory = try TemporaryDirectory()
        let input = directory.url.appendingPathComponent("requests.json")
        try JSONSerialization.data(withJSONObject: requests).write(to: input)
        let script = try S3Server.file("sign.py").path
        let result = try await Subprocess.run(python, [script, input.path])
        #expect(result.status == 0)
        let signatures = result.output.split(separator: "\n").map { $0.replacingOccurrences(of: ", ", with: ",") }
        #expect(signatures.count == expected.count)
        for (index, pair) in zip(signatures, expected).enumerated() {
            #expect(pair.0 == pair.1, "request \(index) of seed \(seed): \(requests[index])")
        }
    }

    @Test func readsAndWritesElements() {
        let xml = Data("<A><Key>a&amp;lt;b</Key><Key>c</Key></A><A/>".utf8)
        #expect(S3XML.text("Key", in: xml) == "a&lt;b")
        #expect(S3XML.elements("Key", in: xml).count == 2)
        #expect(S3XML.text("None", in: xml) == nil)
        #expect(S3XML.text("Key", in: Data("<Key>unfinished".utf8)) == nil)
        #expect(S3XML.encoded("<\"&'>") == "&lt;&quot;&amp;&apos;&gt;")
    }
}
