import Foundation

/// A small copy of an image.
enum Thumbnail {
    struct Options: Sendable, Hashable {
        var box = ThumbnailGeometry.Size(width: 64, height: 64)
        var mode = ThumbnailGeometry.Mode.strict
        var encoding = RasterImage.Encoding.jpeg(quality: 80)
    }

    /// Why there is none.
    enum Failure: Error, Sendable, Hashable {
        case unsupportedExtension
        /// Too large, or no image that can be told by its first bytes.
        case unsupportedImage
        /// It begins as an image, and then is none.
        case conversion
    }

    /// Images with more bytes have no thumbnail.
    static let maximumSource: UInt64 = 20 << 20
    static let extensions: Set<String> = ["jpg", "jpeg", "png", "tiff", "tif", "gif", "webp", "ppm", "bmp"]

    static func make(of data: Data, _ options: Options) throws(Failure) -> Data {
        guard let header = ImageHeader(data), header.isReasonable else { throw .unsupportedImage }
        guard let picture = RasterImage.decode(data, header) else { throw .conversion }
        let orientation = EXIFMetadata(exif: header.exif).orientation
        let isTurned = orientation > 4
        let seen = isTurned ? picture.size.transposed : picture.size
        let size = ThumbnailGeometry.size(of: seen, in: options.box, options.mode)
        var isTransparent = true
        if case .jpeg = options.encoding { isTransparent = false }
        guard let small = picture.scaled(to: isTurned ? size.transposed : size, isTransparent: isTransparent),
            let bytes = small.orientationNormalized(orientation)?.encoded(options.encoding)
        else { throw .conversion }
        return bytes
    }
}
