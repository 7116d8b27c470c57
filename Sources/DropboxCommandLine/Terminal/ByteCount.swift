import Foundation

/// A number of bytes as people read it: decimal units, as in rates (1 MB = 1,000,000 bytes).
struct ByteCount: CustomStringConvertible {
    var bytes: Int64

    var description: String {
        let units = ["bytes", "kB", "MB", "GB", "TB"]
        var value = Double(bytes)
        var unit = 0
        while value >= 999.95, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        return unit == 0 ? "\(bytes) bytes" : "\(value.formatted(digits: 1)) \(units[unit])"
    }
}

extension Int64 {
    /// The sum with a size that a server tells: the largest number there is if it's larger than that.
    func adding(_ size: Int64) -> Int64 {
        let (sum, isTooLarge) = addingReportingOverflow(size)
        return isTooLarge ? .max : sum
    }
}

extension Double {
    /// The number with a fixed number of digits behind the point, whatever the locale.
    func formatted(digits: Int) -> String { String(format: "%.\(digits)f", self) }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
