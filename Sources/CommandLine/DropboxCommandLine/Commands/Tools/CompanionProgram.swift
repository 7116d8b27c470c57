import Foundation

/// A program next to this one, which has libraries that this one doesn't need.
enum CompanionProgram: String {
    case emulator = "dbx-emulator"
    case worker = "dbx-worker"

    /// Returns the path of the program.
    ///
    /// - Throws: An error if it isn't installed.
    func url() throws(CommandError) -> URL {
        let own = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
            .resolvingSymlinksInPath()
        let url = own.deletingLastPathComponent().appendingPathComponent(rawValue)
        guard FileManager.default.isExecutableFile(atPath: url.path) else {
            throw .failure("there is no \(url.path); `make install` installs it together with dbx")
        }
        return url
    }

    /// Runs the program in place of this one.
    ///
    /// - Throws: An error if it isn't installed, or can't run.
    func replaceThisOne(_ words: [String]) throws(CommandError) -> Never {
        let program = try url()
        // The program inherits the signal mask of this thread, and the signals that this process ignores.
        var signals = sigset_t()
        sigemptyset(&signals)
        pthread_sigmask(SIG_SETMASK, &signals, nil)
        var arguments = ([program.path] + words).map { strdup($0) } + [nil]
        execv(program.path, &arguments)
        throw .failure("cannot run \(program.path): \(String(cString: strerror(errno)))")
    }
}
