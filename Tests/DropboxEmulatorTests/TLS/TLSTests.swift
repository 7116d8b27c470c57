import DropboxHTTPServer
import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxEmulator

/// Tests of TLS from the perspective of a client: all requests are made by `curl`, which trusts only the emulator's
/// certificate authority.
@Suite struct TLSTests {
    @Test func certificateIsValidForDropboxHostsAndLocalhost() async throws {
        try await run { emulator, curl in
            for host in ServerIdentity.names + ["127.0.0.1"] {
                let response = try await curl.call(
                    "/2/check/user", #"{"query":"hello"}"#, host: host, [bearer(emulator)])
                #expect(response.status == 0, "\(host): \(response.text)")
                if host.hasPrefix("api.") { #expect(response.text == #"{"result":"hello"}"#) }
            }
        }
    }

    @Test func certificateIsInvalidForOtherHosts() async throws {
        try await run { emulator, curl in
            let response = try await curl.call("/2/check/user", "{}", host: "example.com", [])
            #expect(
                response.status == 60, "curl's code for a name that the certificate does not have: \(response.text)")
        }
    }

    @Test func hostServesOnlyItsOwnRoutes() async throws {
        try await run { emulator, curl in
            let response = try await curl.call("/2/files/download", "", host: "api.dropboxapi.com", [bearer(emulator)])
            #expect(
                response.text == #"""
                    Error in call to API function "files/download": Incorrect host for API function "files/download". \#
                    You must issue the request to "content.dropboxapi.com".
                    """#)
            let longpoll = try await curl.call(
                "/2/files/list_folder/longpoll", "{}", host: "content.dropboxapi.com", [])
            #expect(longpoll.text.hasSuffix(#"You must issue the request to "notify.dropboxapi.com"."#))
        }
    }

    @Test func plainAndTLSPortsShareTheirState() async throws {
        try await run { emulator, curl in
            _ = try await curl.call(
                "/2/files/create_folder_v2", #"{"path":"/seen"}"#, host: "localhost", [bearer(emulator)])
            let response = try await Wire(emulator: emulator).rpc("files/get_metadata", #"{"path":"/seen"}"#)
            #expect(response.json["name"] as? String == "seen")
        }
    }

    @Test func linksCreatedOverTLSUseTLS() async throws {
        try await run { emulator, curl in
            _ = try await Wire(emulator: emulator).upload(#"{"path":"/a"}"#, "content")
            let response = try await curl.call(
                "/2/files/get_temporary_link", #"{"path":"/a"}"#, host: "localhost", [bearer(emulator)])
            let address = "https://localhost:\(emulator.secureURL?.port ?? 0)/"
            #expect(response.text.contains(#""link":"\#(address)"#), "\(response.text)")
        }
    }

    @Test func authorityIsWrittenAndSurvivesRestarts() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("ca.pem")
        var authorities: [String?] = []
        for _ in 0..<2 {
            try await run(folder: folder.url) {
                $0.authorityFile = file
            } body: { emulator, _ in
                authorities.append(emulator.certificateAuthority)
                let written = try String(contentsOf: file, encoding: .utf8)
                #expect(written == emulator.certificateAuthority)
            }
        }
        #expect(authorities[0] != nil)
        #expect(authorities[0] == authorities[1])
        let key = folder.url.appendingPathComponent("tls/key.pem").path
        #expect(try FileManager.default.attributesOfItem(atPath: key)[.posixPermissions] as? Int == 0o600)
    }

    @Test func expiringIdentityIsRenewed() throws {
        let folder = try TemporaryDirectory()
        let identities = IdentityDirectory(folder: folder.url)
        let first = try identities.identity(names: [])
        let later = try identities.identity(names: [], now: Date().addingTimeInterval(359 * 24 * 3600))
        #expect(first.key != later.key)
    }

    @Test func identityIsRenewedForANewHostName() throws {
        let folder = try TemporaryDirectory()
        let identities = IdentityDirectory(folder: folder.url)
        let first = try identities.identity(names: ["one.test", "10.0.0.1", "*.two.test"])
        let same = try identities.identity(names: ["*.two.test", "10.0.0.1"])
        #expect(first.key == same.key)
        let other = try identities.identity(names: ["one.test", "three.test"])
        #expect(first.key != other.key)
    }

    @Test(arguments: ["certificate.pem", "key.pem", "authority.pem"]) func filesMustBeRegular(name: String) throws {
        let folder = try TemporaryDirectory()
        let identities = IdentityDirectory(folder: folder.url)
        _ = try identities.identity(names: [])
        let file = folder.url.appendingPathComponent(name)
        for replacement in ["pipe", "/dev/zero"] {
            try FileManager.default.removeItem(at: file)
            #expect((replacement == "pipe" ? mkfifo(file.path, 0o600) : symlink(replacement, file.path)) == 0)
            let error = #expect(throws: TLSError.self) { try identities.identity(names: []) }
            #expect("\(error as Any)".contains("not a regular file"), "\(error as Any)")
        }
    }

    @Test func customCertificateIsUsed() async throws {
        let folder = try TemporaryDirectory()
        let identity = try ServerIdentity.generate(names: ["dropbox.test"])
        let chain = folder.url.appendingPathComponent("chain.pem")
        let key = folder.url.appendingPathComponent("key.pem")
        try identity.chain.write(to: chain)
        try identity.key.write(to: key)
        let authority = try #require(identity.authority)
        try await run(authority: authority) {
            $0.certificate = .files(certificate: chain, key: key)
        } body: { emulator, curl in
            #expect(emulator.certificateAuthority == nil)
            let response = try await curl.call("/2/check/user", #"{}"#, host: "dropbox.test", [bearer(emulator)])
            #expect(response.status == 0, "\(response.text)")
        }
    }

    @Test func mismatchedKeyIsRejectedAtStart() async throws {
        let folder = try TemporaryDirectory()
        let chain = folder.url.appendingPathComponent("chain.pem")
        let key = folder.url.appendingPathComponent("key.pem")
        try ServerIdentity.generate().chain.write(to: chain)
        try ServerIdentity.generate().key.write(to: key)
        var configuration = DropboxEmulator.Configuration()
        configuration.tls = .init()
        configuration.tls?.certificate = .files(certificate: chain, key: key)
        let refused = configuration
        let failure = await #expect(throws: TLSError.self) { _ = try await DropboxEmulator.start(refused) }
        #expect(failure?.description.contains("are not a certificate chain and its key, in PEM") == true)
    }

    // MARK: -

    private func bearer(_ emulator: DropboxEmulator) -> String { "Authorization: Bearer \(emulator.accessToken)" }

    private func run(
        folder: URL? = nil, authority: Data? = nil,
        _ change: (inout DropboxEmulator.Configuration.TLS) -> Void = { _ in },
        body: (DropboxEmulator, Curl) async throws -> Void
    ) async throws {
        try await Curl.run(folder: folder, authority: authority, change, body: body)
    }
}
