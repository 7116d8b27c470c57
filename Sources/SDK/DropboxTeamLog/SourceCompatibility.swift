// Members of earlier API versions, for types from which Dropbox has removed cases.

extension TeamLog.AccountCapturePolicy {
    /// A policy that Dropbox has removed. It is the same as `other`.
    @available(*, deprecated, message: "Dropbox no longer returns this policy.")
    public static var preventPersonalCreation: Self { .other }
}
