/// An object that performs an action when it is released.
public final class ActionOnRelease: Sendable {
    private let action: @Sendable () -> Void

    public init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
}
