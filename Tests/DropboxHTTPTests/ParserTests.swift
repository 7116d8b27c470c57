import Foundation
import Testing

@testable import DropboxHTTP

@Suite struct HTTPDateTests {
    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ])
    func allThreeFormatsParseToTheSameDate(text: String) {
        #expect(HTTPDate.parse(text) == Date(timeIntervalSince1970: 784_111_777))
    }

    @Test(arguments: [
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600),
        ("Fri, 31 Dec 1999 23:59:60 GMT", 946_684_800), ("Wed, 31 Dec 1969 23:59:59 GMT", -1),
        ("Mon, 01 Mar 2100 00:00:00 GMT", 4_107_542_400), ("Sunday, 06-Nov-69 08:49:37 GMT", 3_150_953_377),
    ])
    func datesParseToSeconds(text: String, seconds: Int) {
        #expect(HTTPDate.parse(text) == Date(timeIntervalSince1970: Double(seconds)))
    }

    @Test(arguments: [
        "", "now", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 32 Nov 1994 08:49:37 GMT",
        "Tue, 29 Feb 2100 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 8:49:37 GMT",
        "Sun, 06 Nox 1994 08:49:37 GMT", "Sun, 6x Nov 1994 08:49:37 GMT", "Sun, 06 Nov 19945 08:49:37 GMT",
    ])
    func invalidDatesAreRejected(text: String) {
        #expect(HTTPDate.parse(text) == nil)
    }
}

@Suite struct RetryAfterTests {
    private let now = Date(timeIntervalSince1970: 784_111_777)

    @Test(arguments: [
        ("0", 0), ("3", 3), (" 120 ", 120), ("1.5", 1.5), ("99999999999999999999999", 31_536_000),
        ("Sun, 06 Nov 1994 08:50:07 GMT", 30), ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
    ])
    func secondsAndDatesReturnADelay(value: String, seconds: Double) {
        #expect((["Retry-After": value] as HTTPHeaders).retryAfter(now: now) == .seconds(seconds))
    }

    @Test(arguments: ["", "-3", "soon", "1.2.3", ".", "1e3"]) func malformedValueReturnsNil(value: String) {
        #expect((["Retry-After": value] as HTTPHeaders).retryAfter(now: now) == nil)
    }

    @Test func dateHeaderTakesPrecedence() {
        let headers: HTTPHeaders = [
            "Retry-After": "Sun, 06 Nov 1994 08:50:07 GMT", "Date": "Sun, 06 Nov 1994 08:50:00 GMT",
        ]
        #expect(headers.retryAfter(now: .distantPast) == .seconds(7))
        #expect(HTTPHeaders().retryAfter() == nil)
    }
}

@Suite struct HTTPHeadersTests {
    @Test func namesAreCaseInsensitive() {
        let headers: HTTPHeaders = ["Content-Type": "text/plain", "CONTENT-type": "b"]
        #expect(headers["content-type"] == "text/plain")
        #expect(headers.values(for: "Content-Type") == ["text/plain", "b"])
        // Characters that differ in the case bit but aren't letters must not match.
        #expect((["a@b": "x"] as HTTPHeaders)["a`b"] == nil)
        #expect((["a-b": "x"] as HTTPHeaders)["a\rb"] == nil)
    }

    @Test func fieldsWithDifferentNameCaseAreEqual() {
        let one: HTTPHeaders = ["Content-Type": "a", "X-Y": "b"]
        let other: HTTPHeaders = ["content-TYPE": "a", "x-y": "b"]
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(one != ["Content-Type": "A", "X-Y": "b"])
        #expect(one != ["X-Y": "b", "Content-Type": "a"])
        #expect((["a@b": "x"] as HTTPHeaders) != ["a`b": "x"])
    }

    @Test func settingReplacesAllAtTheFirstPosition() {
        var headers: HTTPHeaders = ["A": "1", "B": "2", "a": "3", "C": "4"]
        headers.set("a", to: "5")
        #expect(headers.map(\.value) == ["5", "2", "4"])
        headers["C"] = nil
        headers["D"] = "6"
        #expect(headers.map(\.name) == ["a", "B", "D"])
    }

    @Test func descriptionHidesCredentials() {
        let headers: HTTPHeaders = ["authorization": "Bearer secret", "X": "y"]
        #expect(headers.description == "authorization: …\nX: y")
    }
}

#if os(Linux)
    @Suite struct ResponseHeadParserTests {
        private func parse(_ lines: [String], isBodiless: Bool = false) -> [ResponseHeadParser.Progress] {
            var parser = ResponseHeadParser(isBodiless: isBodiless)
            return lines.map { line in Array(line.utf8).withUnsafeBytes { parser.consume($0) } }
        }

        @Test func finalHeadIsReturned() {
            let steps = parse([
                "HTTP/1.1 100 Continue\r\n", "A: b\r\n", "\r\n", "HTTP/2 200\r\n", "C:  d \r\n", "\r\n", "E: f\r\n",
            ])
            #expect(steps[5] == .complete(ResponseHead(status: 200, headers: ["C": "d"])))
            #expect(steps[2] == .incomplete)
            #expect(steps[6] == .ignored)
        }

        @Test func foldedLinesFormOneValue() {
            let steps = parse(["HTTP/1.1 200 OK\r\n", "A: b\r\n", "  c\r\n", "\t \r\n", "\td\r\n", "\r\n"])
            #expect(steps.last == .complete(ResponseHead(status: 200, headers: ["A": "b c d"])))
        }

        @Test(
            arguments: [
                ("Content-Length: 12", false, 12), ("Content-Length: x", false, nil), ("X: y", false, nil),
                ("Content-Length: 12", true, 0), ("Content-Length: -1", false, nil), ("Content-Length: +1", false, nil),
                ("Content-Length: 99999999999999999999", false, nil),
            ] as [(String, Bool, Int64?)])
        func bodyLength(line: String, isBodiless: Bool, length: Int64?) {
            guard case .complete(let head) = parse(["HTTP/1.1 200 OK", line, ""], isBodiless: isBodiless).last else {
                Issue.record("no head")
                return
            }
            #expect(head.bodyLength == length)
        }

        @Test func malformedLinesAreIgnored() {
            let steps = parse([
                " folded first\r\n", "HTTP/1.1\r\n", "HTTP/1.1 99999999999999999999 X\r\n", "no colon\r\n", "\r\n",
            ])
            #expect(steps.allSatisfy { $0 == .incomplete })
        }

        @Test func valuesAreUTF8OrLatin1() {
            var parser = ResponseHeadParser(isBodiless: false)
            for line in [Array("HTTP/1.1 200 OK".utf8), Array("A: \u{e9}".utf8), [0x42, 0x3a, 0xe9]] {
                _ = line.withUnsafeBytes { parser.consume($0) }
            }
            let end = parser.consume(UnsafeRawBufferPointer(start: nil, count: 0))
            #expect(end == .complete(ResponseHead(status: 200, headers: ["A": "é", "B": "é"])))
        }

        @Test func hugeHeadIsRejected() {
            let line = "A: " + String(repeating: "b", count: 1_000) + "\r\n"
            #expect(parse(["HTTP/1.1 200 OK\r\n"] + Array(repeating: line, count: 300)).last == .tooLarge)
        }
    }

    @Suite struct TransferTimerTests {
        private let start = ContinuousClock.now

        @Test func idleTimeoutStartsWithTheConnection() {
            var timer = TransferTimer(HTTPTimeouts(idle: .seconds(5)), start: start)
            #expect(timer.nextExpiry(isPaused: false) == nil)
            #expect(timer.expiredTimeout(at: start + .seconds(100), isPaused: false) == nil)
            timer.recordStep(at: start + .seconds(100))
            #expect(timer.nextExpiry(isPaused: false) == start + .seconds(105))
            #expect(timer.expiredTimeout(at: start + .seconds(104), isPaused: false) == nil)
            #expect(timer.expiredTimeout(at: start + .seconds(105), isPaused: false) == .idle)
        }

        @Test func activityExtendsTheIdleTimeout() {
            var timer = TransferTimer(HTTPTimeouts(idle: .seconds(5)), start: start)
            timer.recordStep(at: start)
            timer.recordStep(at: start + .seconds(4))
            #expect(timer.expiredTimeout(at: start + .seconds(8), isPaused: false) == nil)
            #expect(timer.expiredTimeout(at: start + .seconds(9), isPaused: false) == .idle)
        }

        @Test func enoughBytesCountAsProgress() {
            var timer = TransferTimer(HTTPTimeouts(idle: .seconds(5), minimumProgress: 100), start: start)
            timer.recordStep(at: start)
            for second in 1...4 { timer.recordBytes(20, at: start + .seconds(second)) }
            #expect(timer.expiredTimeout(at: start + .seconds(5), isPaused: false) == .idle)
            timer.recordBytes(20, at: start + .seconds(5))
            #expect(timer.nextExpiry(isPaused: false) == start + .seconds(10))
            timer.recordBytes(99, at: start + .seconds(6))
            #expect(timer.nextExpiry(isPaused: false) == start + .seconds(10))
            timer.recordBytes(.max, at: start + .seconds(7))
            timer.recordBytes(-1, at: start + .seconds(8))
            #expect(timer.nextExpiry(isPaused: false) == start + .seconds(12))
        }

        @Test func heldTransferReachesOnlyTheOverallTimeout() {
            var timer = TransferTimer(HTTPTimeouts(idle: .seconds(5), overall: .seconds(60)), start: start)
            timer.recordStep(at: start)
            #expect(timer.expiredTimeout(at: start + .seconds(30), isPaused: true) == nil)
            #expect(timer.nextExpiry(isPaused: true) == start + .seconds(60))
            #expect(timer.expiredTimeout(at: start + .seconds(60), isPaused: true) == .overall)
        }

        @Test func newConnectionStopsTheIdleTimeout() {
            var timer = TransferTimer(HTTPTimeouts(idle: .seconds(5)), start: start)
            timer.recordStep(at: start)
            timer.reconnect()
            #expect(timer.expiredTimeout(at: start + .seconds(30), isPaused: false) == nil)
        }

        @Test(arguments: [(0, 0), (1, 1), (999_999, 1), (1_000_000, 1), (1_000_001, 2), (60_000_000_000, 60_000)])
        func millisecondsRoundUp(nanoseconds: Int, milliseconds: Int64) {
            #expect(Duration.nanoseconds(nanoseconds).milliseconds == milliseconds)
        }
    }
#endif
