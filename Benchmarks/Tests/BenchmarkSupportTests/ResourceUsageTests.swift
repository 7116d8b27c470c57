import Testing

@testable import BenchmarkSupport

@Suite struct ResourceUsageTests {
    @Test func memoryThatWasFreedBeforeTheEndIsMeasured() {
        let usage = ResourceUsage.measure {
            let bytes = [UInt8](repeating: 1, count: 32 << 20)
            #expect(bytes.last == 1)
        }
        #if os(Linux)
            #expect(usage.peakMemory >= 31 << 20)
            #expect(usage.peakMemory < 64 << 20)
        #endif
        #expect(usage.cpuSeconds > 0)
    }

    @Test func minimumTimesAndMaximumPeakAreReturned() {
        let runs = [
            ResourceUsage(cpuSeconds: 2, wallSeconds: 3, peakMemory: 10),
            ResourceUsage(cpuSeconds: 1, wallSeconds: 4, peakMemory: 30),
        ]
        #expect(ResourceUsage.minimum(runs) == ResourceUsage(cpuSeconds: 1, wallSeconds: 3, peakMemory: 30))
    }

    @Test func childProcessIsMeasuredSeparately() throws {
        let usage = try ChildProcess.resourceUsage(of: ["sh", "-c", "exit 0"])
        #expect(usage.wallSeconds > 0)
        #expect(usage.peakMemory > 0)
    }

    @Test func failingChildProcessThrows() {
        #expect { try ChildProcess.resourceUsage(of: ["sh", "-c", "exit 3"]) } throws: {
            "\($0)".hasSuffix("ended with status 3")
        }
        #expect(throws: ChildProcess.Failure.self) { try ChildProcess.resourceUsage(of: ["no-such-program-anywhere"]) }
    }
}
