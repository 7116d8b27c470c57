import Foundation

/// What a WAV file says of its sound: one stream of samples.
struct WaveHeader: Sendable, Hashable {
    let channels: UInt32
    /// Samples per second.
    let rate: UInt64
    /// Bits per second.
    let bitrate: UInt64
    /// Seconds.
    let duration: Double

    /// Nil for what is no WAV file.
    init?(_ data: Data) {
        let bytes = Bytes(data, .little)
        guard bytes.hasPrefix("RIFF"), bytes.hasPrefix("WAVE", at: 8) else { return nil }
        var offset = 12
        var format: (channels: Int, rate: Int, perSecond: Int)?
        while let length = bytes.uint32(offset + 4) {
            if bytes.hasPrefix("fmt ", at: offset), let channels = bytes.uint16(offset + 10),
                let rate = bytes.uint32(offset + 12), let perSecond = bytes.uint32(offset + 16)
            {
                format = (channels, rate, perSecond)
            } else if bytes.hasPrefix("data", at: offset), let format, format.perSecond > 0 {
                channels = UInt32(clamping: format.channels)
                rate = UInt64(clamping: format.rate)
                bitrate = UInt64(clamping: format.perSecond) * 8
                duration = Double(length) / Double(format.perSecond)
                return
            }
            offset += 8 + length + length % 2
        }
        return nil
    }
}
