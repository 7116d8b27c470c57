import DropboxTestSupport
import Foundation

@testable import DropboxDatastore

/// What happens to the folder and to devices, and the end of a run.
extension ModelRun {
    // MARK: The folder

    mutating func damage() {
        let files = folder.files.sorted { $0.key < $1.key }
        guard let (path, content) = files.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
            log.append("\(path) is deleted")
            folder.set(path, nil)
        case 2:
            log.append("\(path) is truncated")
            folder.set(path, content.prefix(Int.random(in: 0...content.count, using: &random)))
        case 3:
            log.append("\(path) is replaced by another file")
            folder.set(path, files.randomElement(using: &random)?.value ?? Data())
        case 4:
            let (name, replaced) = newName(for: path)
            log.append("\(path) is renamed to \(name), or copied")
            if let replaced { folder.set("test/\(replaced)", nil) }
            if Bool.random(using: &random) { folder.set(path, nil) }
            folder.set("test/\(name)", content)
        case 5:
            log.append("the folder is deleted")
            folder.deleteFolder("test")
        case 6:
            log.append("all files are damaged")
            for (path, content) in files { folder.set(path, Data(content.reversed())) }
        case 7:
            log.append("all files of a device are deleted")
            for (other, _) in files where other.prefix(22) == path.prefix(22) { folder.set(other, nil) }
        default:
            log.append("\(path) is damaged")
            folder.set(path, Data(content.reversed()))
        }
    }

    /// Returns the name that a file has after a person or a program renamed it: possibly the one of other deltas, whose file
    /// it replaces.
    private mutating func newName(for path: String) -> (String, replaced: String?) {
        let names = folder.files.keys.sorted().map { String($0.dropFirst(5)) }
        guard let own = FileName(String(path.dropFirst(5))),
            let other = names.compactMap(FileName.init).randomElement(using: &random),
            case .deltas(let device, let range) = other.kind, Bool.random(using: &random)
        else { return ("\(path.dropFirst(5)) (1)", nil) }
        return ("\(device)-\(range.lowerBound)-\(range.upperBound)-\(own.hash).delta", other.text)
    }

    mutating func addForeignFile() {
        log.append("a foreign file appears")
        number += 1
        let existing = folder.files.values.max { $0.count < $1.count } ?? Data()
        let garbage = Data("\(number)\n".utf8)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: folder.set("test/readme \(number).txt", garbage)
        case 1: folder.set("test/\(FileName(deltas: 1...1, of: Device.newID(), content: garbage).text)", garbage)
        case 2: folder.set("test/\(FileName(snapshot: number, content: garbage).text)", garbage)
        default: folder.set("test/copy (\(number)).delta", existing)
        }
    }

    /// Removes a device, with all that only it has.
    mutating func lose(_ index: Int) throws {
        guard devices.count > 2 else { return }
        log.append("\(index): is lost")
        losesDevices = true
        devices.remove(at: index)
    }

    // MARK: The end

    mutating func finish() async throws {
        log.append("the end")
        for index in devices.indices {
            devices[index].unsent.append(devices[index].uncommitted)
            devices[index].uncommitted = Intent()
        }
        let heads = try devices.map { try $0.replica.head }
        // Twice suffices, but a device that takes another identity publishes only then.
        try await settle(devices.map(\.replica), rounds: damagesFiles ? 2 : 3)
        for index in devices.indices { try recordPublication(index) }
        let reader = try Replica(folder)
        try await reader.exchange()
        let replicas = devices.map(\.replica) + [reader]
        let (contents, states) = (try reader.contents(), try reader.states())
        let waiting = try reader.waiting
        for (index, replica) in replicas.enumerated() {
            let other = try replica.contents()
            guard other == contents else {
                throw Failure(description: "device \(index) differs from a new one:\n\(other)\n\(contents)")
            }
            guard try replica.states() == states else {
                throw Failure(description: "device \(index) has another state than a new one")
            }
            guard try replica.waiting == waiting else {
                throw Failure(description: "device \(index): \(try replica.waiting) wait, not \(waiting)")
            }
            for head in heads where try !replica.head.contains(head) {
                throw Failure(description: "device \(index) lacks what another one has")
            }
        }
        for index in devices.indices {
            guard devices[index].unsent.isEmpty, try devices[index].isSent else {
                throw Failure(description: "device \(index) didn't send everything")
            }
        }
        guard losesDevices || waiting.isEmpty else { throw Failure(description: "\(waiting) wait") }
        try check(contents)
    }

    private func check(_ contents: [String: [String: DatastoreValue]]) throws {
        let intent = devices.reduce(into: Intent()) { $0.append($1.published) }
        let shared = contents["t/shared"] ?? [:]
        let items: [DatastoreValue] = if case .list(let items)? = shared["log"] { items } else { [] }
        let numbers = items.map { Self.number($0) }.sorted()
        let records = contents.filter { $0.key.hasPrefix("unique/") }.values
        let ids = records.map { Self.number($0["number"]) }.sorted()
        let (sum, maximum) = (Self.number(shared["sum"]), Self.number(shared["max"]))
        let minimum = Self.number(shared["min"])
        // What lost devices changed may be there, too, but nothing twice.
        let isRight = { (found: [Int64], intended: Set<Int64>) in
            losesDevices ? Set(found).count == found.count && intended.isSubset(of: found) : found == intended.sorted()
        }
        let found: [(String, Bool)] = [
            ("sum \(sum) of \(intent.sum)", sum == intent.sum || losesDevices),
            ("maximum \(maximum) of \(intent.maximum)", maximum == intent.maximum || losesDevices),
            ("minimum \(minimum) of \(intent.minimum)", minimum == intent.minimum || losesDevices),
            ("items \(numbers) of \(intent.items.sorted())", isRight(numbers, intent.items)),
            ("records \(ids) of \(intent.records.sorted())", isRight(ids, intent.records)),
            ("fields", records.allSatisfy { $0["text"] == .string("\(Self.number($0["number"]))") }),
        ]
        for (what, isRight) in found where !isRight { throw Failure(description: "wrong \(what)") }
    }
}
