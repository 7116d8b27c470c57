/// Compares secrets. It takes as long for wrong ones as for right ones, so that the time tells nothing about how much of one
/// is right.
package enum ConstantTimeComparison {
    /// Whether both are the same bytes. Only their numbers make a difference in time.
    package static func areEqual(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
