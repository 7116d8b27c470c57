import Foundation

/// Creates thumbnails of images.
enum Thumbnail {
    struct Options: Sendable, Hashable {
        var box = ThumbnailGeometry.Size(width: 64, height: 64)
        var mode = ThumbnailGeometry.Mode.strict
        var encoding = RasterImage.Encoding.jpeg(quality: 80)
    }

    /// The reasons why a thumbnail can't be created.
    enum Failure: Error, Sendable, Hashable {
        case unsupportedExtension
        /// The image is too large, or its format isn't recognized from its first bytes.
        case unsupportedImage
        /// The data starts like an image but is invalid.
        case conversion
    }

    /// The maximum size of an image with a thumbnail, in bytes.
    static let maximumSourceSize: UInt64 = 20 << 20
    static let extensions: Set<String> = ["jpg", "jpeg", "png", "tiff", "tif", "gif", "webp", "ppm", "bmp"]

    static func create(from data: Data, _ options: Options) throws(Failure) -> Data {
        guard let header = ImageHeader(data), header.isDecodable else { throw .unsupportedImage }
        guard let image = RasterImage.decode(data, header) else { throw .conversion }
        let orientation = EXIFMetadata(exif: header.exif).orientation
        let isTransposed = orientation > 4
        let displayedSize = isTransposed ? image.size.transposed : image.size
        let size = ThumbnailGeometry.size(of: displayedSize, in: options.box, options.mode)
        var isTransparent = true
        if case .jpeg = options.encoding { isTransparent = false }
        guard let resized = image.scaled(to: isTransposed ? size.transposed : size, isTransparent: isTransparent),
            let bytes = resized.orientationNormalized(orientation)?.encoded(options.encoding)
        else { throw .conversion }
        return bytes
    }
}

/// Computes the size of thumbnails.
enum ThumbnailGeometry {
    struct Size: Sendable, Hashable {
        var width: Int
        var height: Int

        var transposed: Size { Size(width: height, height: width) }
    }

    enum Mode: Sendable, Hashable {
        /// Fits the image into the box.
        case strict
        /// Fits the image into the box or the transposed box, whichever gives the larger image.
        case bestFit
        /// Covers the box or the transposed box, whichever gives the smaller image.
        case cover
        /// Keeps the original size.
        case original
    }

    /// Returns the size of a thumbnail. The aspect ratio is preserved, and images are never enlarged.
    static func size(of image: Size, in box: Size, _ mode: Mode) -> Size {
        let boxes = mode == .strict ? [box] : [box, box.transposed]
        let scales = boxes.map { box -> Double in
            let horizontal = Double(box.width) / Double(image.width)
            let vertical = Double(box.height) / Double(image.height)
            return mode == .cover ? max(horizontal, vertical) : min(horizontal, vertical)
        }
        let best = mode == .original ? 1 : (mode == .cover ? scales.min() : scales.max()) ?? 1
        guard best < 1 else { return image }
        return Size(
            width: max(1, Int((Double(image.width) * best).rounded())),
            height: max(1, Int((Double(image.height) * best).rounded())))
    }
}

/// Validates and crops profile photos.
enum ProfilePhoto {
    /// The reasons why an image is rejected.
    enum Failure: Error, Sendable, Hashable {
        case notAnImage
        case tooManyBytes
        case tooSmall
        case undecodable
    }

    private static let maximumSize = 10 << 20
    private static let minimumSide = 128
    /// The maximum side length of a resized photo.
    private static let maximumSide = 2048

    static func validate(_ data: Data) throws(Failure) {
        guard data.count <= maximumSize else { throw .tooManyBytes }
        guard let header = ImageHeader(data), header.isDecodable else { throw .notAnImage }
        guard header.width >= minimumSide, header.height >= minimumSide else { throw .tooSmall }
        guard RasterImage.decode(data, header) != nil else { throw .undecodable }
    }

    /// Parses a size such as `128x128`.
    static func size(_ text: String) -> ThumbnailGeometry.Size? {
        let sides = text.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (1...maximumSide).contains($0) }) else { return nil }
        return ThumbnailGeometry.Size(width: sides[0], height: sides[1])
    }

    /// Returns the center of the photo as a JPEG, or as a PNG if it is round.
    static func cropped(_ data: Data, to size: ThumbnailGeometry.Size, isRound: Bool) -> Data? {
        guard let header = ImageHeader(data), header.isDecodable, let image = RasterImage.decode(data, header) else {
            return nil
        }
        let orientation = EXIFMetadata(exif: header.exif).orientation
        let box = orientation > 4 ? size.transposed : size
        let resized = image.scaled(to: box, isTransparent: isRound, isCropped: true)?.orientationNormalized(orientation)
        if isRound { resized?.croppedToCircle() }
        return resized?.encoded(isRound ? .png : .jpeg(quality: 90))
    }
}
