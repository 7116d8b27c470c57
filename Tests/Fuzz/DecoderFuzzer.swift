import Foundation
import DropboxStone

/// Decodes an input of libFuzzer. The first byte selects the type and whether decoding is strict.
///
/// Findings are the errors that Address Sanitizer detects, traps, and values that encoding and decoding changes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, count > 0 else { return 0 }
    let options: StoneDecodingMode = start[0] & 1 == 0 ? .lenient : .strict
    // Copy into a buffer of the exact size, so that Address Sanitizer detects a read past its end.
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count - 1, alignment: 1)
    defer { bytes.deallocate() }
    bytes.copyMemory(from: UnsafeRawBufferPointer(start: start + 1, count: count - 1))
    let json = UnsafeRawBufferPointer(bytes)
    switch start[0] >> 1 & 7 {
    case 0: check(Drawer.Page.self, json, options)
    case 1: check(Drawer.Everything.self, json, options)
    case 2: check(Drawer.Mark.self, json, options)
    case 3: check(Drawer.Item.self, json, options)
    case 4: check(Drawer.Shape.self, json, options)
    case 5: check(Drawer.MoreColor.self, json, options)
    case 6: check(Wide.self, json, options)
    default: _ = try? StoneCoding.decode([String?].self, from: json, mode: options)
    }
    return 0
}

private func check<Struct: StoneStruct>(
    _ type: Struct.Type, _ json: UnsafeRawBufferPointer, _ options: StoneDecodingMode
) {
    guard let value = try? StoneCoding.decode(type, from: json, mode: options) else { return }
    _ = try? StoneCoding.encode(value, options: .ascii)
    _ = value.description
    for child in value.customMirror.children { _ = "\(child.value)" }
    if let everything = value as? Drawer.Everything { readProperties(of: everything) }
    guard let decoded = try? Struct(jsonData: value.jsonData()), decoded == value else {
        fatalError("encoding and decoding changes the value: \(value)")
    }
}

private func check<Union: StoneUnion>(
    _ type: Union.Type, _ json: UnsafeRawBufferPointer, _ options: StoneDecodingMode
) {
    guard let value = try? StoneCoding.decode(type, from: json, mode: options) else { return }
    _ = try? StoneCoding.encode(value, options: .ascii)
    _ = value.description
    guard let decoded = try? Union(jsonData: value.jsonData()), decoded == value else {
        fatalError("encoding and decoding changes the value: \(value)")
    }
}

/// Reads all properties whose type isn't a scalar.
private func readProperties(of value: Drawer.Everything) {
    _ = (value.owners?.map(\.name), value.grid.map { $0.map(\.name) }, value.counts, value.marks, value.names)
    _ = (value.shape?.color, value.folder?.name, value.files?.map(\.size), value.inner.map(readProperties(of:)))
}
