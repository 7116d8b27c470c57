import Foundation

/// Another program, measured as a whole: the yardstick beside our own figure (`curl`, `openssl`), or a part of ours that
/// needs a process of its own so that its memory stands alone.
public enum Child {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Runs `arguments` (the first is the program, searched in `PATH`) to its end and gives what it cost.
    ///
    /// Its output is thrown away, its complaints are shown. Throws when it cannot be started or does not exit with 0.
    public static func cost(of arguments: [String]) throws(Failure) -> Cost {
        let what = arguments.joined(separator: " ")
        var words = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { environment.forEach { free($0) } }
        guard let program = words.first.flatMap(\.self) else { throw Failure(description: "no program to run") }

        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

        let start = ContinuousClock.now
        var process = pid_t()
        let error = posix_spawnp(&process, program, &actions, nil, &words, &environment)
        guard error == 0 else { throw Failure(description: "\(what): \(String(cString: strerror(error)))") }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw Failure(description: "\(what): \(String(cString: strerror(errno)))") }
        }
        guard status == 0 else { throw Failure(description: "\(what): ended with status \(status >> 8)") }
        #if canImport(Darwin)
            let peak = Int(usage.ru_maxrss)
        #else
            let peak = Int(usage.ru_maxrss) * 1024
        #endif
        return Cost(
            cpuSeconds: CPUTime.seconds(usage), wallSeconds: (ContinuousClock.now - start).inSeconds, peakMemory: peak)
    }
}
