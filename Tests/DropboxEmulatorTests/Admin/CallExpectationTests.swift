import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests expectations of the calls in the log.
@Suite(.timeLimit(.minutes(10)))
struct CallExpectationTests {
    typealias Expectation = DropboxEmulator.CallExpectation

    func expect(_ wire: Wire, _ json: String) async throws -> RawResponse {
        try await wire.send("POST /emulator/calls/expect", ["Content-Type: application/json"], body: Data(json.utf8))
    }

    /// Runs an emulator whose log has some calls.
    func withCalls(_ capacity: Int = 200, _ body: (Wire) async throws -> Void) async throws {
        try await Wire.run {
            $0.callLogCapacity = capacity
        } body: { wire in
            _ = try await wire.upload(#"{"path":"/notes/A.txt","mode":"add"}"#, "1")
            _ = try await wire.upload(#"{"path":"/b.txt"}"#, "2")
            _ = try await wire.rpc("files/get_metadata", #"{"path":"/none"}"#)
            try await body(wire)
        }
    }

    @Test(arguments: [
        (#"{"route": "files/upload", "count": 2}"#, true), (#"{"route": "files/upload", "count": 1}"#, false),
        (#"{"route": "files/*", "min": 3}"#, true), (#"{"route": "files/*", "min": 4}"#, false),
        (#"{"route": "files/*", "max": 2}"#, false), (#"{"route": "files/*", "min": 1, "max": 3}"#, true),
        (#"{"route": "files/delete*", "never": true}"#, true), (#"{"route": "files/upload", "never": true}"#, false),
        (#"{"path": "/NOTES/*"}"#, true), (#"{"path": "/notes"}"#, false),
        (#"{"argument": {"mode": "add"}, "count": 1}"#, true), (#"{"status": 409, "count": 1}"#, true),
        (#"{"status": 500}"#, false), (#"{"account": "ada", "count": 3}"#, true),
        (#"{"account": "ada@example.com", "never": true}"#, false), ("{}", true),
        (#"{"expectations": [{"route": "files/upload"}, {"status": 500}]}"#, false),
        (#"{"expectations": []}"#, true),
    ])
    func expectationsCompareTheNumberOfCalls(json: String, isMet: Bool) async throws {
        try await withCalls { wire in
            let response = try await expect(wire, json)
            #expect(response.status == (isMet ? 200 : 409), "\(response.text)")
        }
    }

    @Test(arguments: [
        (#"{"route": "files/uplaod", "never": true}"#, "route"), (#"{"count": 1, "max": 2}"#, ""),
        (#"{"min": 3, "max": 2}"#, "max"), (#"{"rout": "files/upload"}"#, "rout"), (#"{"argument": 1}"#, "argument"),
        (#"{"expectations": [{}, {"route": "nonsense"}]}"#, "expectations[1].route"),
        (#"{"route": "files/upload", "expectations": []}"#, "route"), (#"{"route": "connect", "path": "/a"}"#, "path"),
    ])
    func impossibleExpectation_isAnError(json: String, key: String) async throws {
        try await withCalls { wire in
            let response = try await expect(wire, json)
            #expect(response.status == 400 && response.json["path"] as? String == key, "\(response.text)")
        }
    }

    @Test func callsOfUnknownAccountsAreAnError() async throws {
        try await withCalls { wire in
            let response = try await expect(wire, #"{"account": "adda", "never": true}"#)
            #expect(response.status == 409 && response.json["error"] as? String == #"unknown account "adda""#)
        }
    }

    @Test func differenceListsTheCalls() async throws {
        try await withCalls { wire in
            let calls = wire.emulator.calls
            try calls.expect("files/upload", path: "/b.txt", status: 200, count: 1)
            try calls.expect("files/delete*", count: 0)
            let error = #expect(throws: DropboxEmulator.CallMismatch.self) {
                try calls.expect("files/upload", path: "/c.txt", count: 2)
            }
            #expect(
                error?.description == """
                    expected 2 calls of files/upload with the path /c.txt, found 0
                      The calls were:
                      #1  files/upload  200  ada@example.com  {"path":"/notes/A.txt","mode":"add"}
                      #2  files/upload  200  ada@example.com  {"path":"/b.txt"}
                    """)
            let excess = #expect(throws: DropboxEmulator.CallMismatch.self) {
                try calls.expect("files/get_metadata", count: 0)
            }
            #expect(
                excess?.description == """
                    expected no call of files/get_metadata, found 1
                      #3  files/get_metadata  409  ada@example.com  {"path":"/none"}
                    """)
            #expect(throws: DropboxEmulator.AdminError.self) { try calls.expect("files/uplaod", count: 0) }
            #expect(throws: DropboxEmulator.AdminError.self) { try calls.expect(count: -1) }
        }
    }

    @Test func fullLogDecidesNothingAboutRemovedCalls() async throws {
        try await withCalls(2) { wire in
            let calls = wire.emulator.calls
            try calls.expect(.init("files/upload"))
            let error = #expect(throws: DropboxEmulator.CallMismatch.self) {
                try calls.expect("files/upload", path: "/notes/*", count: 0)
            }
            #expect(error?.description.contains("can't decide about 1 calls") == true)
            calls.removeAll()
            try calls.expect("files/upload", count: 0)
        }
    }

    @Test func longArgumentDecidesNothing() async throws {
        try await Wire.run { wire in
            let entries = (0..<200).map { #"{"path":"/file with a long name \#($0)"}"# }.joined(separator: ",")
            _ = try await wire.rpc("files/delete_batch", #"{"entries":[\#(entries)]}"#)
            #expect(throws: DropboxEmulator.CallMismatch.self) {
                try wire.emulator.calls.expect("files/delete_batch", path: "/other", count: 0)
            }
            try wire.emulator.calls.expect("files/delete_batch", count: 1)
        }
    }

    @Test func reportIsJUnit() async throws {
        try await withCalls { wire in
            let response = try await expect(
                wire,
                #"""
                {"format": "junit", "expectations": [
                  {"name": "uploads <once>", "route": "files/upload", "count": 1}, {"route": "files/get_metadata"}]}
                """#)
            #expect(response.status == 409)
            let report = response.json["junit"] as? String ?? ""
            let document = XMLSummary(report)
            #expect(document.elements["testsuite"] == [["name": "calls", "tests": "2", "failures": "1"]])
            #expect(
                document.elements["testcase"]?.map { $0["name"] } == [
                    "uploads <once>", "a call of files/get_metadata",
                ])
            #expect(
                document.elements["failure"]?.first?["message"]
                    == "uploads <once>: expected 1 call of files/upload, found 2")
            #expect(JUnitReport.text([("a\u{1}&\"", "b")]).contains("name=\"a\u{FFFD}&amp;&quot;\""))
        }
    }
}

/// The attributes of the elements of an XML document.
private struct XMLSummary {
    var elements: [String: [[String: String]]] = [:]

    init(_ text: String) {
        for element in text.matches(of: /<(\w+)((?: \w+="[^"<]*")+)\/?>/) {
            var attributes: [String: String] = [:]
            for attribute in element.output.2.matches(of: /(\w+)="([^"]*)"/) {
                attributes[String(attribute.output.1)] = attribute.output.2
                    .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            }
            elements[String(element.output.1), default: []].append(attributes)
        }
    }
}
