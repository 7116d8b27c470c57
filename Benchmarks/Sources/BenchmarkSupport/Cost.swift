#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a piece of work cost. CPU time is the figure to compare: it says the same on a busy machine, wall time does not.
public struct Cost: Equatable, Sendable {
    /// Seconds on a processor, user and system added, over all threads.
    public var cpuSeconds: Double
    /// Seconds on the clock.
    public var wallSeconds: Double
    /// The most memory held at once, in bytes: for work in this process what it rose by, for a child all that it held.
    public var peakMemory: Int

    public init(cpuSeconds: Double, wallSeconds: Double, peakMemory: Int) {
        self.cpuSeconds = cpuSeconds
        self.wallSeconds = wallSeconds
        self.peakMemory = peakMemory
    }

    /// The cost of running `body` once in this process. Other work of the process in the meantime is counted as well.
    public static func of<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Cost {
        let start = Gauge()
        try body()
        return start.costUntilNow
    }

    /// The cost of running `body` once in this process. Other work of the process in the meantime is counted as well.
    public static func of<Failure: Error>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Void
    ) async throws(Failure) -> Cost {
        let start = Gauge()
        try await body()
        return start.costUntilNow
    }

    /// Runs `body` once unmeasured and then `times` (7 by default), and gives the run with the least CPU time: what the
    /// work costs when nothing disturbs it. Its peak memory is the largest of all runs.
    public static func least<Failure: Error>(
        of times: Int = 7, _ body: () throws(Failure) -> Void
    ) throws(Failure) -> Cost {
        try body()
        var costs: [Cost] = []
        for _ in 0..<max(1, times) { costs.append(try of(body)) }
        return least(costs)
    }

    /// As the function above, for work that waits.
    public static func least<Failure: Error>(
        of times: Int = 7, isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Void
    ) async throws(Failure) -> Cost {
        try await body()
        var costs: [Cost] = []
        for _ in 0..<max(1, times) { costs.append(try await of(body)) }
        return least(costs)
    }

    static func least(_ costs: [Cost]) -> Cost {
        Cost(
            cpuSeconds: costs.map(\.cpuSeconds).min() ?? 0, wallSeconds: costs.map(\.wallSeconds).min() ?? 0,
            peakMemory: costs.map(\.peakMemory).max() ?? 0)
    }
}

/// The meters of this process at one moment.
private struct Gauge {
    private let cpuSeconds = CPUTime.ofThisProcess
    private let moment = ContinuousClock.now
    private let memory = PeakMemory()

    var costUntilNow: Cost {
        Cost(
            cpuSeconds: CPUTime.ofThisProcess - cpuSeconds, wallSeconds: (ContinuousClock.now - moment).inSeconds,
            peakMemory: memory.rise)
    }
}

enum CPUTime {
    /// Seconds that all threads of this process have spent on a processor, user and system.
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
