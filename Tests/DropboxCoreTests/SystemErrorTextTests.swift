import Foundation
import Testing

@testable import DropboxCore

@Suite struct SystemErrorTextTests {
    @Test func anErrorOfTheSystemSaysTheReasonAndWhereItIsKnownTheFile() {
        let missing = String(cString: strerror(ENOENT))
        #expect(words(for: POSIXError(.ENOENT)).hasSuffix(missing))
        #expect(!words(for: POSIXError(.ENOENT)).contains("Domain"))
        let error = #expect(throws: (any Error).self) { try Data(contentsOf: URL(fileURLWithPath: "/nowhere/a.txt")) }
        #expect(error.map { words(for: $0) } == "/nowhere/a.txt: \(missing)")
        let handle = #expect(throws: (any Error).self) {
            try FileHandle(forReadingFrom: URL(fileURLWithPath: "/nowhere/a.txt"))
        }
        #expect(handle.map { words(for: $0) } == "/nowhere/a.txt: \(missing)")
    }

    @Test func otherErrorsSayWhatTheySay() {
        #expect(words(for: ClientError.unexpectedState) == "\(ClientError.unexpectedState)")
        #expect(words(for: CancellationError()) == "CancellationError()")
    }
}
