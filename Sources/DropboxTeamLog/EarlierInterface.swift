// What code for earlier versions of the API may still spell, where the service has since dropped a member.

extension TeamLog.AccountCapturePolicy {
    /// The service has no such policy any more; whatever it adds is `other`.
    @available(*, deprecated, message: "The service does not report it any more.")
    public static var preventPersonalCreation: Self { .other }
}
