/// Takes the keys of a JSON object one by one, and complains of those that nobody took.
struct JSONObjectReader {
    private let members: [JSONValue.Member]
    private var taken: Set<String> = []

    init(_ value: JSONValue) throws(APIModelError) {
        guard case .object(let members) = value else {
            throw APIModelError("an object is expected, not \(value.kind)")
        }
        self.members = members
    }

    /// Whether the object has the key.
    func has(_ key: String) -> Bool { members.contains { $0.key == key } }

    /// The value of a key, read by `read`, or nil if it is absent. Errors tell the key.
    mutating func optional<Value>(
        _ key: String, _ read: (JSONValue) throws(APIModelError) -> Value
    ) throws(APIModelError) -> Value? {
        taken.insert(key)
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        do throws(APIModelError) {
            return try read(member.value)
        } catch {
            throw error.within(key)
        }
    }

    /// The value of a key that must be there.
    mutating func required<Value>(
        _ key: String, _ read: (JSONValue) throws(APIModelError) -> Value
    ) throws(APIModelError) -> Value {
        guard let value = try optional(key, read) else { throw APIModelError("\"\(key)\" is missing") }
        return value
    }

    /// The items of an array that must be there.
    mutating func list<Item>(
        _ key: String, _ read: (JSONValue) throws(APIModelError) -> Item
    ) throws(APIModelError) -> [Item] {
        taken.insert(key)
        guard let value = members.first(where: { $0.key == key })?.value else {
            throw APIModelError("\"\(key)\" is missing")
        }
        guard case .array(let values) = value else {
            throw APIModelError("an array is expected, not \(value.kind)").within(key)
        }
        var items: [Item] = []
        items.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            do throws(APIModelError) {
                items.append(try read(value))
            } catch {
                throw error.within("\(key)[\(index)]")
            }
        }
        return items
    }

    /// A flag that is absent when it is false.
    mutating func flag(_ key: String) throws(APIModelError) -> Bool {
        try optional(key, JSONValue.asBoolean) ?? false
    }

    /// The members that nobody took yet, which are thereby taken.
    mutating func rest() -> [JSONValue.Member] {
        let rest = members.filter { !taken.contains($0.key) }
        taken.formUnion(rest.map(\.key))
        return rest
    }

    /// Throws if there is a key that nobody took.
    func finish() throws(APIModelError) {
        guard let unknown = members.first(where: { !taken.contains($0.key) }) else { return }
        throw APIModelError("\"\(unknown.key)\" is an unknown key")
    }
}

extension JSONValue {
    static func asString(_ value: JSONValue) throws(APIModelError) -> String {
        guard case .string(let text) = value else { throw APIModelError("a string is expected, not \(value.kind)") }
        return text
    }

    static func asBoolean(_ value: JSONValue) throws(APIModelError) -> Bool {
        guard case .boolean(let flag) = value else { throw APIModelError("a boolean is expected, not \(value.kind)") }
        return flag
    }

    static func asInteger<Number: FixedWidthInteger>(_ value: JSONValue) throws(APIModelError) -> Number {
        guard case .number(let text) = value, let number = Number(text) else {
            throw APIModelError("an integer is expected, not \(value.lineText)")
        }
        return number
    }

    static func asFloat(_ value: JSONValue) throws(APIModelError) -> Double {
        guard case .number(let text) = value, let number = Double(text) else {
            throw APIModelError("a number is expected, not \(value.lineText)")
        }
        return number
    }
}
