import Foundation
import SwiftyDropbox
import Testing

/// Serializers by the names that programs written for SwiftyDropbox use.
@Suite struct SerializerTests {
    /// What the service sends for a file.
    private static let file = #"""
        {".tag": "file", "name": "a.txt", "id": "id:1", "client_modified": "2026-11-23T12:00:00Z",
         "server_modified": "2026-11-23T12:00:01Z", "rev": "0123456789abcdef", "size": 3, "path_lower": "/a.txt",
         "is_downloadable": true, "sharing_info": {"read_only": true, "parent_shared_folder_id": "84"}}
        """#

    @Test func storedMetadataIsRestored() throws {
        let serializer = Files.MetadataSerializer()
        let received = try serializer.deserialize(SerializeUtil.parseJSON(Data(Self.file.utf8)))
        let stored = try #require(try SerializeUtil.dumpJSON(serializer.serialize(received)))
        let restored = try serializer.deserialize(SerializeUtil.parseJSON(stored))
        let file = try #require(restored as? Files.FileMetadata)
        #expect(file == received as? Files.FileMetadata)
        #expect(file.size == 3 && file.sharingInfo?.parentSharedFolderId == "84")
        #expect(file.serverModified == Date(timeIntervalSince1970: 1_795_435_201))
    }

    @Test func metadataHasATagAsMemberOfItsFamilyOnly() throws {
        let file = try Files.FileMetadataSerializer().deserialize(SerializeUtil.parseJSON(Data(Self.file.utf8)))
        guard case .dictionary(let family) = try Files.MetadataSerializer().serialize(file),
            case .dictionary(let alone) = try Files.FileMetadataSerializer().serialize(file)
        else {
            Issue.record("not an object")
            return
        }
        #expect(family[".tag"] == .str("file") && alone[".tag"] == nil)
        #expect(family["size"] == .number(3) && alone["name"] == .str("a.txt"))
    }

    @Test func unionMemberIsATag() throws {
        let json = try Files.WriteModeSerializer().serialize(.update("0123456789abcdef"))
        #expect(json == .dictionary([".tag": .str("update"), "update": .str("0123456789abcdef")]))
        guard case .update("0123456789abcdef") = try Files.WriteModeSerializer().deserialize(json) else {
            Issue.record("another member")
            return
        }
        guard case .other = try Files.LookupErrorSerializer().deserialize(.dictionary([".tag": .str("new_reason")]))
        else {
            Issue.record("an unknown member isn't .other")
            return
        }
    }

    @Test func scalarsAndContainersAreConverted() throws {
        func roundTrip<Serial: JSONSerializer>(_ serializer: Serial, _ value: Serial.ValueType, _ json: JSON) throws
        where Serial.ValueType: Equatable {
            #expect(try serializer.serialize(value) == json)
            #expect(try serializer.deserialize(json) == value)
        }
        try roundTrip(BoolSerializer(), true, .number(true))
        try roundTrip(StringSerializer(), "ä\n", .str("ä\n"))
        try roundTrip(Int32Serializer(), .min, .number(NSNumber(value: Int32.min)))
        try roundTrip(UInt32Serializer(), .max, .number(NSNumber(value: UInt32.max)))
        try roundTrip(Int64Serializer(), .min, .number(NSNumber(value: Int64.min)))
        try roundTrip(UInt64Serializer(), .max, .number(NSNumber(value: UInt64.max)))
        try roundTrip(DoubleSerializer(), 0.1, .number(0.1))
        try roundTrip(FloatSerializer(), 0.5, .number(0.5))
        try roundTrip(NSDataSerializer(), Data([0, 255]), .str("AP8="))
        try roundTrip(NSDateSerializer(), Date(timeIntervalSince1970: 0), .str("1970-01-01T00:00:00Z"))
        try roundTrip(ArraySerializer<StringSerializer>(), ["a", "b"], .array([.str("a"), .str("b")]))
        try roundTrip(DictionarySerializer<Int64Serializer>(), ["a": 1], .dictionary(["a": .number(1)]))
        try roundTrip(NullableSerializer<StringSerializer>(), nil, .null)
        try roundTrip(NullableSerializer<StringSerializer>(), "a", .str("a"))
        #expect(try VoidSerializer().serialize(()) == .null)
        try VoidSerializer().deserialize(.null)
    }

    @Test(arguments: ["", "{", "[1 2]", "nul", #"{"a": }"#]) func invalidTextIsAnError(text: String) {
        #expect(throws: (any Error).self) { try SerializeUtil.parseJSON(Data(text.utf8)) }
    }

    @Test func valuesThatJSONCannotRepresentAreErrors() {
        #expect(throws: (any Error).self) { try SerializeUtil.dumpJSON(.array([.number(NSNumber(value: Double.nan))])) }
        #expect(throws: (any Error).self) { try SerializeUtil.objectToJSON(Date() as AnyObject) }
        #expect(throws: (any Error).self) { try DoubleSerializer().serialize(.infinity) }
        #expect(throws: (any Error).self) { try Int32Serializer().deserialize(.number(NSNumber(value: Int64.max))) }
        #expect(throws: (any Error).self) { try Files.FileMetadataSerializer().deserialize(.dictionary([:])) }
    }

    @Test func objectsOfFoundationAreConverted() throws {
        let json = JSON.dictionary(["a": .array([.null, .number(1.5), .str("x")])])
        #expect(try SerializeUtil.objectToJSON(SerializeUtil.prepareJSONForSerialization(json)) == json)
        #expect(try SerializeUtil.dumpJSON(.null) == Data("null".utf8))
    }

    /// A helper of an app that is generic over the serializers of a request.
    private func outcome<RSerial, ESerial>(
        of request: RpcRequest<RSerial, ESerial>
    ) async -> Result<RSerial.ValueType, CallError<ESerial.ValueType>> {
        await withCheckedContinuation { continuation in
            request.response(queue: nil) { result, error in
                if let result { continuation.resume(returning: .success(result)) }
                if let error { continuation.resume(returning: .failure(error)) }
            }
        }
    }

    @Test func genericHelperReceivesTheTypesOfTheRequest() async {
        let client = DropboxClient(accessToken: "token", sessionConfiguration: nil)
        client.shutdown()
        let request: RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer>
        request = client.files.listFolder(path: "")
        let stored: Request<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer> = request
        guard case .failure(.clientError) = await outcome(of: request) else {
            Issue.record("a client that is shut down has responded")
            return
        }
        #expect(stored === request)
        guard case .failure(.clientError) = await request.responseResult() else {
            Issue.record("the outcome has changed")
            return
        }
    }
}
