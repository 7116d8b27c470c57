/// The help of options that several commands have.
enum TransferHelp {
    static let limit = "transfer at most RATE bytes per second; the suffix k, M, or G multiplies by 10^3, 10^6, or 10^9"
}
