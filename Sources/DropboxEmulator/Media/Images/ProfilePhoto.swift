import Foundation

/// What is taken for a photo of a user, and how it is shown.
enum ProfilePhoto {
    /// Why an image is not taken.
    enum Failure: Error, Sendable, Hashable {
        case noImage
        case tooManyBytes
        case tooSmall
        case undecodable
    }

    private static let maximumSize = 10 << 20
    private static let minimumSide = 128
    /// Larger copies are not made.
    private static let maximumSide = 2048

    static func check(_ data: Data) throws(Failure) {
        guard data.count <= maximumSize else { throw .tooManyBytes }
        guard let header = ImageHeader(data), header.isReasonable else { throw .noImage }
        guard header.width >= minimumSide, header.height >= minimumSide else { throw .tooSmall }
        guard RasterImage.decode(data, header) != nil else { throw .undecodable }
    }

    /// Reads a size such as `128x128`.
    static func size(_ text: String) -> ThumbnailGeometry.Size? {
        let sides = text.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (1...maximumSide).contains($0) }) else { return nil }
        return ThumbnailGeometry.Size(width: sides[0], height: sides[1])
    }

    /// The middle of the photo: a JPEG, or a PNG if it is to be round.
    static func cropped(_ data: Data, to size: ThumbnailGeometry.Size, isRound: Bool) -> Data? {
        guard let header = ImageHeader(data), header.isReasonable, let picture = RasterImage.decode(data, header) else {
            return nil
        }
        let orientation = EXIFMetadata(exif: header.exif).orientation
        let box = orientation > 4 ? size.transposed : size
        let small = picture.scaled(to: box, isTransparent: isRound, isCropped: true)?.orientationNormalized(orientation)
        if isRound { small?.croppedToCircle() }
        return small?.encoded(isRound ? .png : .jpeg(quality: 90))
    }
}
