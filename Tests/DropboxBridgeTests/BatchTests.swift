import CDropboxBridge
import DropboxConcurrency
import DropboxStone
import Foundation
import Testing

@testable import DropboxBridge

/// Tests uploads of many files and nested values, as code in C uses them.
@Suite(.timeLimit(.minutes(10)))
struct BatchTests {
    /// Returns the type of a class.
    private func type(of className: String) -> DropboxTypeRef? {
        withUnsafeTemporaryAllocation(of: DropboxRepresentedType.self, capacity: 1) { place in
            guard let represented = place.baseAddress else { return nil }
            return DropboxClassGetType(DropboxFamilyOfficial, className, represented) ? represented.pointee.type : nil
        }
    }

    /// Creates an object from JSON.
    private func object(_ className: String, _ json: String) -> DropboxObjectRef? {
        guard let type = type(of: className) else { return nil }
        var error: UnsafeMutablePointer<CChar>?
        let object = DropboxObjectCreateWithJSON(type, json, json.utf8.count, &error)
        #expect(error == nil)
        return object
    }

    /// Returns the class of the first value of some classes in an object.
    private func firstValue(of classNames: [String], in object: DropboxObjectRef?) -> String? {
        let types = classNames.compactMap { type(of: $0) }
        let value = DropboxObjectCopyFirst(object, types.count, types)
        defer { DropboxRelease(value.map { UnsafeRawPointer($0) }) }
        return DropboxObjectGetType(value).map { String(cString: DropboxTypeGetClassName(DropboxFamilyOfficial, $0)) }
    }

    @Test func firstValueIsTheOutermost() {
        let error = object("DBFILESDeleteError", #"{".tag": "path_lookup", "path_lookup": {".tag": "not_found"}}"#)
        defer { DropboxRelease(error.map { UnsafeRawPointer($0) }) }
        #expect(error != nil)
        #expect(firstValue(of: ["DBFILESLookupError"], in: error) == "DBFILESLookupError")
        #expect(firstValue(of: ["DBFILESLookupError", "DBFILESDeleteError"], in: error) == "DBFILESDeleteError")
        #expect(firstValue(of: ["DBFILESWriteError"], in: error) == nil)
        #expect(firstValue(of: [], in: error) == nil)
        #expect(firstValue(of: ["DBFILESLookupError"], in: nil) == nil)
    }

    @Test func subtypesAreFoundByTheTypesThatTheyExtend() {
        let json = #"{"entries": [{".tag": "folder", "name": "a", "id": "id:1"}], "cursor": "c", "has_more": false}"#
        let result = object("DBFILESListFolderResult", json)
        defer { DropboxRelease(result.map { UnsafeRawPointer($0) }) }
        #expect(firstValue(of: ["DBFILESMetadata"], in: result) == "DBFILESFolderMetadata")
    }

    /// What the functions of a batch received.
    private final class Outcome: Sendable {
        let messages = Locked<[Int: String]>([:])
        let finished = DispatchSemaphore(value: 0)
    }

    @Test func filesThatCannotBeSentFailOneByOne() {
        let outcome = Outcome()
        var handlers = DropboxBatchHandlers(
            context: Unmanaged.passUnretained(outcome).toOpaque(), progress: nil,
            fileDidFinish: { context, index, _, _, failure in
                let outcome = Unmanaged<Outcome>.fromOpaque(context).takeUnretainedValue()
                let message = failure?.pointee.message.map { String(cString: $0) } ?? "no failure"
                outcome.messages.withLock { $0[index] = message }
            },
            finish: { context, delivery, _ in
                DropboxDeliveryFinish(delivery)
                Unmanaged<Outcome>.fromOpaque(context).takeUnretainedValue().finished.signal()
            })
        let info = object("DBFILESCommitInfo", #"{"path": "/a"}"#)
        defer { DropboxRelease(info.map { UnsafeRawPointer($0) }) }
        "/a".withCString { path in
            let files = [
                DropboxBatchFile(path: nil, commitInfo: info), DropboxBatchFile(path: path, commitInfo: nil),
                DropboxBatchFile(path: path, commitInfo: info), DropboxBatchFile(path: path, commitInfo: info),
            ]
            let batch = DropboxBatchCreate(nil, files.count, files, &handlers)
            DropboxBatchCancel(batch)
            DropboxRelease(UnsafeRawPointer(batch))
        }
        #expect(outcome.finished.wait(timeout: .now() + 60) == .success)
        let messages = outcome.messages.withLock { $0 }
        #expect(messages.count == 4)
        #expect(messages[0]?.contains("isn't that of a file") == true)
        #expect(messages[1]?.contains("DBFILESCommitInfo") == true)
        #expect(messages[2]?.contains("DBTransportDefaultClient") == true)
        #expect(messages[3]?.contains("listed twice") == true)
    }
}
