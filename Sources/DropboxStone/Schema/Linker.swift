import DropboxConcurrency

/// Turns declarations of schemas into linked types.
///
/// A type is linked together with every type that it can reach, under one lock, and published when all of them are
/// complete. Whoever gets hold of a type may therefore follow its pointers without a lock.
final class Linker {
    /// What outlives linking.
    private struct State {
        /// The schemas whose types are linked: records point at their types without counting references, so both live as
        /// long as the process.
        var schemas: [StoneSchema] = []
        /// The compiled patterns, each of which stands at many fields.
        var patterns: [String: Pattern] = [:]
    }

    /// Serializes linking.
    private static let state = Locked(State())

    /// A schema of which types are being linked. There are few: looking at one after the other is fast, and dictionaries
    /// of several kinds would be half of this file's code.
    private struct PendingSchema {
        let schema: StoneSchema
        let classes: [StoneObject.Type?]
        /// The types begun, by position.
        var started: [UnsafeMutablePointer<TypeInfo>?]

        init(_ schema: StoneSchema) {
            self.schema = schema
            classes = schema.classes()
            started = Array(repeating: nil, count: schema.index.types.count)
        }
    }

    private var touched: [PendingSchema] = []
    private var open: [UnsafeMutablePointer<TypeInfo>] = []
    private var patterns: [String: Pattern]

    private init(patterns: [String: Pattern]) {
        self.patterns = patterns
    }

    static func link(_ schema: StoneSchema, _ position: Int) -> TypeHandle {
        state.withLock { state in
            let linker = Linker(patterns: state.patterns)
            let type = linker.type(schema, position)
            while let next = linker.open.popLast() { linker.complete(next) }
            for touched in linker.touched where !state.schemas.contains(where: { $0 === touched.schema }) {
                state.schemas.append(touched.schema)
            }
            state.patterns = linker.patterns
            linker.publish()
            return TypeHandle(pointer: type)
        }
    }

    private func publish() {
        for touched in touched {
            touched.schema.publish(touched.started.map { $0.map { TypeHandle(pointer: UnsafePointer($0)) } })
        }
    }

    /// The type, linked already or begun and to be completed before the lock is released.
    private func type(_ schema: StoneSchema, _ position: Int) -> UnsafePointer<TypeInfo> {
        if let type = schema.published(position) { return type.pointer }
        let place = self.place(of: schema)
        let declarations = schema.index.types
        let isKnown = declarations.indices.contains(position)
        if isKnown, let type = touched[place].started[position] { return UnsafePointer(type) }
        var line = schema.text.cursor(isKnown ? declarations[position].range : 0..<0)
        let isUnion = line.word() == "union"
        line.skipWhitespace()
        let type = UnsafeMutablePointer<TypeInfo>.allocate(capacity: 1)
        type.initialize(
            to: TypeInfo(
                kind: isUnion ? .union : .structure, schema: .passUnretained(schema), position: position,
                name: line.span(), fields: Self.copy([]), subtypes: Self.copy([])))
        if !isUnion, line.hasSubtypes() { type.pointee.kind = .family }
        if isKnown {
            touched[place].started[position] = type
            type.pointee.objectClass = touched[place].classes[position]
        }
        open.append(type)
        return UnsafePointer(type)
    }

    /// The index of `schema` in `touched`.
    private func place(of schema: StoneSchema) -> Int {
        if let place = touched.firstIndex(where: { $0.schema === schema }) { return place }
        touched.append(PendingSchema(schema))
        return touched.count - 1
    }

    private func complete(_ type: UnsafeMutablePointer<TypeInfo>) {
        let schema = type.pointee.schema.takeUnretainedValue()
        let declarations = schema.index.types
        guard declarations.indices.contains(type.pointee.position) else { return }
        var fields: [FieldInfo] = []
        var subtypes: [Subtype] = []
        var catchAll: String?
        var line = schema.text.cursor(declarations[type.pointee.position].range)
        _ = line.word()
        _ = line.word()
        header: while true {
            line.skipWhitespace()
            if line.take(0x3A) {  // ":"
                if let parent = reference(line.word(), schema) {
                    type.pointee.parent = parent
                    let inherited = inheritance(of: parent)
                    fields = inherited.fields
                    // A union that names its own has done so before its parent.
                    catchAll = catchAll ?? inherited.catchAll
                }
                continue
            }
            let word = line.span()
            guard word.count > 0 else { break header }
            if line.take(0x3D) {  // "="
                let value = line.span().string
                if type.pointee.kind == .union {
                    catchAll = value
                } else if let subtype = reference(value, schema) {
                    subtypes.append(Subtype(tag: word, type: subtype))
                }
            } else if word.string == "open" {
                type.pointee.catchAll = 0
            }
        }
        line.skipLine()
        while line.at(0x20) {
            fields.append(field(&line, schema, isMember: type.pointee.kind == .union))
            line.skipLine()
        }
        type.pointee.fields.deallocate()
        type.pointee.subtypes.deallocate()
        type.pointee.fields = Self.copy(fields)
        type.pointee.count = fields.count
        type.pointee.directory = FieldIndex(fields).map { Self.copy($0) }
        type.pointee.subtypes = Self.copy(subtypes)
        type.pointee.subtypeCount = subtypes.count
        if type.pointee.kind == .union {
            type.pointee.catchAll = fields.firstIndex { $0.name.string == catchAll } ?? -1
        } else if fields.count <= 64 {
            for (index, field) in fields.enumerated() where !field.isOptional { type.pointee.required |= 1 << index }
        }
    }

    /// The fields that a type hands down, base types first, and the name of its catch-all member.
    private func inheritance(of parent: UnsafePointer<TypeInfo>) -> (fields: [FieldInfo], catchAll: String?) {
        if let index = open.firstIndex(where: { UnsafePointer($0) == parent }) {
            complete(open.remove(at: index))
        }
        let info = parent.pointee
        let fields = Array(UnsafeBufferPointer(start: info.fields, count: info.count))
        let catchAll = info.kind == .union && info.catchAll >= 0 ? fields[info.catchAll].name.string : nil
        return (fields, catchAll)
    }

    private func field(_ line: inout SchemaCursor, _ schema: StoneSchema, isMember: Bool) -> FieldInfo {
        line.skipWhitespace()
        let name = line.span()
        line.skipWhitespace()
        var shape = ResolvedType()
        if !line.at(0x0A), !line.isAtEnd { shape = self.shape(&line, schema) }
        line.skipWhitespace()
        let hasDefault = !isMember && line.at(0x3D)
        return FieldInfo(name: name, shape: shape, isOptional: hasDefault || shape.isNullable)
    }

    private func reference(_ name: String, _ schema: StoneSchema) -> UnsafePointer<TypeInfo>? {
        let (owner, local) = Self.resolve(name, schema)
        guard let owner, let position = owner.index.positions[local] else { return nil }
        return type(owner, position)
    }

    private static func resolve(_ name: String, _ schema: StoneSchema) -> (StoneSchema?, String) {
        guard let dot = name.firstIndex(of: ".") else { return (schema, name) }
        return (schema.namespace(String(name[..<dot])), String(name[name.index(after: dot)...]))
    }

    /// Reads a type expression such as `List(String(min_length=1), max_items=20)?`.
    private func shape(_ line: inout SchemaCursor, _ schema: StoneSchema) -> ResolvedType {
        let name = line.word()
        var shape = ResolvedType()
        if let code = Self.primitives[name] {
            shape.code = code
            var rules = Constraints(code)
            if line.take(0x28) { arguments(&line, schema, &shape, &rules) }
            if rules.isNeeded { shape.rules = Self.copy(rules) }
        } else if let type = reference(name, schema) {
            shape.type = type
            shape.code =
                switch type.pointee.kind {
                case .structure: .structure
                case .family: .family
                case .union: .union
                }
        } else {
            shape = alias(name, schema)
        }
        if line.take(0x3F) { shape.isNullable = true }  // "?"
        return shape
    }

    private func alias(_ name: String, _ schema: StoneSchema) -> ResolvedType {
        let (owner, local) = Self.resolve(name, schema)
        guard let owner, let declaration = owner.index.aliases[local] else { return ResolvedType(code: .unknown) }
        var line = owner.text.cursor(declaration.range)
        _ = line.word()
        _ = line.word()
        return shape(&line, owner)
    }

    private static let primitives: [String: WireType] = [
        "Void": .void, "Boolean": .bool, "Int32": .int32, "UInt32": .uint32, "Int64": .int64, "UInt64": .uint64,
        "Float32": .float, "Float64": .double, "String": .string, "Timestamp": .timestamp, "Bytes": .bytes,
        "List": .list, "Map": .map,
    ]

    /// Reads what stands in parentheses: types first, then rules by name.
    private func arguments(
        _ line: inout SchemaCursor, _ schema: StoneSchema, _ shape: inout ResolvedType, _ rules: inout Constraints
    ) {
        while !line.isAtEnd, !line.take(0x29) {
            line.skipWhitespace()
            if line.take(0x2C) { continue }
            if let format = line.quoted() {
                if format == Timestamp.dayFormat { shape.code = .day }
                continue
            }
            let before = line
            let name = line.span()
            if line.take(0x3D) {
                let text = line.quoted()
                rules.set(name.string, text ?? line.span().string, compile: pattern)
            } else if name.count > 0 {
                line = before
                shape.element?.deallocate()
                shape.element = Self.copy(self.shape(&line, schema))  // of a map, the last one counts: its values
            } else {
                line.skipLine()
            }
        }
    }

    private func pattern(_ source: String) -> Pattern {
        if let pattern = patterns[source] { return pattern }
        let pattern = Pattern(source)
        patterns[source] = pattern
        return pattern
    }

    private static func copy<Element>(_ value: Element) -> UnsafePointer<Element> {
        let pointer = UnsafeMutablePointer<Element>.allocate(capacity: 1)
        pointer.initialize(to: value)
        return UnsafePointer(pointer)
    }

    private static func copy<Element>(_ values: [Element]) -> UnsafePointer<Element> {
        let pointer = UnsafeMutablePointer<Element>.allocate(capacity: max(1, values.count))
        pointer.initialize(from: values, count: values.count)
        return UnsafePointer(pointer)
    }
}

extension SchemaCursor {
    /// Whether a struct's header, read up to its name, lists subtypes (`file=FileMetadata`).
    fileprivate func hasSubtypes() -> Bool {
        var line = self
        while !line.isAtEnd, !line.at(0x0A) {
            if line.take(0x3D) { return true }
            _ = line.span()
            line.skipWhitespace()
            if line.at(0x28) || line.at(0x29) || line.at(0x2C) || line.at(0x3F) { return false }
        }
        return false
    }
}
