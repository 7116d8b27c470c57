/// Compares secrets in constant time, so that the duration doesn't reveal the length of a common prefix.
package enum ConstantTimeComparison {
    /// Returns whether both collections contain the same bytes. The duration depends only on their lengths.
    package static func areEqual(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
