import Testing

@testable import BenchmarkSupport

@Suite struct CostTests {
    @Test func memoryThatWasGivenBackBeforeTheEndIsSeen() {
        let cost = Cost.of {
            let bytes = [UInt8](repeating: 1, count: 32 << 20)
            #expect(bytes.last == 1)
        }
        #if os(Linux)
            #expect(cost.peakMemory >= 31 << 20)
            #expect(cost.peakMemory < 64 << 20)
        #endif
        #expect(cost.cpuSeconds > 0)
    }

    @Test func leastRunCountsAndLargestPeakStays() {
        let runs = [
            Cost(cpuSeconds: 2, wallSeconds: 3, peakMemory: 10), Cost(cpuSeconds: 1, wallSeconds: 4, peakMemory: 30),
        ]
        #expect(Cost.least(runs) == Cost(cpuSeconds: 1, wallSeconds: 3, peakMemory: 30))
    }

    @Test func childIsMeasuredAlone() throws {
        let cost = try Child.cost(of: ["sh", "-c", "exit 0"])
        #expect(cost.wallSeconds > 0)
        #expect(cost.peakMemory > 0)
    }

    @Test func failingChildIsAnErrorThatNamesIt() {
        #expect { try Child.cost(of: ["sh", "-c", "exit 3"]) } throws: { "\($0)".hasSuffix("ended with status 3") }
        #expect(throws: Child.Failure.self) { try Child.cost(of: ["no-such-program-anywhere"]) }
    }
}
