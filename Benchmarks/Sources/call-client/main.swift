// Sends calls, one after the other, to a server. Benchmarks/Scripts/calls compares it with call-baseline, so it counts nothing
// itself: unlike call-costs, it has the allocator of the system.
//
// usage: call-client URL COUNT CALLER [CERTIFICATES]

import CallSupport
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard (3...4).contains(arguments.count), let count = Int(arguments[1]), let caller = Caller(rawValue: arguments[2])
else {
    print("usage: call-client URL COUNT CALLER [CERTIFICATES]")
    exit(2)
}
let certificates = arguments.count == 4 ? arguments[3] : nil
Task.detached {
    do {
        try await caller.send(count, with: caller.client(arguments[0], trusting: certificates))
        exit(0)
    } catch {
        print("call-client: \(error)")
        exit(1)
    }
}
// Valgrind can't run the loop of the main queue, which only calls from the main actor need.
if caller != .main { DispatchSemaphore(value: 0).wait() }
dispatchMain()
