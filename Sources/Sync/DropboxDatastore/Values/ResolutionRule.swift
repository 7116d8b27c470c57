/// How a field is resolved that several devices put at the same time, that is, without seeing each other's change.
///
/// The change that is earlier in the order of all changes is the remote one. A device numbers its changes when it's about to send
/// them for the first time: with the number after the greatest one that it has received. The lower number is earlier; of equal
/// numbers, the one of the device whose random ID is. So all devices agree, however their clocks are set. It's often, but not
/// always, the change that was sent first: a change that couldn't be sent at once keeps its number.
///
/// The rules of the former API weren't stored, and each device used its own, so devices with different rules disagreed. Here,
/// a put carries the rule that its device has for the field at that time, and all devices use that one: of two puts, the rule
/// of the later one in this order applies.
public enum ResolutionRule: String, Sendable, Hashable, CaseIterable, Codable {
    /// The remote value wins. This is the default.
    case remote
    /// The local value wins.
    case local
    /// The greater value wins; see ``DatastoreValue/precedes(_:)``. A missing value is the least. If an integer and a number
    /// are equal, the local one wins.
    case max
    /// The lesser value wins. A missing value is the least. If an integer and a number are equal, the remote one wins.
    case min
    /// The increments of all devices are added to the value. Integers wrap around. A missing value counts as 0. If a value
    /// isn't a finite number, the remote value wins.
    case sum
}
