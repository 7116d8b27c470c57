import Testing

@main struct Main {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
