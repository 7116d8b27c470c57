import Foundation

extension DropboxEmulator {
    /// Faults with a seed, which replay exactly: the same calls receive the same faults in each run.
    public struct Scenario: Sendable, Hashable {
        /// The name. The default is `nil`.
        public var name: String?
        /// The seed of the random decisions. The default is 0.
        public var seed: UInt64
        /// The faults.
        public var faults: [Fault]

        /// Creates a scenario.
        public init(name: String? = nil, seed: UInt64 = 0, _ faults: [Fault]) {
            self.name = name
            self.seed = seed
            self.faults = faults
        }

        /// Creates a scenario from a JSON file. Documentation/EmulatorAdminAPI.md describes the format.
        ///
        /// - Parameter file: The URL of the file.
        /// - Throws: ``DropboxEmulator/ConfigurationError`` if the file can't be read, has a wrong format, or has a fault
        ///   that no call can match.
        public init(contentsOf file: URL) throws {
            self = try ConfigurationFile.read(file) { json throws(JSONReadingError) in
                try ObjectReader.read(json) { reader throws(JSONReadingError) in try Scenario(&reader) }
            }
        }

        init(_ reader: inout ObjectReader) throws(JSONReadingError) {
            let name = try reader.string("name")
            let seed = try reader.integer("seed", in: 0...(1 << 53)) ?? UInt64(0)
            let faults = try reader.objects("faults") { reader throws(JSONReadingError) in
                try DropboxEmulator.Fault(&reader)
            }
            self.init(name: name, seed: seed, try reader.require(faults, "faults"))
        }
    }
}
