// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// What is known about a video.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class VideoMetadata: Files.MediaMetadata, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(Files._schema, 202) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(
            dimensions: Files.Dimensions? = nil,
            location: Files.GpsCoordinates? = nil,
            timeTaken: Date? = nil,
            duration: UInt64? = nil
        ) {
            var builder = RecordBuilder(VideoMetadata._type)
            builder.object(0, dimensions?._record)
            builder.object(1, location?._record)
            builder.date(2, timeTaken)
            builder.uint64(3, duration)
            super.init(_record: builder.record())
        }

        /// The length in milliseconds.
        public var duration: UInt64? { _record.uint64Opt(3) }
    }
}
