import DropboxEmulator
import DropboxHTTP
import DropboxSync
import Foundation
import PhotoBackupModel
import SwiftyDropbox
import Testing

/// A device with the app, and a Dropbox.
struct Fixture {
    let emulator: DropboxEmulator
    let settings: Settings

    @MainActor static func run(_ body: @MainActor (Fixture) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        var configuration = DropboxEmulator.Configuration()
        configuration.accounts = [.init("ada@example.com"), .init("bob@example.com")]
        let emulator = try await DropboxEmulator.start(configuration)
        var settings = Settings(
            appKey: emulator.appKey, group: nil, directory: directory,
            tokens: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
        settings.hosts = BaseHosts(server: emulator.url.absoluteString)
        let result: Result<Void, any Error>
        do {
            result = .success(try await body(Fixture(emulator: emulator, settings: settings)))
        } catch {
            result = .failure(error)
        }
        await emulator.stop()
        try remove(directory)
        try result.get()
    }

    /// Removes the files of the device. A client that delivered an outcome may be removing files of the transfer.
    private static func remove(_ directory: URL) throws {
        while FileManager.default.fileExists(atPath: directory.path) {
            do { try FileManager.default.removeItem(at: directory) } catch CocoaError.fileNoSuchFile {}
        }
    }

    /// Signs a user in, as the page in the browser does.
    func signIn(_ name: String, to accounts: Accounts) async throws -> SyncAccount {
        let redirect = try await Browser().allow(try accounts.signInPage(), as: name)
        return try #require(try await accounts.finishSignIn(redirect))
    }

    /// Waits until the server receives an upload.
    func waitForUpload() async { _ = await emulator.calls.waitForRequest { $0.route == "files/upload" } }

    /// Writes a photo that the user selects.
    func photo(named name: String, _ content: Data) throws -> URL {
        let folder = settings.directory.appendingPathComponent("camera")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try content.write(to: url)
        return url
    }

    /// A photo with one pixel.
    static let pixel =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
        ?? Data()
}

extension Uploads {
    /// Waits until a condition is met.
    func wait(until isMet: @escaping @MainActor ([PhotoUpload]) -> Bool) async {
        if isMet(all) { return }
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        onChange = { change.yield() }
        for await _ in changes where isMet(all) { return }
    }
}

/// A browser that allows what an app requests.
private struct Browser {
    private struct UnexpectedPageError: Error { let page: String }

    /// Presses the button that signs a user in, and returns the URL that the browser opens then.
    func allow(_ page: URL, as name: String) async throws -> URL {
        let transport = makeHTTPTransport()
        defer { transport.shutdown() }
        let form = try await transport.send(HTTPRequest(url: page))
        let html = String(decoding: try await form.body.collect(upTo: 1 << 20), as: UTF8.self)
        let cookies = form.headers.values(for: "Set-Cookie").map { String($0.prefix { $0 != ";" }) }
        // The page has a radio button for each account.
        let buttons = html.components(separatedBy: "<input").filter { $0.contains(#"name="account""#) }
        guard let mark = html.between(#"name="mark" value=""#, "\""),
            let account = buttons.first(where: { $0.contains(name) })?.between(#"value=""#, "\"")
        else { throw UnexpectedPageError(page: html) }
        let fields = ["mark": mark, "account": account, "decision": "allow"].map { name, value in
            name + "=" + (value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        }
        let answer = try await transport.send(
            HTTPRequest(
                method: "POST", url: page,
                headers: [
                    "Content-Type": "application/x-www-form-urlencoded", "Cookie": cookies.joined(separator: "; "),
                ], body: .data(Data(fields.joined(separator: "&").utf8))))
        guard let redirect = answer.headers["Location"].flatMap({ URL(string: $0) }) else {
            throw UnexpectedPageError(page: "\(answer.status)")
        }
        return redirect
    }
}

extension String {
    /// Returns the text between two strings.
    fileprivate func between(_ start: String, _ end: String) -> String? {
        components(separatedBy: start).dropFirst().first?.components(separatedBy: end).first
    }
}
