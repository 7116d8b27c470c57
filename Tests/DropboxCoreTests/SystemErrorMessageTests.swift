import Foundation
import Testing

@testable import DropboxCore

@Suite struct SystemErrorMessageTests {
    @Test func systemErrorContainsReasonAndPath() {
        let missing = String(cString: strerror(ENOENT))
        #expect(message(for: POSIXError(.ENOENT)).hasSuffix(missing))
        #expect(!message(for: POSIXError(.ENOENT)).contains("Domain"))
        let error = #expect(throws: (any Error).self) { try Data(contentsOf: URL(fileURLWithPath: "/nowhere/a.txt")) }
        #expect(error.map { message(for: $0) } == "/nowhere/a.txt: \(missing)")
        let handle = #expect(throws: (any Error).self) {
            try FileHandle(forReadingFrom: URL(fileURLWithPath: "/nowhere/a.txt"))
        }
        #expect(handle.map { message(for: $0) } == "/nowhere/a.txt: \(missing)")
    }

    @Test func otherErrorsUseTheirDescription() {
        #expect(message(for: ClientError.unexpectedState) == "\(ClientError.unexpectedState)")
        #expect(message(for: CancellationError()) == "CancellationError()")
    }
}
