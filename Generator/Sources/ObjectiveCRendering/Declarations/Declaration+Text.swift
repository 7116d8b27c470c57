import RenderingSupport

extension HeaderFile {
    /// The source text of the file.
    var text: String {
        var writer = SourceWriter()
        writer.line("// Generated from \(origin) by `make generate`. Do not edit.")
        writer.emptyLine()
        for path in imports { writer.line("#import <\(path)>") }
        guard !declarations.isEmpty else { return writer.text }
        if !forwardDeclarations.isEmpty {
            writer.emptyLine()
            writer.list("@class", forwardDeclarations, ";")
        }
        writer.emptyLine()
        writer.line("NS_ASSUME_NONNULL_BEGIN")
        for declaration in declarations {
            writer.emptyLine()
            declaration.write(to: &writer)
        }
        writer.emptyLine()
        writer.line("NS_ASSUME_NONNULL_END")
        return writer.text
    }

    /// The classes of the API that declarations mention before they declare them. Those of Foundation, and the tasks, are
    /// imported.
    private var forwardDeclarations: [String] {
        var declared: Set<String> = []
        var mentioned: Set<String> = []
        for declaration in declarations {
            mentioned.formUnion(declaration.mentionedClasses.subtracting(declared))
            if case .interface(let interface) = declaration { declared.insert(interface.name) }
        }
        return mentioned.filter { $0.hasPrefix("DB") && !$0.hasSuffix("Task") }.sorted()
    }
}

extension Declaration {
    func write(to writer: inout SourceWriter) {
        switch self {
        case .interface(let interface): interface.write(to: &writer)
        case .tags(let tags): tags.write(to: &writer)
        }
    }
}

extension Interface {
    func write(to writer: inout SourceWriter) {
        documentation.write(to: &writer)
        let ancestry = superclass.map { " : \($0)" } ?? ""
        writer.line("@interface \(name)\(ancestry)" + (category.map { " (\($0))" } ?? ""))
        var previous: [String] = []
        for member in members {
            let lines = member.lines
            // Short declarations stand together.
            if !previous.isEmpty, max(previous.count, lines.count) > 2 { writer.emptyLine() }
            for line in lines { writer.line(line) }
            previous = lines
        }
        writer.line("@end")
    }
}

extension Member {
    fileprivate var lines: [String] {
        var writer = SourceWriter()
        switch self {
        case .property(let property): property.write(to: &writer)
        case .method(let method): method.write(to: &writer)
        }
        return writer.lines
    }
}

extension TagEnumeration {
    func write(to writer: inout SourceWriter) {
        documentation.write(to: &writer)
        writer.line("typedef NS_CLOSED_ENUM(NSInteger, \(name)) {")
        writer.indented { writer in
            for tagCase in cases {
                tagCase.documentation.write(to: &writer)
                writer.line(tagCase.name + ",")
            }
        }
        writer.line("};")
    }
}

extension Property {
    func write(to writer: inout SourceWriter) {
        documentation.write(to: &writer)
        let attributes = [
            isReadOnly ? "readonly" : nil, isCopied ? "copy" : isReadOnly ? nil : "strong", nullability.text,
        ]
        let list = (["nonatomic"] + attributes.compactMap(\.self)).joined(separator: ", ")
        let start = "@property (\(list))"
        let end = "\(type.textBeforeName)\(name);"
        if start.count + 1 + end.count <= writer.room { return writer.line("\(start) \(end)") }
        writer.line(start)
        writer.indented { $0.line(end) }
    }
}

extension Property.Nullability {
    fileprivate var text: String? {
        switch self {
        case .nonnull: nil
        case .nullable: "nullable"
        case .unspecified: "null_unspecified"
        }
    }
}

extension Method {
    func write(to writer: inout SourceWriter) {
        documentation.write(to: &writer)
        let start = (isClassMethod ? "+ " : "- ") + "(\(isResultNullable ? "nullable " : "")\(result.text))"
        let pieces = parameters.isEmpty ? [name] : parameters.map(\.text)
        let oneLine = start + (pieces + attributes).joined(separator: " ") + ";"
        if oneLine.count <= writer.room { return writer.line(oneLine) }
        let isBlock = pieces[0].contains(Self.blockStart)
        let fits = isBlock || start.count + pieces[0].count <= writer.room
        var lines = (fits ? [start + pieces[0]] : [start, pieces[0]]) + pieces.dropFirst() + attributes
        Self.wrap(lines.removeFirst(), to: &writer)
        writer.indented { writer in
            for line in lines { Self.wrap(line, to: &writer) }
        }
        writer.continueLine(";")
    }

    private static let blockStart = "(^_Nonnull)("

    /// Writes a piece. If it is a block and too long, its arguments start on a line of their own.
    private static func wrap(_ piece: String, to writer: inout SourceWriter) {
        guard piece.count >= writer.room, let range = piece.firstRange(of: blockStart) else {
            return writer.line(piece)
        }
        writer.line(String(piece[..<range.upperBound]))
        let arguments = piece[range.upperBound...].split(separator: ", ").map(String.init)
        writer.indented { writer in
            writer.indented { writer in
                var line = ""
                for (index, argument) in arguments.enumerated() {
                    let argument = argument + (index + 1 < arguments.count ? "," : "")
                    // The last line may end with a semicolon.
                    if !line.isEmpty, line.count + 1 + argument.count >= writer.room {
                        writer.line(line)
                        line = ""
                    }
                    line += (line.isEmpty ? "" : " ") + argument
                }
                writer.line(line)
            }
        }
    }

    private var attributes: [String] {
        (deprecation.map { [#"__deprecated_msg("\#($0)")"#] } ?? [])
            + (isDesignated ? [RuntimeSymbol.designatedInitializer] : [])
            + (isUnavailable ? [RuntimeSymbol.unavailable] : [])
            + (needsMethodFamily ? [RuntimeSymbol.noMethodFamily] : [])
    }
}

extension Method.Parameter {
    var text: String { "\(label):(\(isNullable ? "nullable " : "")\(type.text))\(name)" }
}
