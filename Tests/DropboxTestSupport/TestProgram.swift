import Foundation

/// The program that runs the tests, and the programs of the package.
public enum TestProgram {
    /// The words of a command that runs one test of this program in a child process.
    ///
    /// - Parameter test: The suite and the test, such as `CrashTests/writer`.
    public static func command(runningTest test: String) throws -> [String] {
        guard let program = Bundle.main.executablePath else {
            throw Subprocess.Failure(what: "the tests have no program")
        }
        return [program] + bundleArguments + ["--testing-library", "swift-testing", "--filter", test]
    }

    /// Returns the path of a program of the package, which is next to the tests.
    public static func path(ofProduct name: String) throws -> String {
        let program = productDirectory.appendingPathComponent(name).path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw Subprocess.Failure(what: "there is no \(program)")
        }
        return program
    }

    /// The directory of the built products, which contains the tests: a program on Linux, a bundle on macOS.
    private static var productDirectory: URL {
        let path = bundleArguments.last ?? Bundle.main.executablePath ?? ""
        var tests = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        while tests.pathExtension != "xctest", tests.pathComponents.count > 1 { tests.deleteLastPathComponent() }
        return tests.deletingLastPathComponent()
    }

    /// The arguments that select the tests if a program of the toolchain runs them, as on macOS.
    private static var bundleArguments: [String] {
        let arguments = CommandLine.arguments
        guard let option = arguments.firstIndex(of: "--test-bundle-path"), option + 1 < arguments.count else {
            return []
        }
        return [arguments[option], arguments[option + 1]]
    }
}
