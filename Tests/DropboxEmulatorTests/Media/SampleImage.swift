// swift-format-ignore-file: NeverForceUnwrap
import CDropboxGD
import Foundation

/// Creates and reads images with GD.
enum SampleImage {
    enum Kind: CaseIterable { case png, jpeg, gif, webp, bmp, tiff, ppm }

    /// Creates an image whose left half is red, right half blue, and upper quarter green.
    static func make(_ kind: Kind, width: Int, height: Int) -> Data {
        cgd_silence()
        let image = gdImageCreateTrueColor(Int32(width), Int32(height))!
        defer { gdImageDestroy(image) }
        let (right, bottom, middle) = (Int32(width - 1), Int32(height - 1), Int32(width / 2))
        gdImageFilledRectangle(image, 0, 0, right, bottom, 0xFF0000)
        gdImageFilledRectangle(image, middle, 0, right, bottom, 0x0000FF)
        gdImageFilledRectangle(image, 0, 0, right, Int32(height / 4) - 1, 0x00FF00)
        return encode(image, kind)
    }

    /// Creates a transparent image whose left half is red.
    static func makeTransparent(width: Int, height: Int) -> Data {
        let image = gdImageCreateTrueColor(Int32(width), Int32(height))!
        defer { gdImageDestroy(image) }
        gdImageAlphaBlending(image, 0)
        gdImageSaveAlpha(image, 1)
        gdImageFilledRectangle(image, 0, 0, Int32(width - 1), Int32(height - 1), 0x7F00_0000)
        gdImageFilledRectangle(image, 0, 0, Int32(width / 2 - 1), Int32(height - 1), 0xFF0000)
        return encode(image, .png)
    }

    private static func encode(_ image: gdImagePtr, _ kind: Kind) -> Data {
        var size: Int32 = 0
        let bytes: UnsafeMutableRawPointer?
        switch kind {
        case .png: bytes = gdImagePngPtr(image, &size)
        case .jpeg: bytes = gdImageJpegPtr(image, &size, 95)
        case .gif: bytes = gdImageGifPtr(image, &size)
        case .webp: bytes = gdImageWebpPtrEx(image, &size, 95)
        case .bmp: bytes = gdImageBmpPtr(image, &size, 0)
        case .tiff: bytes = gdImageTiffPtr(image, &size)
        case .ppm: return pixmap(image)
        }
        defer { gdFree(bytes) }
        return Data(bytes: bytes!, count: Int(size))
    }

    private static func pixmap(_ image: gdImagePtr) -> Data {
        var data = Data("P6\n# made by a test\n\(image.pointee.sx) \(image.pointee.sy)\n255\n".utf8)
        for row in 0..<image.pointee.sy {
            for column in 0..<image.pointee.sx {
                let color = gdImageGetTrueColorPixel(image, column, row)
                data.append(contentsOf: [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)])
            }
        }
        return data
    }

    /// A decoded image: its size, and a function that returns the color (0xAARRGGBB) of a pixel at a position in
    /// percent.
    struct DecodedImage {
        let image: gdImagePtr
        var width: Int { Int(image.pointee.sx) }
        var height: Int { Int(image.pointee.sy) }

        /// Returns `red`, `green`, `blue`, `white`, `clear`, or another string if the pixel differs from all of them.
        func color(_ x: Int, _ y: Int) -> String {
            let pixel = gdImageGetTrueColorPixel(image, Int32(width * x / 100), Int32(height * y / 100))
            if pixel >> 24 > 100 { return "clear" }
            let parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map { $0 > 200 ? "1" : $0 < 55 ? "0" : "?" }
            return ["100": "red", "010": "green", "001": "blue", "111": "white"][parts.joined()] ?? "none"
        }
    }

    static func decode(_ data: Data, _ kind: Kind, _ body: (DecodedImage) throws -> Void) rethrows {
        let image = data.withUnsafeBytes { buffer -> gdImagePtr? in
            let start = UnsafeMutableRawPointer(mutating: buffer.baseAddress)
            switch kind {
            case .png: return gdImageCreateFromPngPtr(Int32(buffer.count), start)
            case .webp: return gdImageCreateFromWebpPtr(Int32(buffer.count), start)
            default: return gdImageCreateFromJpegPtr(Int32(buffer.count), start)
            }
        }
        guard let image else { return try body(DecodedImage(image: gdImageCreateTrueColor(1, 1)!)) }
        defer { gdImageDestroy(image) }
        try body(DecodedImage(image: image))
    }
}

/// Handcrafted EXIF data.
enum SampleExif {
    /// Returns a JPEG file with EXIF data before its other segments.
    static func insert(_ exif: Data, into jpeg: Data) -> Data {
        let body = Data("Exif\0\0".utf8) + exif
        let length = UInt16(body.count + 2)
        return jpeg.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body + jpeg.dropFirst(2)
    }

    /// Returns a TIFF structure with the given orientation and time, and the location 52° 30' 36" N, 13° 22' 30" W.
    static func make(orientation: UInt16, time: String = "2015:05:12 15:50:38") -> Data {
        var data = Data("MM\0*".utf8)
        func short(_ value: UInt16) { data.append(contentsOf: [UInt8(value >> 8), UInt8(value & 255)]) }
        func long(_ value: UInt32) { for shift in [24, 16, 8, 0] { data.append(UInt8(value >> UInt32(shift) & 255)) } }
        func field(_ tag: UInt16, _ type: UInt16, _ count: UInt32, _ value: UInt32) {
            short(tag)
            short(type)
            long(count)
            long(value)
        }
        long(8)
        short(3)
        field(274, 3, 1, UInt32(orientation) << 16)
        field(34665, 4, 1, 50)
        field(34853, 4, 1, 90)
        long(0)
        // Offset 50: the EXIF directory
        short(1)
        field(36867, 2, 20, 68)
        long(0)
        data.append(Data(time.utf8) + [0])
        data.append(Data(count: 90 - data.count))
        // Offset 90: the GPS directory
        short(4)
        field(1, 2, 2, UInt32(UInt8(ascii: "N")) << 24)
        field(2, 5, 3, 144)
        field(3, 2, 2, UInt32(UInt8(ascii: "W")) << 24)
        field(4, 5, 3, 168)
        long(0)
        for number: UInt32 in [52, 1, 30, 1, 36, 1, 13, 1, 22, 1, 30, 1] { long(number) }
        return data
    }
}
