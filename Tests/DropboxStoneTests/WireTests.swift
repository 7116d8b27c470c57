import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxStone

/// Tests decoding of recorded response bodies from the documentation of the service. The bodies in all other tests were
/// encoded by this codec.
@Suite struct WireTests {
    private func body(_ name: String) throws -> Data {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "../Fixtures/\(name).json")
        let recording = try JSONSerialization.jsonObject(with: Data(contentsOf: file.standardized))
        return Data(try #require((recording as? [String: Any])?["body"] as? String).utf8)
    }

    @Test func folderListingIsDecoded() throws {
        let page = try StoneCoding.decode(Files.ListFolderResult.self, from: body("200-list-folder"))
        #expect(page.entries.map(\.name) == ["Prime_Numbers.txt", "math", "über 😀.txt"])
        let file = try #require(page.entries[0] as? Files.FileMetadata)
        #expect(file.size == 7212)
        #expect(file.serverModified == Date(timeIntervalSince1970: 1_431_445_838))
        #expect(file.sharingInfo?.parentSharedFolderId == "84528192421")
        #expect(file.propertyGroups?.first?.fields.first?.value == "Confidential")
        #expect(file.fileLockInfo?.lockholderName == "Imaginary User")
        #expect(file.symlinkInfo == nil)
        #expect((page.entries[1] as? Files.FolderMetadata)?.sharedFolderId == "84528192421")
        #expect(page.entries[2] is Files.DeletedMetadata)
        #expect(!page.hasMore)
        let stored = try page.jsonData()
        #expect(
            try Files.ListFolderResult(jsonData: stored).entries.map(\.description) == page.entries.map(\.description))
    }

    @Test func truncatedFolderListingFails() throws {
        let whole = try body("200-list-folder")
        for count in 0..<whole.count {
            do throws(StoneError) {
                _ = try StoneCoding.decode(Files.ListFolderResult.self, from: Data(whole.prefix(count)))
                Issue.record("\(count) of \(whole.count) bytes were read as a page")
            } catch {
                #expect((error.offset ?? .max) <= count)
            }
        }
    }

    @Test func accountIsDecoded() throws {
        let account = try StoneCoding.decode(Users.FullAccount.self, from: body("200-current-account"))
        #expect(account.name.displayName == "Franz Ferdinand (Personal)")
        guard case .business = account.accountType else {
            Issue.record("\(account.accountType) is no business account")
            return
        }
        #expect(account.rootInfo is Common.UserRootInfo)
        #expect(account.rootInfo.homeNamespaceId == "3235641")
        #expect(account.team?.name == "Acme, Inc.")
    }

    @Test func errorsContainTheirReasons() throws {
        let conflict = try error(Files.UploadError.self, "409-upload-conflict")
        guard case .path(let failed) = conflict, case .conflict(.file) = failed.reason else {
            Issue.record("\(conflict) is no conflict with a file")
            return
        }
        #expect(failed.uploadSessionId == "AAAAAAAAAAAA")
        guard case .invalidAccessToken = try error(Auth.AuthError.self, "401-invalid-access-token") else {
            Issue.record("no invalid access token")
            return
        }
        guard case .missingScope(let scope) = try error(Auth.AuthError.self, "401-missing-scope") else {
            Issue.record("no missing scope")
            return
        }
        #expect(!scope.requiredScope.isEmpty)
        let limit = try error(Auth.RateLimitError.self, "429-json")
        #expect(limit.retryAfter > 0)
    }

    /// Returns the value of `error` in a body.
    private func error<Failure>(_ type: Failure.Type, _ name: String) throws -> Failure {
        let object = try JSONSerialization.jsonObject(with: body(name)) as? [String: Any]
        return try StoneCoding.decode(
            type, from: JSONSerialization.data(withJSONObject: try #require(object?["error"])))
    }

    @Test func allMembersOfALargeUnionAreFound() throws {
        let type = TeamLog.EventTypeArg._type.handle.pointer.pointee
        #expect(type.count > FieldIndex.threshold && type.fieldIndex != nil)
        for index in 0..<type.count {
            let tag = type.fields[index].name.string
            let value = try StoneCoding.decode(
                TeamLog.EventTypeArg.self, from: Data("\"\(tag)\"".utf8), mode: .strict)
            #expect(value._value.tag == index)
        }
        let unknown = try StoneCoding.decode(TeamLog.EventTypeArg.self, from: Data(#""from_the_future""#.utf8))
        #expect(unknown._value.tag == type.catchAll)
    }

    /// The parents of these unions are closed, but they themselves are open.
    @Test func unknownMemberOfOpenChildUnionIsOther() throws {
        let json = Data(#"{".tag":"of_the_future","of_the_future":{"x":1}}"#.utf8)
        guard case .other = try StoneCoding.decode(Files.CreateFolderBatchLaunch.self, from: json) else {
            return #expect(Bool(false))
        }
        guard case .other = try StoneCoding.decode(Files.UploadSessionFinishBatchLaunch.self, from: json) else {
            return #expect(Bool(false))
        }
        #expect(throws: StoneError.self) { try StoneCoding.decode(Async.LaunchEmptyResult.self, from: json) }
    }

    @Test func allAPIPatternsAreSupportedForLongText() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../API")
            .standardized
        var patterns: Set<String> = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                if let pattern = object["pattern"] as? String { patterns.insert(pattern) }
                for value in object.values { collect(value) }
            } else if let list = value as? [Any] {
                for value in list { collect(value) }
            }
        }
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            collect(try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
        }
        #expect(patterns.count >= 15)
        let text = String(repeating: "aé", count: 50_000)
        for source in patterns {
            let pattern = Pattern(source)
            #expect(pattern.isSupported, "\(source)")
            #expect(pattern.matches("/" + text + "\r\n") == source.contains("/(.|[\\r\\n])*"), "\(source)")
        }
    }
}
