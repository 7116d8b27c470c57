import DropboxConcurrency

/// Creates linked types from the declarations of schemas.
///
/// The linker links a type together with every type that it can reach, under one lock, and publishes them when all of
/// them are complete. Code that has a type can therefore follow its pointers without a lock.
final class Linker {
    /// The state that persists after linking.
    private struct State {
        /// The schemas of linked types. Records refer to their types without reference counting, so types and schemas
        /// are never released.
        var schemas: [StoneSchema] = []
        /// The compiled patterns, which many fields share.
        var patterns: [String: Pattern] = [:]
    }

    /// Serializes linking.
    private static let state = Locked(State())

    /// A schema whose types are being linked.
    ///
    /// There are few, so a linear search is fast. Several kinds of dictionaries would be half of this file's code.
    private struct PendingSchema {
        let schema: StoneSchema
        let classes: [StoneObject.Type?]
        /// The incomplete types by position.
        var types: [UnsafeMutablePointer<TypeInfo>?]

        init(_ schema: StoneSchema) {
            self.schema = schema
            classes = schema.classes()
            types = Array(repeating: nil, count: schema.index.types.count)
        }
    }

    private var pendingSchemas: [PendingSchema] = []
    private var incompleteTypes: [UnsafeMutablePointer<TypeInfo>] = []
    private var patterns: [String: Pattern]

    private init(patterns: [String: Pattern]) {
        self.patterns = patterns
    }

    static func link(_ schema: StoneSchema, _ position: Int) -> TypeHandle {
        link { TypeHandle(pointer: $0.type(schema, position)) }
    }

    /// Returns the types of a route's argument, result, and error.
    static func types(ofRoute range: Range<Int>, _ schema: StoneSchema) -> [ResolvedType] {
        link { linker in
            var line = schema.text.cursor(range)
            _ = line.word()
            _ = line.word()
            return (0..<3).map { _ in
                line.skipWhitespace()
                return linker.shape(&line, schema)
            }
        }
    }

    /// Links all types that `read` needs, and publishes them.
    private static func link<Result>(_ read: (Linker) -> Result) -> Result {
        state.withLock { state in
            let linker = Linker(patterns: state.patterns)
            let result = read(linker)
            while let next = linker.incompleteTypes.popLast() { linker.complete(next) }
            for pending in linker.pendingSchemas where !state.schemas.contains(where: { $0 === pending.schema }) {
                state.schemas.append(pending.schema)
            }
            state.patterns = linker.patterns
            linker.publish()
            return result
        }
    }

    private func publish() {
        for pending in pendingSchemas {
            pending.schema.publish(pending.types.map { $0.map { TypeHandle(pointer: UnsafePointer($0)) } })
        }
    }

    /// Returns the type, either linked already or incomplete. Incomplete types are completed before the lock is
    /// released.
    private func type(_ schema: StoneSchema, _ position: Int) -> UnsafePointer<TypeInfo> {
        if let type = schema.published(position) { return type.pointer }
        let index = self.index(of: schema)
        let declarations = schema.index.types
        let exists = declarations.indices.contains(position)
        if exists, let type = pendingSchemas[index].types[position] { return UnsafePointer(type) }
        var line = schema.text.cursor(exists ? declarations[position].range : 0..<0)
        let isUnion = line.word() == "union"
        line.skipWhitespace()
        let type = UnsafeMutablePointer<TypeInfo>.allocate(capacity: 1)
        type.initialize(
            to: TypeInfo(
                kind: isUnion ? .union : .structure, schema: .passUnretained(schema), position: position,
                name: line.span(), fields: Self.copy([]), subtypes: Self.copy([])))
        if !isUnion, line.hasSubtypes() { type.pointee.kind = .family }
        if exists {
            pendingSchemas[index].types[position] = type
            type.pointee.objectClass = pendingSchemas[index].classes[position]
        }
        incompleteTypes.append(type)
        return UnsafePointer(type)
    }

    /// Returns the index of `schema` in `pendingSchemas`.
    private func index(of schema: StoneSchema) -> Int {
        if let index = pendingSchemas.firstIndex(where: { $0.schema === schema }) { return index }
        pendingSchemas.append(PendingSchema(schema))
        return pendingSchemas.count - 1
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
            if line.consume(0x3A) {  // ":"
                if let parent = reference(line.word(), schema) {
                    type.pointee.parent = parent
                    let inherited = inheritance(of: parent)
                    fields = inherited.fields
                    // A union that declares its own catch-all member does so before its parent.
                    catchAll = catchAll ?? inherited.catchAll
                }
                continue
            }
            let word = line.span()
            guard word.count > 0 else { break header }
            if line.consume(0x3D) {  // "="
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
        line.skipField()
        while line.consume(0x3B) {  // ";"
            fields.append(field(&line, schema, isMember: type.pointee.kind == .union))
            line.skipField()
        }
        type.pointee.fields.deallocate()
        type.pointee.subtypes.deallocate()
        type.pointee.fields = Self.copy(fields)
        type.pointee.count = fields.count
        type.pointee.fieldIndex = FieldIndex(fields).map { Self.copy($0) }
        type.pointee.subtypes = Self.copy(subtypes)
        type.pointee.subtypeCount = subtypes.count
        if type.pointee.kind == .union {
            type.pointee.catchAll = fields.firstIndex { $0.name.string == catchAll } ?? -1
        } else if fields.count <= 64 {
            for (index, field) in fields.enumerated() where !field.isOptional { type.pointee.required |= 1 << index }
        }
    }

    /// Returns the inherited fields of a type, base types first, and the name of its catch-all member.
    private func inheritance(of parent: UnsafePointer<TypeInfo>) -> (fields: [FieldInfo], catchAll: String?) {
        if let index = incompleteTypes.firstIndex(where: { UnsafePointer($0) == parent }) {
            complete(incompleteTypes.remove(at: index))
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
        if !line.isNext(0x3B), !line.isNext(0x0A), !line.isAtEnd { shape = self.shape(&line, schema) }
        line.skipWhitespace()
        let hasDefault = !isMember && line.isNext(0x3D)
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

    /// Parses a type expression such as `ListInput(String(min_length=1), max_items=20)?`.
    private func shape(_ line: inout SchemaCursor, _ schema: StoneSchema) -> ResolvedType {
        let name = line.word()
        var shape = ResolvedType()
        if let code = Self.primitives[name] {
            shape.wireType = code
            var rules = Constraints(code)
            if line.consume(0x28) { arguments(&line, schema, &shape, &rules) }
            if rules.isNeeded { shape.constraints = Self.copy(rules) }
        } else if let type = reference(name, schema) {
            shape.type = type
            shape.wireType =
                switch type.pointee.kind {
                case .structure: .structure
                case .family: .family
                case .union: .union
                }
        } else {
            shape = alias(name, schema)
        }
        if line.consume(0x3F) { shape.isNullable = true }  // "?"
        return shape
    }

    private func alias(_ name: String, _ schema: StoneSchema) -> ResolvedType {
        let (owner, local) = Self.resolve(name, schema)
        guard let owner, let declaration = owner.index.aliases[local] else { return ResolvedType(wireType: .unknown) }
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

    /// Parses the arguments in parentheses: first types, then constraints by name.
    private func arguments(
        _ line: inout SchemaCursor, _ schema: StoneSchema, _ shape: inout ResolvedType, _ rules: inout Constraints
    ) {
        while !line.isAtEnd, !line.consume(0x29) {
            line.skipWhitespace()
            if line.consume(0x2C) { continue }
            if let format = line.quoted() {
                if format == Timestamp.dayFormat { shape.wireType = .day }
                continue
            }
            let checkpoint = line
            let name = line.span()
            if line.consume(0x3D) {
                let text = line.quoted()
                rules.set(name.string, text ?? line.span().string, compile: pattern)
            } else if name.count > 0 {
                line = checkpoint
                // A map has several: the last one is the type of its values.
                shape.element?.deallocate()
                shape.element = Self.copy(self.shape(&line, schema))
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
    /// Returns a Boolean value that indicates whether a struct's header, read up to its name, lists subtypes
    /// (`file=FileMetadata`).
    fileprivate func hasSubtypes() -> Bool {
        var line = self
        while !line.isAtEnd, !line.isNext(0x3B), !line.isNext(0x0A) {
            if line.consume(0x3D) { return true }
            _ = line.span()
            line.skipWhitespace()
            if line.isNext(0x28) || line.isNext(0x29) || line.isNext(0x2C) || line.isNext(0x3F) { return false }
        }
        return false
    }
}
