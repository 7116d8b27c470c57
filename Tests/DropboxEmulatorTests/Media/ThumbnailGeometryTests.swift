import Testing

@testable import DropboxEmulator

struct ThumbnailGeometryTests {
    private typealias Size = ThumbnailGeometry.Size
    private let box = Size(width: 640, height: 480)

    private func size(_ width: Int, _ height: Int, _ mode: ThumbnailGeometry.Mode) -> Size {
        ThumbnailGeometry.size(of: Size(width: width, height: height), in: box, mode)
    }

    @Test func strictFitsInTheBox() {
        #expect(size(1280, 960, .strict) == Size(width: 640, height: 480))
        #expect(size(960, 1280, .strict) == Size(width: 360, height: 480))
        #expect(size(4000, 100, .strict) == Size(width: 640, height: 16))
    }

    @Test func bestFitRotatesTheBoxForPortraitImages() {
        #expect(size(1280, 960, .bestFit) == Size(width: 640, height: 480))
        #expect(size(960, 1280, .bestFit) == Size(width: 480, height: 640))
    }

    @Test func coverLeavesNoEmptyAreas() {
        #expect(size(1280, 1280, .cover) == Size(width: 640, height: 640))
        #expect(size(2560, 960, .cover) == Size(width: 1280, height: 480))
        #expect(size(960, 2560, .cover) == Size(width: 480, height: 1280))
    }

    @Test func imagesAreNeverEnlarged() {
        for mode: ThumbnailGeometry.Mode in [.strict, .bestFit, .cover, .original] {
            #expect(size(20, 10, mode) == Size(width: 20, height: 10))
        }
        #expect(size(5000, 3000, .original) == Size(width: 5000, height: 3000))
        #expect(size(60000, 1, .strict) == Size(width: 640, height: 1))
    }
}
