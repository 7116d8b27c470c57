import Foundation

/// The resource usage of a piece of work. Compare the CPU time: unlike the wall time, it doesn't depend on other load.
public struct ResourceUsage: Equatable, Sendable {
    /// The CPU time in seconds: user and system time of all threads.
    public var cpuSeconds: Double
    /// The wall time in seconds.
    public var wallSeconds: Double
    /// The peak memory in bytes: for work in this process the increase, for a child process the total.
    public var peakMemory: Int

    public init(cpuSeconds: Double, wallSeconds: Double, peakMemory: Int) {
        self.cpuSeconds = cpuSeconds
        self.wallSeconds = wallSeconds
        self.peakMemory = peakMemory
    }

    /// Measures one run of `body` in this process. Other work of the process during the run counts, too.
    public static func measure<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> ResourceUsage {
        let start = UsageSample()
        try body()
        return start.usageSinceSample
    }

    /// Measures one run of `body` in this process. Other work of the process during the run counts, too.
    public static func measure<Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Void
    ) async throws(Failure) -> ResourceUsage {
        let start = UsageSample()
        try await body()
        return start.usageSinceSample
    }

    /// Runs `body` once without measurement and then `times` times (the default is 7), and returns the minimum CPU and
    /// wall times and the maximum peak memory.
    public static func minimum<Failure: Error>(
        of times: Int = 7, _ body: () throws(Failure) -> Void
    ) throws(Failure) -> ResourceUsage {
        try body()
        var usages: [ResourceUsage] = []
        for _ in 0..<max(1, times) { usages.append(try measure(body)) }
        return minimum(usages)
    }

    /// Runs `body` once without measurement and then `times` times (the default is 7), and returns the minimum CPU and
    /// wall times and the maximum peak memory.
    public static func minimum<Failure: Error>(
        of times: Int = 7, isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Void
    ) async throws(Failure) -> ResourceUsage {
        try await body()
        var usages: [ResourceUsage] = []
        for _ in 0..<max(1, times) { usages.append(try await measure(body)) }
        return minimum(usages)
    }

    static func minimum(_ usages: [ResourceUsage]) -> ResourceUsage {
        ResourceUsage(
            cpuSeconds: usages.map(\.cpuSeconds).min() ?? 0, wallSeconds: usages.map(\.wallSeconds).min() ?? 0,
            peakMemory: usages.map(\.peakMemory).max() ?? 0)
    }
}

extension [ResourceUsage] {
    /// The minimum of the CPU times, or infinity if there are none.
    public var minimumCPUSeconds: Double { map(\.cpuSeconds).min() ?? .infinity }

    /// The minimum of the wall times, or infinity if there are none.
    public var minimumWallSeconds: Double { map(\.wallSeconds).min() ?? .infinity }
}

/// A sample of the resource counters of this process.
private struct UsageSample {
    private let cpuSeconds = CPUTime.ofThisProcess
    private let time = ContinuousClock.now
    private let memory = PeakMemory()

    var usageSinceSample: ResourceUsage {
        ResourceUsage(
            cpuSeconds: CPUTime.ofThisProcess - cpuSeconds, wallSeconds: (ContinuousClock.now - time).inSeconds,
            peakMemory: memory.increase)
    }
}

enum CPUTime {
    /// The CPU time of all threads of this process in seconds, user and system.
    static var ofThisProcess: Double {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #endif
        return seconds(usage)
    }

    static func seconds(_ usage: rusage) -> Double { seconds(usage.ru_utime) + seconds(usage.ru_stime) }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// Runs another program and measures it: a baseline for comparison (`curl`, `openssl`), or a part of a benchmark that
/// needs a separate process to measure its memory.
public enum ChildProcess {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Runs a program until it exits, and returns its resource usage. Its standard output is discarded, and its
    /// standard error is shown.
    ///
    /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments.
    /// - Throws: ``Failure`` if the program can't be started or exits with a status other than 0.
    public static func resourceUsage(of arguments: [String]) throws(Failure) -> ResourceUsage {
        let commandLine = arguments.joined(separator: " ")
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
        guard error == 0 else { throw Failure(description: "\(commandLine): \(String(cString: strerror(error)))") }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else {
                throw Failure(description: "\(commandLine): \(String(cString: strerror(errno)))")
            }
        }
        guard status == 0 else { throw Failure(description: "\(commandLine): ended with status \(status >> 8)") }
        #if canImport(Darwin)
            let peak = Int(usage.ru_maxrss)
        #else
            let peak = Int(usage.ru_maxrss) * 1024
        #endif
        return ResourceUsage(
            cpuSeconds: CPUTime.seconds(usage), wallSeconds: (ContinuousClock.now - start).inSeconds, peakMemory: peak)
    }
}

/// Measures the peak increase of this process's resident memory. Linux only: on other systems, all values are 0.
public struct PeakMemory {
    private let start: Int

    /// Starts the measurement. Resets the kernel's peak value (`5` in `clear_refs`), so that earlier peaks don't hide
    /// later ones.
    init() {
        if let reset = FileHandle(forWritingAtPath: "/proc/self/clear_refs") { reset.write(Data("5".utf8)) }
        start = Self.status("VmRSS:")
    }

    /// The difference between the peak since the start and the memory at the start, in bytes.
    var increase: Int { max(0, Self.ofThisProcess - start) }

    /// The peak memory of this process in bytes. A parent process can't measure it, because the kernel's value for a
    /// child includes the parent's memory at the time of the fork.
    public static var ofThisProcess: Int { status("VmHWM:") }

    /// Returns a size from `/proc/self/status` in bytes, or 0 if the file or field doesn't exist.
    private static func status(_ field: String) -> Int {
        let text = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix(field) }) else { return 0 }
        return 1024 * (Int(line.filter(\.isNumber)) ?? 0)
    }
}
