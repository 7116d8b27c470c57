/// Room for the values of the records that are being collected. Slots do not move while they are in use.
struct SlotStack {
    /// The slots of one record, uninitialized.
    struct Frame {
        let slots: UnsafeMutablePointer<Value>
        fileprivate let count: Int
        /// Whether the frame did not fit on the stack and has a block of its own.
        fileprivate let isApart: Bool
    }

    private static let capacity = 512
    private let base = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    private var used = 0

    @inline(__always)
    mutating func push(_ count: Int) -> Frame {
        guard used + count <= Self.capacity else {
            return Frame(slots: .allocate(capacity: count), count: count, isApart: true)
        }
        defer { used += count }
        return Frame(slots: base + used, count: count, isApart: false)
    }

    /// Gives back the frame that was pushed last. Its slots have to be uninitialized again.
    @inline(__always)
    mutating func pop(_ frame: Frame) {
        if frame.isApart { frame.slots.deallocate() } else { used -= frame.count }
    }

    func deallocate() { base.deallocate() }
}
