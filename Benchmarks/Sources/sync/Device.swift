import DropboxSync
import Foundation

/// What a peer does that is a device with a filesystem: says `ready` when it has the contents of all files, `seen PATH` when it
/// has that of a new one, and writes a file of its own when it is told `write PATH`.
struct Device {
    static let word = "device"
    /// What the names of the files begin with that it writes itself.
    static let own = "out-"

    let filesystem: Filesystem

    /// - Parameter arguments: server, certificate to trust, token and folder.
    init(_ arguments: [String]) async throws {
        guard arguments.count == 4 else { throw CocoaError(.formatting) }
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: arguments[2])),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: arguments[0])
                    $0.session.connection.trustRoots = .file(URL(filePath: arguments[1]))
                }))
        filesystem = try await Filesystem(folder: URL(filePath: arguments[3]), client: client)
    }

    func run() async throws {
        let changes = filesystem.changes(at: .root, scope: .children)
        var known: Set<SyncPath> = []
        _ = try await read(.root, except: &known)
        try say("ready")
        let filesystem = filesystem
        Thread.detachNewThread {
            while let line = readLine() {
                guard line.hasPrefix("write "), let path = SyncPath(String(line.dropFirst(6))) else { continue }
                do {
                    let file = try filesystem.create(path)
                    try file.write("content of \(path)")
                    file.close()
                } catch {
                    // The other side waits for the file, and sees that it does not come.
                    FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
                }
            }
            exit(0)
        }
        for await _ in changes {
            for path in try await read(.root, except: &known) { try say("seen \(path)") }
        }
    }

    private func say(_ line: String) throws {
        try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Reads the files in a folder and below that are not known yet.
    private func read(_ folder: SyncPath, except known: inout Set<SyncPath>) async throws -> [SyncPath] {
        var files: [File] = []
        var folders = [folder]
        while let folder = folders.popLast() {
            for info in try await filesystem.listFolder(folder) {
                if info.isFolder { folders.append(info.path) }
                guard !info.isFolder, !info.path.name.hasPrefix(Self.own), known.insert(info.path).inserted else {
                    continue
                }
                files.append(try await filesystem.open(info.path))
            }
        }
        var paths: [SyncPath] = []
        for file in files {
            let path = try file.info.path
            // A read fails with its download, which is tried again all the same.
            while (try? await file.readData()) == nil { try await Task.sleep(for: .milliseconds(10)) }
            file.close()
            paths.append(path)
        }
        return paths
    }
}
