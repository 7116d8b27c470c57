import Foundation

/// Bytes of a response that are in memory.
struct DataReader: BodyReader {
    let data: Data

    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let rest = data.dropFirst(Int(clamping: offset)).prefix(buffer.count)
        return rest.copyBytes(to: buffer)
    }
}

extension Download {
    /// Content that has been made for the call.
    init(result: Result, tag: String, data: Data) {
        self.init(result: result, tag: tag, size: UInt64(data.count)) { range in
            DataReader(data: data.dropFirst(Int(clamping: range.lowerBound)).prefix(range.count))
        }
    }
}

extension ContentStore {
    /// All bytes of a content.
    func bytes(of content: Content) throws -> Data {
        var data = Data(capacity: Int(clamping: content.size))
        for block in content.blocks { data.append(try blocks.bytes(of: block)) }
        return data
    }
}
