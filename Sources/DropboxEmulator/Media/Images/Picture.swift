import CGD
import Foundation

/// An image in memory, decoded, scaled and encoded by GD. To be used by one thread at a time.
final class Picture {
    enum Encoding: Sendable, Hashable {
        case jpeg(quality: Int)
        case png
        case webp(quality: Int)
    }

    private let image: gdImagePtr
    /// Done once, before the first image is decoded.
    private static let silence: Void = cgd_silence()

    private init(owning image: gdImagePtr) { self.image = image }

    deinit { gdImageDestroy(image) }

    var size: ThumbnailGeometry.Size {
        ThumbnailGeometry.Size(width: Int(image.pointee.sx), height: Int(image.pointee.sy))
    }

    /// Decodes an image; nil if it cannot be. The header must be a reasonable one.
    static func decode(_ data: Data, _ header: ImageHeader) -> Picture? {
        silence
        if header.format == .ppm { return decodePixmap(data, header) }
        let image: gdImagePtr? = data.withUnsafeBytes { buffer in
            let start = UnsafeMutableRawPointer(mutating: buffer.baseAddress)
            let size = Int32(clamping: buffer.count)
            switch header.format {
            case .png: return gdImageCreateFromPngPtr(size, start)
            case .jpeg: return gdImageCreateFromJpegPtr(size, start)
            case .gif: return gdImageCreateFromGifPtr(size, start)
            case .webp: return gdImageCreateFromWebpPtr(size, start)
            case .bmp: return gdImageCreateFromBmpPtr(size, start)
            case .tiff: return gdImageCreateFromTiffPtr(size, start)
            case .ppm: return nil
            }
        }
        return image.map(Picture.init(owning:))
    }

    private static func decodePixmap(_ data: Data, _ header: ImageHeader) -> Picture? {
        guard let image = gdImageCreateTrueColor(Int32(header.width), Int32(header.height)) else { return nil }
        let picture = Picture(owning: image)
        let isWhole = PortablePixmap.read(data) { column, row, color in
            gdImageSetPixel(image, Int32(column), Int32(row), Int32(color))
        }
        return isWhole ? picture : nil
    }

    /// A copy of another size, on white unless it may be transparent. Each pixel is the mean of those that it stands for.
    func scaled(to size: ThumbnailGeometry.Size, isTransparent: Bool) -> Picture? {
        guard let copy = gdImageCreateTrueColor(Int32(size.width), Int32(size.height)) else { return nil }
        let result = Picture(owning: copy)
        gdImageAlphaBlending(copy, isTransparent ? 0 : 1)
        gdImageSaveAlpha(copy, isTransparent ? 1 : 0)
        let white: Int32 = 0xFFFFFF
        if !isTransparent { gdImageFilledRectangle(copy, 0, 0, copy.pointee.sx - 1, copy.pointee.sy - 1, white) }
        gdImageCopyResampled(
            copy, image, 0, 0, 0, 0, copy.pointee.sx, copy.pointee.sy, image.pointee.sx, image.pointee.sy)
        return result
    }

    /// A copy turned and mirrored so that the right side is up.
    func upright(_ orientation: Int) -> Picture? {
        guard orientation > 1 else { return self }
        let quarters: [Int: Float] = [3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90]
        var result = self
        if let angle = quarters[orientation] {
            guard let turned = gdImageRotateInterpolated(image, angle, 0) else { return nil }
            gdImageSaveAlpha(turned, image.pointee.saveAlphaFlag)
            result = Picture(owning: turned)
        }
        if [2, 4, 5, 7].contains(orientation) { gdImageFlipHorizontal(result.image) }
        return result
    }

    func encoded(_ encoding: Encoding) -> Data? {
        var size: Int32 = 0
        let bytes =
            switch encoding {
            case .jpeg(let quality): gdImageJpegPtr(image, &size, Int32(quality))
            case .png: gdImagePngPtr(image, &size)
            case .webp(let quality): gdImageWebpPtrEx(image, &size, Int32(quality))
            }
        guard let bytes else { return nil }
        defer { gdFree(bytes) }
        return Data(bytes: bytes, count: Int(size))
    }
}
