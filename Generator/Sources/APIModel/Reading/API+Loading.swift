import Foundation

extension API {
    /// Reads all `*.json` of a folder, one namespace a file.
    ///
    /// - Throws: `APIModelError` that names the file and the place in it, at the first fault.
    public static func load(directory: URL) throws(APIModelError) -> API {
        var namespaces: [Namespace] = []
        for file in try namespaceFiles(in: directory) {
            let place = "\(directory.lastPathComponent)/\(file.lastPathComponent)"
            do throws(APIModelError) {
                let namespace = try Namespace(json: try JSONValue(parsing: try text(of: file)))
                guard namespace.name + ".json" == file.lastPathComponent else {
                    throw APIModelError("the file of namespace \"\(namespace.name)\" must be \(namespace.name).json")
                }
                namespaces.append(namespace)
            } catch {
                throw error.within(place)
            }
        }
        return try API(namespaces: namespaces)
    }

    /// All files of a folder that hold a namespace, sorted by name.
    ///
    /// - Throws: `APIModelError` if the folder cannot be read.
    public static func namespaceFiles(in directory: URL) throws(APIModelError) -> [URL] {
        let files: [URL]
        do {
            files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        } catch {
            throw APIModelError("cannot be read: \(error.localizedDescription)").within(directory.path)
        }
        return files.filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private static func text(of file: URL) throws(APIModelError) -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw APIModelError("cannot be read: \(error.localizedDescription)")
        }
    }
}
