import Foundation
import SwiftyDropbox

// The snippets of the articles GettingStartedOnAServer and GettingStartedOnTheCommandLine, verbatim.

func serverClient(_ environment: [String: String]) throws -> DropboxClient {
    try DropboxClient(environment: environment)
}

func backUp(_ file: URL, with client: DropboxClient) async throws {
    let metadata = try await client.files.uploadFile(
        from: file, to: "/backup/\(file.lastPathComponent)", mode: .overwrite)
    print("uploaded", metadata.name, metadata.size, "bytes")
}

func commandLineProgram(_ manager: DropboxOAuthManager, _ file: URL) async throws {
    let token: DropboxAccessToken
    if let stored = manager.getFirstAccessToken() {
        token = stored
    } else {
        token = try await manager.signIn(openURL: DefaultBrowser().open)
    }
    let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
    let metadata = try await client.files.uploadFile(from: file, to: "/\(file.lastPathComponent)")
    print("uploaded", metadata.name)
    client.shutdown()
}

func mainOfServerProgram() async throws {
    do {
        let client = try serverClient(ProcessInfo.processInfo.environment)
        for path in CommandLine.arguments.dropFirst() {
            try await backUp(URL(fileURLWithPath: path), with: client)
        }
        client.shutdown()
    } catch {
        print("cannot back up: \(error)")
        exit(1)
    }
}

func mainOfCommandLineProgram() async throws {
    let manager = DropboxOAuthManager(configuration: .init(appKey: "APP_KEY"))
    do {
        for path in CommandLine.arguments.dropFirst() {
            try await commandLineProgram(manager, URL(fileURLWithPath: path))
        }
    } catch {
        print("cannot upload: \(error)")
        exit(1)
    }
}

func managerForAnEmulator() -> DropboxOAuthManager {
    let manager = DropboxOAuthManager(
        configuration: .init(appKey: "emulatorappkey") { $0.baseHosts = BaseHosts(server: "http://127.0.0.1:8080") })
    return manager
}
