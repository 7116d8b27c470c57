import CDropboxGD
import Foundation

/// A decoded image in memory, based on GD. It isn't thread-safe.
final class RasterImage {
    enum Encoding: Sendable, Hashable {
        case jpeg(quality: Int)
        case png
        case webp(quality: Int)
    }

    private let image: gdImagePtr
    /// Disables the error output of GD, once before the first image is decoded.
    private static let disableErrorOutput: Void = cgd_silence()

    private init(owning image: gdImagePtr) { self.image = image }

    deinit { gdImageDestroy(image) }

    var size: ThumbnailGeometry.Size {
        ThumbnailGeometry.Size(width: Int(image.pointee.sx), height: Int(image.pointee.sy))
    }

    /// Decodes an image, or returns `nil` if it is invalid. The header must be reasonable.
    static func decode(_ data: Data, _ header: ImageHeader) -> RasterImage? {
        disableErrorOutput
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
        return image.map(RasterImage.init(owning:))
    }

    private static func decodePixmap(_ data: Data, _ header: ImageHeader) -> RasterImage? {
        guard let image = gdImageCreateTrueColor(Int32(header.width), Int32(header.height)) else { return nil }
        let pixmap = RasterImage(owning: image)
        let isComplete = PortablePixmap.read(data) { column, row, color in
            gdImageSetPixel(image, Int32(column), Int32(row), Int32(color))
        }
        return isComplete ? pixmap : nil
    }

    /// Returns a resized copy. Each pixel is the mean of the pixels that it represents.
    ///
    /// - Parameters:
    ///   - size: The new size.
    ///   - isTransparent: Whether to preserve transparency instead of using a white background.
    ///   - isCropped: Whether to preserve the aspect ratio by cropping instead of distorting.
    func scaled(to size: ThumbnailGeometry.Size, isTransparent: Bool, isCropped: Bool = false) -> RasterImage? {
        guard let copy = gdImageCreateTrueColor(Int32(size.width), Int32(size.height)) else { return nil }
        let result = RasterImage(owning: copy)
        gdImageAlphaBlending(copy, isTransparent ? 0 : 1)
        gdImageSaveAlpha(copy, isTransparent ? 1 : 0)
        let white: Int32 = 0xFFFFFF
        if !isTransparent { gdImageFilledRectangle(copy, 0, 0, copy.pointee.sx - 1, copy.pointee.sy - 1, white) }
        var part = self.size
        if isCropped {
            let scale = min(Double(part.width) / Double(size.width), Double(part.height) / Double(size.height))
            part.width = min(part.width, max(1, Int(Double(size.width) * scale)))
            part.height = min(part.height, max(1, Int(Double(size.height) * scale)))
        }
        gdImageCopyResampled(
            copy, image, 0, 0, Int32((self.size.width - part.width) / 2), Int32((self.size.height - part.height) / 2),
            copy.pointee.sx, copy.pointee.sy, Int32(part.width), Int32(part.height))
        return result
    }

    /// Makes all pixels outside of the inscribed ellipse transparent.
    func croppedToCircle() {
        gdImageAlphaBlending(image, 0)
        gdImageSaveAlpha(image, 1)
        let clear: Int32 = 0x7F00_0000
        let (width, height) = (Double(size.width), Double(size.height))
        for row in 0..<size.height {
            for column in 0..<size.width {
                let x = (Double(column) + 0.5) / width * 2 - 1
                let y = (Double(row) + 0.5) / height * 2 - 1
                if x * x + y * y > 1 { gdImageSetPixel(image, Int32(column), Int32(row), clear) }
            }
        }
    }

    /// Returns a copy that is rotated and flipped to the normal orientation.
    func orientationNormalized(_ orientation: Int) -> RasterImage? {
        guard orientation > 1 else { return self }
        let quarters: [Int: Float] = [3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90]
        var result = self
        if let angle = quarters[orientation] {
            guard let rotated = gdImageRotateInterpolated(image, angle, 0) else { return nil }
            gdImageSaveAlpha(rotated, image.pointee.saveAlphaFlag)
            result = RasterImage(owning: rotated)
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
