import Foundation

/// A shell in a temporary directory, with the programs of the package under test in its `PATH`.
public struct Shell: Sendable {
    /// The working directory, which is also the home directory.
    public let directory: URL
    private let environment: [String: String]

    /// Creates an empty directory, calls `body` with a shell in it, and deletes the directory.
    ///
    /// - Parameter environment: The environment variables, in addition to `PATH` and `HOME`.
    /// - Throws: An error of the file system, or the error of `body`.
    public static func withTemporaryDirectory(
        _ environment: [String: String], _ body: (Shell) async throws -> Void
    ) async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let result: Result<Void, any Error>
        do {
            result = .success(try await body(Shell(directory: directory, environment: environment)))
        } catch {
            result = .failure(error)
        }
        try FileManager.default.removeItem(at: directory)
        try result.get()
    }

    /// Runs a command.
    ///
    /// - Returns: Its standard output and standard error.
    /// - Throws: An error if the shell can't be started, or an error of the file system.
    public func run(_ command: String) async throws -> String {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = directory
        process.environment = environment.merging([
            "PATH": tests.deletingLastPathComponent().path + ":/usr/bin:/bin", "HOME": directory.path,
        ]) { given, _ in given }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { unlink(file.path) }
        let output = try FileHandle(forWritingTo: file)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        try output.close()
        return try String(contentsOf: file, encoding: .utf8)
    }
}
