import BenchmarkSupport

/// An upload to a server that takes 50 ms for each answer: several chunks at a time, beside one session in order.
struct FarServer {
    let site: Site
    let report: Report

    private static let rounds = 5

    func run() throws {
        let file = try site.makeFile("far", count: 256 << 20)
        try site.setLatency(seconds: 0.05)
        var (together, inOrder): ([Cost], [Cost]) = ([], [])
        for _ in 0..<Self.rounds {
            inOrder.append(try site.client("upload-in-order", site.plain, file, "/in order"))
            together.append(try site.client("upload", site.plain, file, "/together"))
        }
        try site.setLatency(seconds: 0)
        try site.remove(file)
        let (fast, slow) = (together.leastTime, inOrder.leastTime)
        try report.add("upload 256 MiB, 50 ms away", fast, "s", note: "in order \(format(slow))")
        try report.add("upload 256 MiB, 50 ms away, against in order", slow / fast, "times", .atLeast(3))
    }
}
