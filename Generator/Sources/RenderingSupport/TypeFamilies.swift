import APIModel

/// The division of the types of a large namespace into families, each of which has files of its own.
///
/// A family consists of the types whose names start with the same words: `SharedLink` has `SharedLinkViewDetails` and
/// `SharedLinkAccessLevel`. The members of a long union, such as a union with a member for each kind of event, belong to
/// the families of their names, so that what is declared for `shared_link_view` is in the same file.
///
/// The families follow from the names and sizes in the model. In a namespace that is too large for a file, each large group
/// of types with the same first word is a family, or several that differ in the next word. The other types are one family,
/// or one for each range of initial letters. Structs that others extend are a family, too, so that its header has all
/// superclasses, and the headers of others don't import each other.
package struct TypeFamilies {
    /// The number of members from which on a union is too long for a file with other types.
    package static let longUnion = 150

    /// The lines that a family may have, as estimated. Files have fewer than 2,000.
    private static let limit = 2200

    /// The families that have types, sorted by name. Empty if all types fit into one file.
    package private(set) var names: [String] = []

    /// The name of the family of the types that have no family of their own, if there aren't many.
    package static let rest = "Types"

    /// A Boolean value that indicates whether the namespace is divided and has a union with a member for each of many
    /// events or the like.
    package private(set) var hasLongUnions = false

    /// The name of the family of the structs that others extend.
    private static let base = "Base"

    private var divisions: Set<String> = []
    /// The names of the structs that others extend.
    private let bases: Set<String>
    /// The families with long unions.
    private var longUnionFamilies: Set<String> = []
    /// The families of all other types by the initial letters of their names.
    private var ranges: [(letters: ClosedRange<Character>, name: String)] = []

    package init(of namespace: Namespace, in api: API) {
        let parents = api.namespaces.flatMap(\.types).compactMap(\.structure?.parent)
        bases = Set(parents.filter { $0.namespace == namespace.name }.map(\.name))
        let types = namespace.types.filter { [bases] in !bases.contains($0.name) }
            .map { Item(of: $0, in: namespace, api) }
        let members = namespace.types.flatMap { type in
            Self.isLong(type, in: namespace, api)
                ? api.allMembers(of: TypeName(namespace.name, type.name)).map(Item.init) : []
        }
        divide(types + members)
        guard !divisions.isEmpty || !ranges.isEmpty else { return }
        names = Set((types + members).map { family(of: $0.words) } + (bases.isEmpty ? [] : [Self.base])).sorted()
        hasLongUnions = !members.isEmpty
        longUnionFamilies = Set(
            namespace.types.filter { Self.isLong($0, in: namespace, api) }.map { family(of: $0.name) })
    }

    /// Returns the family of a type or of a member of a long union, by its name in the API.
    package func family(of name: String) -> String { bases.contains(name) ? Self.base : family(of: words(of: name)) }

    private func family(of words: [Substring]) -> String {
        for count in stride(from: words.count, to: 0, by: -1) {
            let name = words.prefix(count).joined()
            if divisions.contains(name) { return name }
        }
        let initial = words.first?.first
        return ranges.first { range in initial.map(range.letters.contains) ?? false }?.name ?? Self.rest
    }

    /// Returns whether a union has so many members that they belong to different families.
    package func isLong(_ type: DataType, in namespace: Namespace, _ api: API) -> Bool {
        !names.isEmpty && Self.isLong(type, in: namespace, api)
    }

    /// Returns the members of a union: one group for each family of a long union, otherwise one group for all. The category
    /// of a group is its family, or empty.
    package func members(
        of type: DataType, in namespace: Namespace, _ api: API
    ) -> [(family: String, category: String, members: [Field])] {
        let members = api.allMembers(of: TypeName(namespace.name, type.name))
        guard isLong(type, in: namespace, api) else { return [(family(of: type.name), "", members)] }
        // Headers of families import those of long unions, which therefore have no members of others.
        let groups = Dictionary(grouping: members) { member in
            let family = family(of: member.name)
            return longUnionFamilies.contains(family) ? self.family(of: type.name) : family
        }
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.key, $0.value) }
    }

    private static func isLong(_ type: DataType, in namespace: Namespace, _ api: API) -> Bool {
        type.union != nil && api.allMembers(of: TypeName(namespace.name, type.name)).count >= longUnion
    }

    /// The words of a type's or member's name, and the estimated number of lines of its declarations.
    private struct Item {
        var words: [Substring]
        var weight: Int

        init(of type: DataType, in namespace: Namespace, _ api: API) {
            let name = TypeName(namespace.name, type.name)
            words = RenderingSupport.words(of: type.name)
            weight =
                switch type {
                case .structure: 14 + 8 * api.allFields(of: name).count
                case .union where TypeFamilies.isLong(type, in: namespace, api): 2 * api.allMembers(of: name).count
                case .union: 20 + 10 * api.allMembers(of: name).count
                }
        }

        init(_ member: Field) {
            words = RenderingSupport.words(of: member.name)
            weight = 10
        }
    }

    /// Divides the types of a namespace, unless they fit into one file.
    private mutating func divide(_ items: [Item]) {
        guard Self.weight(of: items) > Self.limit else { return }
        let groups = Dictionary(grouping: items) { $0.words.first ?? "" }
        // Smaller groups are families, too, if there are so many that those with the same initial don't fit into one file.
        var large = Self.limit / 4
        var small: [Character: Int] = [:]
        repeat {
            small = [:]
            for (word, group) in groups where Self.weight(of: group) < large {
                small[word.first ?? " ", default: 0] += Self.weight(of: group)
            }
            if small.values.contains(where: { $0 > Self.limit }) { large /= 2 } else { break }
        } while large > 0
        for (word, group) in groups where Self.weight(of: group) >= large {
            divisions.formUnion([String(word)] + Self.divisions(of: group, prefix: [word]))
        }
        ranges = Self.ranges(of: small)
    }

    /// Returns the ranges of letters whose groups fit into one file together, or none if that is true for all.
    private static func ranges(of weights: [Character: Int]) -> [(letters: ClosedRange<Character>, name: String)] {
        guard weights.values.reduce(0, +) > limit else { return [] }
        var ranges: [(first: Character, last: Character, weight: Int)] = []
        for (letter, weight) in weights.sorted(by: { $0.key < $1.key }) {
            if let range = ranges.last, range.weight + weight <= limit {
                ranges[ranges.endIndex - 1] = (range.first, letter, range.weight + weight)
            } else {
                ranges.append((letter, letter, weight))
            }
        }
        return ranges.map { first, last, _ in
            (first...last, first == last ? String(first) : "\(first)To\(last)")
        }
    }

    /// Returns the names of the families that leave a family that is too large: the largest of the groups with the same
    /// next word, until the rest fits into one file.
    private static func divisions(of items: [Item], prefix: [Substring]) -> [String] {
        var rest = weight(of: items)
        let groups = Dictionary(grouping: items.filter { $0.words.count > prefix.count }) { $0.words[prefix.count] }
        let weights = groups.mapValues(weight).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var names: [String] = []
        for (word, weight) in weights where rest > limit {
            let longer = prefix + [word]
            names += [longer.joined()] + divisions(of: groups[word] ?? [], prefix: longer)
            rest -= weight
        }
        return names
    }

    private static func weight(of items: [Item]) -> Int { items.map(\.weight).reduce(0, +) }
}

/// Returns the words of a name, each with an uppercase letter at the start: `shared_link` and `SharedLink` have the same.
private func words(of name: String) -> [Substring] {
    var capitalized = ""
    for part in name.split(separator: "_") { capitalized += part.prefix(1).uppercased() + part.dropFirst() }
    var words: [Substring] = []
    var start = capitalized.startIndex
    for index in capitalized.indices.dropFirst()
    where capitalized[index].isUppercase && !capitalized[capitalized.index(before: index)].isUppercase {
        words.append(capitalized[start..<index])
        start = index
    }
    return words + [capitalized[start...]]
}
