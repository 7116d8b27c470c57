extension SwiftFile {
    /// The whole source text of the file.
    var text: String {
        var writer = SourceWriter()
        writer.line("// Generated from \(origin) by `make generate`. Do not edit.")
        writer.emptyLine()
        for module in imports.sorted() { writer.line("import \(module)") }
        for declaration in declarations {
            writer.emptyLine()
            declaration.write(to: &writer)
        }
        return writer.text
    }
}
