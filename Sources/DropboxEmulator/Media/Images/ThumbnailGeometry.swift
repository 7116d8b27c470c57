/// The size of a thumbnail.
enum ThumbnailGeometry {
    struct Size: Sendable, Hashable {
        var width: Int
        var height: Int

        var transposed: Size { Size(width: height, height: width) }
    }

    enum Mode: Sendable, Hashable {
        /// Fits into the box.
        case strict
        /// Fits into the box or into the box turned, whichever shows more.
        case bestFit
        /// Covers the box or the box turned, whichever takes less.
        case cover
        /// Stays as it is.
        case original
    }

    /// The proportions of the image are kept, and nothing is made larger than it is.
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
