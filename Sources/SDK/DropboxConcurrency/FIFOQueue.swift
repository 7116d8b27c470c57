/// A first-in, first-out queue of elements.
// Public and inlinable like `Locked`, whose state it usually is.
public struct FIFOQueue<Element> {
    /// The elements. The first one is at `first`; the slots before it are empty.
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var first = 0

    @inlinable public init() {}

    /// The number of elements.
    @inlinable public var count: Int { elements.count - first }

    @inlinable public var isEmpty: Bool { count == 0 }

    /// The oldest element, or `nil` if the queue is empty.
    @inlinable public var oldest: Element? { isEmpty ? nil : elements[first] }

    /// Adds an element.
    @inlinable public mutating func append(_ element: Element) { elements.append(element) }

    /// Removes and returns the oldest element, or returns `nil` if the queue is empty.
    @inlinable public mutating func removeFirst() -> Element? {
        guard first < elements.count else { return nil }
        let element = elements[first]
        elements[first] = nil
        first += 1
        if first == elements.count {
            elements.removeAll(keepingCapacity: first <= 1 << 10)
            first = 0
        } else if first >= 1 << 10, first * 2 >= elements.count {
            // Moving the others is worthwhile only if it frees at least half of the array.
            elements.removeFirst(first)
            first = 0
        }
        return element
    }
}

extension FIFOQueue: Sequence {
    /// Iterates over the elements from the oldest to the newest.
    public func makeIterator() -> some IteratorProtocol<Element> {
        elements[first...].lazy.compactMap(\.self).makeIterator()
    }
}

extension FIFOQueue: Sendable where Element: Sendable {}
