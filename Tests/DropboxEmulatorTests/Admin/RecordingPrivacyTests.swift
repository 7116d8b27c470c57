import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests that recordings have no names, addresses, IDs, and secrets, and that they can be repeated nevertheless.
@Suite(.timeLimit(.minutes(10)))
struct RecordingPrivacyTests {
    typealias Send = (
        _ route: String, _ headers: [String], _ body: Data
    ) async throws -> RawResponse

    /// Records calls of an emulator, and returns the directory and the contents of all files in it.
    private func record(
        _ wire: Wire, in folder: TemporaryDirectory, calls: (Send) async throws -> Void
    ) async throws -> (directory: URL, text: String) {
        let directory = folder.url.appendingPathComponent("recording")
        var settings = DropboxEmulator.Recorder.Configuration()
        settings.upstream = wire.emulator.url
        let recorder = try await DropboxEmulator.Recorder.start(to: directory, settings)
        try await calls { route, headers, body in
            let connection = try RawConnection(port: UInt16(recorder.url.port ?? 0))
            try await connection.send(wire.head("POST /2/\(route)", headers, length: body.count))
            try await connection.send(body)
            return try await connection.receive()
        }
        try await recorder.stop()
        var text = ""
        for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
            let file = directory.appendingPathComponent(path)
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory), !isDirectory.boolValue
            else { continue }
            text += String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        return (directory, text)
    }

    private func differences(_ directory: URL, _ configuration: DropboxEmulator.Configuration = .init()) async throws
        -> [String]
    {
        try await DropboxEmulator.drift(of: directory, configuration).compactMap {
            if case .differs(let lines) = $0.outcome { "\($0.id) \($0.route): \(lines)" } else { nil }
        }
    }

    private static let json = "Content-Type: application/json"
    private static let binary = "Content-Type: application/octet-stream"

    // MARK: - Fields

    /// The fields of the specification whose texts a recording can have, besides those that are replaced. Whoever adds a
    /// field here has checked that it doesn't identify a person or a team, and gives no access.
    @Test func fieldsOfTheSpecificationAreReplacedUnlessTheyWereReviewed() throws {
        let secret = "Zaphod Beeblebrox 42"
        var texts = 0
        for (name, type) in try SpecificationModel().texts {
            // Values of these kinds are recognized by their form.
            if ["rev", "hash", "url", "ns"].contains(RecordedFields.kinds[name]) { continue }
            let value = Anonymizer().json(.object([name: .string(secret)]), isRequest: false)
            let isPersonal = ["Email", "NamePart", "ExternalId", "PersistentId"].contains { type.contains($0) }
            texts += 1
            if isPersonal || !RecordedFields.plain.contains(name) {
                #expect(value[name]?.string != secret || name.hasSuffix("id") || name.hasSuffix("ids"), "\(name)")
            }
            #expect(!isPersonal || !RecordedFields.plain.contains(name), "\(name) has a personal type, \(type)")
            for part in ["email", "phone", "surname", "given_name", "external_id", "password", "secret", "token"] {
                #expect(!name.contains(part) || !RecordedFields.plain.contains(name), "\(name)")
            }
        }
        #expect(texts > 200)
        // The names of teams and of the folders of members aren't names of files.
        for object: JSONValue in [
            ["name": .string(secret), "team_id": "dbtid:A"], ["name": .string(secret), "id": "dbtid:A"],
            ["team": ["name": .string(secret)]], ["name": .string(secret), "team_member_id": "dbmid:A"],
        ] {
            #expect(!Anonymizer().json(object, isRequest: false).text.contains("Zaphod"))
        }
        let request: JSONValue = ["mode": "overwrite", "path": "/a", "import_format": [".tag": "markdown"]]
        #expect(Anonymizer().json(request, isRequest: true) == request)
    }

    // MARK: - Teams

    @Test func teamsAreRecordedWithoutNamesAndRepeated() async throws {
        let folder = try TemporaryDirectory()
        var configuration = DropboxEmulator.Configuration()
        configuration.accounts = [.init("zoe@corp.example.com")]
        configuration.teams = [
            .init("Wonderful Engines", members: [.init("zoe@corp.example.com", role: .teamAdmin)])
        ]
        try await Wire.run({ $0 = configuration }) { wire in
            let token = try wire.emulator.teamToken("Wonderful Engines")
            let bearer = "Authorization: Bearer \(token)"
            let (directory, text) = try await record(wire, in: folder) { send in
                func call(_ route: String, _ body: String, _ headers: [String] = []) async throws -> RawResponse {
                    let response = try await send(route, [bearer, Self.json] + headers, Data(body.utf8))
                    #expect(response.status == 200, "\(route): \(response.text)")
                    return response
                }
                _ = try await send("team/get_info", [bearer], Data())
                let info = #"{"members":[{".tag":"email","email":"zoe@corp.example.com"}]}"#
                _ = try await call("team/members/get_info_v2", info)
                let admin = try await send("team/token/get_authenticated_admin", [bearer], Data())
                let profile = (admin.json["admin_profile"] as? [String: Any]) ?? [:]
                let member = try #require(profile["team_member_id"] as? String)
                _ = try await call(
                    "files/create_folder_v2", #"{"path":"/Beeblebrox"}"#, ["Dropbox-API-Select-User: \(member)"])
                _ = try await call(
                    "team/members/add_v2",
                    #"{"new_members":[{"member_email":"n@corp.example.com","member_given_name":"Newton","#
                        + #""member_surname":"Beeblebrox","member_external_id":"EXT-1"}]}"#)
                _ = try await call(
                    "team/members/set_profile_v2",
                    #"{"user":{".tag":"email","email":"zoe@corp.example.com"},"new_given_name":"Zelda","#
                        + #""new_surname":"Quux","new_external_id":"EMP-4711"}"#)
                _ = try await call("team/groups/create", #"{"group_name":"Secret","group_external_id":"G-EXT"}"#)
            }
            for name in [
                "Wonderful", "Newton", "Beeblebrox", "EXT-1", "Zelda", "Quux", "EMP-4711", "Secret", "G-EXT", token,
            ] { #expect(!text.contains(name), "\(name)") }
            #expect(try await differences(directory, configuration) == [])
            // Without a configuration, the emulator gets a team, too.
            let statuses = try await differences(directory).filter { $0.contains("status: recorded 200") }
            #expect(statuses == [])
        }
    }

    // MARK: - Order

    @Test func namesThatLaterResponsesShowAreReplacedInEarlierCalls() async throws {
        let folder = try TemporaryDirectory()
        func configure(_ configuration: inout DropboxEmulator.Configuration) {
            (configuration.email, configuration.givenName) = ("annika.q@corp.example.com", "Annika")
            configuration.surname = "Quuxley"
        }
        try await Wire.run(configure) { wire in
            func argument(_ path: String) -> [String] {
                [wire.bearer, Self.binary, #"Dropbox-API-Arg: {"path":"\#(path)"}"#]
            }
            let large = String(repeating: "Written by Annika Quuxley.\n", count: 4000)
            let (directory, text) = try await record(wire, in: folder) { send in
                _ = try await send("files/upload", argument("/Annika Quuxley.txt"), Data("By Annika Quuxley".utf8))
                _ = try await send("files/upload", argument("/large"), Data(large.utf8))
                _ = try await send("files/upload", argument("/ANNIKA.Q@CORP.EXAMPLE.COM/a"), Data())
                _ = try await send(
                    "files/get_metadata", [wire.bearer, Self.json],
                    Data(#"{"path":"/annika.q@corp.example.com/a"}"#.utf8))
                _ = try await send("users/get_current_account", [wire.bearer], Data())
                let tag = #"{"path":"/large","tag_text":"annika"}"#
                _ = try await send("files/tags/add", [wire.bearer, Self.json], Data(tag.utf8))
                _ = try await send("files/download_zip", argument("/annika.q@corp.example.com"), Data())
            }
            #expect(!text.lowercased().contains("quuxley") && !text.contains("Annika"))
            #expect(!text.lowercased().contains("annika.q@"))
            #expect(text.contains("Written by xxxxxx"))
            let content = directory.appendingPathComponent("content").path
            #expect(try FileManager.default.contentsOfDirectory(atPath: content).count == 1)
            #expect(try await differences(directory) == [])
        }
    }

    @Test func secretsThatACallCutsAreReplaced() async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run { wire in
            func argument(_ json: String) -> [String] { [wire.bearer, Self.binary, "Dropbox-API-Arg: \(json)"] }
            let (directory, text) = try await record(wire, in: folder) { send in
                let start = try await send(
                    "files/upload_session/start", argument("{}"), Data("start grace.h@co".utf8))
                let id = try #require(start.json["session_id"] as? String)
                let cursor = #"{"cursor":{"session_id":"\#(id)","offset":16},"commit":{"path":"/a"}}"#
                let finish = try await send(
                    "files/upload_session/finish", argument(cursor), Data("rp.example.com end".utf8))
                #expect(finish.status == 200, "\(finish.text)")
                let download = [
                    "Authorization: Bearer \(wire.emulator.accessToken)", #"Dropbox-API-Arg: {"path":"/a"}"#,
                ]
                _ = try await send("files/download", download + ["Range: bytes=0-17"], Data())
                _ = try await send("files/download", download, Data())
            }
            for part in ["grace", "rp.", "rp.example"] { #expect(!text.contains(part), "\(part)") }
            #expect(text.contains("start xxxxxxxxxx") && text.contains("xxxxxxxxxxxxxx end"))
            #expect(try await differences(directory) == [])
        }
    }

    // MARK: - Credentials

    @Test func callsWithoutValidCredentialsAreRepeated() async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run { wire in
            let secret = "sl.u." + String(repeating: "Secret0", count: 12)
            let expired = try wire.emulator.account("ada").token(lifetime: .zero)
            let (directory, text) = try await record(wire, in: folder) { send in
                for (credentials, status) in [
                    ("Bearer \(secret)", 401), ("Bearer short", 400), ("Basic", 400), ("Bearer \(expired)", 401),
                    ("Bearer \(wire.emulator.accessToken)", 200),
                ] {
                    let headers = ["Authorization: \(credentials)", Self.json]
                    let response = try await send("files/list_folder", headers, Data(#"{"path":""}"#.utf8))
                    #expect(response.status == status, "\(response.text)")
                }
            }
            #expect(!text.contains("Secret0") && !text.contains(expired))
            #expect(text.contains(#""auth" : "user""#) && !text.contains("user2"))
            #expect(try await differences(directory) == [])
        }
    }

    /// The service ignores the header that selects a member if the token is that of a user.
    @Test func usersStayUsersWithAHeaderOfTeams() throws {
        func record(_ route: String, _ name: String, _ headers: JSONValue = [:], _ status: Int = 200) -> JSONValue {
            [
                "route": .string(route), "request": ["auth": .string(name), "headers": headers],
                "response": ["status": JSONValue(status)],
            ]
        }
        let selection: JSONValue = ["Dropbox-API-Select-User": "dbmid:A"]
        let users = RecordedUsers([
            record("files/list_folder", "user", selection), record("files/list_folder", "user"),
            record("files/list_folder", "user2", [:], 400), record("files/list_folder", "user2", selection),
            record("team/get_info", "user3"), record("team/get_info", "user4", [:], 400),
        ])
        #expect(["user", "user2", "user3", "user4"].map(users.isTeam) == [false, true, true, false])
        #expect(users.users == ["user", "user4"])
    }

    // MARK: - Form

    @Test func compressedResponsesAreRecordedAsJSON() async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run { wire in
            try wire.emulator.faults.add(.gzip(), times: 1)
            try wire.emulator.faults.add(.gzip(.damaged), skipping: 1, times: 1)
            let (directory, _) = try await record(wire, in: folder) { send in
                for _ in 0..<2 {
                    _ = try await send("files/list_folder", [wire.bearer, Self.json], Data(#"{"path":""}"#.utf8))
                }
            }
            func response(_ name: String) throws -> JSONValue? {
                try JSONValue(text: Data(contentsOf: directory.appendingPathComponent(name)))["response"]
            }
            #expect(try response("0001-files-list_folder.json")?["json"]?["entries"] == [])
            #expect(try response("0002-files-list_folder.json")?["content"]?["base64"] != nil)
        }
    }

    @Test func recordingWithoutRecordsIsAnError() async throws {
        let folder = try TemporaryDirectory()
        await #expect(throws: DropboxEmulator.EmptyRecordingError.self) {
            try await DropboxEmulator.drift(of: folder.url)
        }
    }
}
