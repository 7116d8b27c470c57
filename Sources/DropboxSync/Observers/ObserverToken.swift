/// Names an observer, so that it can be removed. Dropping it removes nothing.
public final class ObserverToken: Sendable, Hashable {
    init() {}

    public static func == (one: ObserverToken, other: ObserverToken) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
