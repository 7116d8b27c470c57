import DropboxTestSupport
import Foundation
import Testing

/// Core dumps contain tokens.
@Suite(.timeLimit(.minutes(10))) struct CoreDumpTests {
    /// Starts a program with the largest possible limit for core dumps, lets it crash when it has started, and prints
    /// whether the system wrote or passed on a core dump, and the files that exist then.
    private static let script = """
        import os, resource, signal, socket, subprocess, sys
        _, hard = resource.getrlimit(resource.RLIMIT_CORE)
        resource.setrlimit(resource.RLIMIT_CORE, (hard, hard))
        server = socket.create_server(("127.0.0.1", 0))
        words = [word.replace("PORT", str(server.getsockname()[1])) for word in sys.argv[2:]]
        child = subprocess.Popen(words, cwd=sys.argv[1], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        if words[1] == "ls":
            server.accept()
        else:
            child.stdout.readline()
        os.kill(child.pid, signal.SIGABRT)
        _, status = os.waitpid(child.pid, 0)
        print(os.WIFSIGNALED(status), os.WCOREDUMP(status), os.listdir(sys.argv[1]))
        """

    private func crash(_ product: String, _ words: String...) async throws -> String {
        let folder = try TemporaryDirectory()
        let program = try TestProgram.path(ofProduct: product)
        let (status, output) = try await Subprocess.run(
            "python3", ["-c", Self.script, folder.url.path, program] + words,
            setting: ["DROPBOX_TOKEN": "secret", "SWIFT_BACKTRACE": "enable=no"])
        #expect(status == 0)
        return output
    }

    @Test func commandsHaveNone() async throws {
        #expect(try await crash("dbx", "ls", "--host", "http://127.0.0.1:PORT") == "True False []\n")
    }

    @Test func emulatorHasNone() async throws {
        #expect(try await crash("dbx-emulator", "--port", "0", "--child") == "True False []\n")
        #expect(try await crash("dbx", "emulator", "--port", "0", "--child") == "True False []\n")
    }
}
