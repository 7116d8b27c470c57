// Routes, calls, and their outcomes.
#pragma once

#include "DropboxValues.h"

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// A client that sends requests, with its authentication and its servers.
typedef const struct DropboxOpaqueClient *DropboxClientRef;

// MARK: Routes

/// A route of the API. Routes exist as long as the process.
typedef const struct DropboxOpaqueRoute *DropboxRouteRef;

/// The content that a route transfers.
typedef enum {
    DropboxStyleRpc,
    DropboxStyleUpload,
    DropboxStyleDownload,
} DropboxStyle;

/// Returns a route by its namespace and its name, with `_v2` and so on, such as `files` and `list_folder/continue`.
DropboxRouteRef _Nullable DropboxRouteNamed(const char *routeNamespace, const char *name);

/// Returns the route of a class method of a class with routes, such as `DBFILESDelete_V2` of `DBFILESRouteObjects`.
DropboxRouteRef _Nullable DropboxRouteOfMethod(const char *className, const char *selector);

/// Returns the kind of content that a route transfers.
DropboxStyle DropboxRouteGetStyle(DropboxRouteRef route);
/// Returns the name with the version, such as `delete_v2`. The string exists as long as the process.
const char *DropboxRouteGetName(DropboxRouteRef route);
/// Returns the namespace, such as `files`. The string exists as long as the process.
const char *DropboxRouteGetNamespace(DropboxRouteRef route);
/// Returns whether the route is deprecated.
bool DropboxRouteIsDeprecated(DropboxRouteRef route);
/// Returns the type of the argument, or `NULL` if it isn't a struct or a union.
DropboxTypeRef _Nullable DropboxRouteGetArgumentType(DropboxRouteRef route);
/// Returns the type of the result, or `NULL` if it isn't a struct or a union.
DropboxTypeRef _Nullable DropboxRouteGetResultType(DropboxRouteRef route);
/// Returns the type of the error, or `NULL` if it isn't a struct or a union.
DropboxTypeRef _Nullable DropboxRouteGetErrorType(DropboxRouteRef route);
/// Returns whether the result is a list.
bool DropboxRouteHasListResult(DropboxRouteRef route);
/// Creates a result from JSON. If that fails, the result is null, and `error` receives a message.
DropboxValue DropboxRouteCopyResult(
    DropboxRouteRef route, const char *bytes, size_t length, char *_Nullable *_Nonnull error);
/// An attribute, such as `host`, or `NULL`.
char *_Nullable DropboxRouteCopyAttribute(DropboxRouteRef route, const char *name);
/// Calls `visit` with each attribute.
void DropboxRouteVisitAttributes(
    DropboxRouteRef route, void *context, void (*visit)(void *context, const char *name, const char *value));

// MARK: Methods of routes

/// What an argument of a route's method is, if it isn't the index of a field.
enum {
    DropboxArgumentValue = -1,
    DropboxArgumentInputURL = -2,
    DropboxArgumentInputData = -3,
    DropboxArgumentInputStream = -4,
    DropboxArgumentOverwrite = -5,
    DropboxArgumentDestination = -6,
    DropboxArgumentByteOffsetStart = -7,
    DropboxArgumentByteOffsetEnd = -8,
};

/// The kind of task that a method returns.
typedef enum {
    DropboxTaskRpc,
    DropboxTaskUpload,
    DropboxTaskDownloadURL,
    DropboxTaskDownloadData,
} DropboxTaskKind;

/// What a method of a class with routes does, such as `-listFolder:` of `DBFILESUserAuthRoutes`.
typedef struct {
    DropboxRouteRef route;
    DropboxTaskKind task;
    int32_t count;
    /// For each argument, the index of a field, or one of the constants above.
    int32_t arguments[DropboxMaximumArgumentCount];
} DropboxRouteMethod;

/// Finds the method of a class with routes. Returns `false` if the class has no such method.
bool DropboxRoutesGetMethod(
    DropboxFamily family, const char *className, const char *selector, DropboxRouteMethod *method);

// MARK: Requests of SwiftyDropbox's interface

/// Which arguments a block has that handles the response of a route, in this order. The last one is always the error of
/// the call.
typedef struct {
    bool hasResult;
    /// Whether the block receives the URL of the file, or the data.
    bool hasContent;
    bool hasRouteError;
} DropboxResponseArguments;

/// Returns the name of the class of the requests that call a route, such as `DBXFilesDeleteRpcRequestV2`. The string exists
/// as long as the process.
const char *DropboxRouteGetRequestClassName(DropboxRouteRef route, DropboxTaskKind task);

/// Returns the arguments of the blocks of a request.
DropboxResponseArguments DropboxRouteGetResponseArguments(DropboxRouteRef route, DropboxTaskKind task);

/// Returns an error of a route with the type that it has in the blocks, which differs from the API's for a few routes.
DropboxObjectRef DropboxRouteCreatePublishedError(DropboxRouteRef route, DropboxObjectRef error);

// MARK: Outcomes

/// The kinds of errors other than those of routes.
typedef enum {
    DropboxFailureHTTP,
    DropboxFailureBadInput,
    DropboxFailureAuth,
    DropboxFailurePathRoot,
    DropboxFailureAccess,
    DropboxFailureRateLimit,
    DropboxFailureInternalServer,
    DropboxFailureClient,
} DropboxFailureKind;

/// What a client's error is about.
typedef enum {
    /// The connection, a file, an argument, or a cancellation.
    DropboxClientFailureOther,
    /// The response isn't what the API describes.
    DropboxClientFailureSerialization,
    /// A request of a background session can't be found again.
    DropboxClientFailureReconnection,
} DropboxClientFailureKind;

/// Why a call failed.
typedef struct {
    DropboxFailureKind kind;
    /// For an error of the client, what it's about.
    DropboxClientFailureKind clientKind;
    /// Whether the error is the one of the route.
    bool isRouteError;
    /// The HTTP status, or 0 without a response.
    int32_t status;
    const char *_Nullable requestID;
    /// The body of the response, or a message.
    const char *_Nullable content;
    const char *_Nullable userMessage;
    const char *_Nullable userMessageLocale;
    /// The error of authentication, access, the path root, or the rate limit. The receiver takes it over.
    DropboxObjectRef _Nullable structured;
    /// The seconds to wait, or 0.
    double backoff;
    /// The domain, the code, and the message of an error of the client.
    const char *_Nullable domain;
    int64_t code;
    const char *_Nullable message;
    /// The tags of the route's error, such as `path/not_found/`.
    const char *_Nullable summary;
    /// The error for a log.
    const char *_Nullable description;
} DropboxFailure;

/// The delivery of an outcome to the app.
typedef const struct DropboxOpaqueDelivery *DropboxDeliveryRef;

/// Reports that the app has handled an outcome, and releases the delivery. A background session then deletes the transfer.
/// If a delivery is only released, a later process delivers the outcome again.
void DropboxDeliveryFinish(DropboxDeliveryRef delivery);

/// The outcome of a call. It is valid only during the function that receives it, except for values and the delivery, which
/// the receiver takes over.
typedef struct {
    /// Whether the call succeeded.
    bool isSuccess;
    /// What to finish when the app has handled the outcome.
    DropboxDeliveryRef _Nullable delivery;
    /// The result, or null if the route has none.
    DropboxValue result;
    /// The error of the route, or null.
    DropboxValue routeError;
    /// The reason of a failure.
    const DropboxFailure *_Nullable failure;
    /// The content that was downloaded to memory.
    const void *_Nullable content;
    size_t contentLength;
    /// The destination of a download, whether it succeeded or not.
    const char *_Nullable destination;
} DropboxOutcome;

// MARK: Calls

/// A call of a route.
typedef const struct DropboxOpaqueCall *DropboxCallRef;

/// What a call transfers.
typedef struct {
    DropboxTaskKind task;
    /// The path of the file to upload, or of the destination of a download.
    const char *_Nullable path;
    /// The data to upload, which is copied.
    const void *_Nullable bytes;
    size_t length;
    /// Returns up to `capacity` bytes of a stream to upload in `buffer`: 0 at its end, or -1 if it can't be read. Called
    /// on any thread, but never concurrently.
    ptrdiff_t (*_Nullable read)(void *_Nullable stream, void *buffer, size_t capacity);
    /// Called once when the stream isn't needed anymore.
    void (*_Nullable closeStream)(void *_Nullable stream);
    void *_Nullable stream;
    /// Whether a download replaces an existing file.
    bool overwrite;
    /// Whether a download is limited to a range, from `rangeStart` to `rangeEnd`, including both.
    bool hasRange;
    int64_t rangeStart;
    int64_t rangeEnd;
    /// Whether the call starts with `DropboxCallStart`, so that its options can be set before. It may also start with the
    /// next turn of the main queue.
    bool startsLater;
} DropboxTransfer;

/// Receives the outcome of a call, on any thread, exactly once.
typedef void (*DropboxCallCompletion)(void *context, const DropboxOutcome *outcome);

/// Receives the progress of a call, on any thread: the new bytes, all bytes so far, and the expected number or -1.
typedef void (*DropboxCallProgress)(void *context, int64_t bytes, int64_t completed, int64_t total);

/// Creates a call, and starts it.
///
/// - Parameters:
///   - client: The client. Without one, the call fails.
///   - route: The route. Without one, which means that the API has no such route, the call fails.
///   - argument: The argument, or `NULL` if the route has none. If it's invalid, the call fails.
///   - completion: Receives the outcome. `context` must exist until then.
DropboxCallRef DropboxCallCreate(
    DropboxClientRef _Nullable client, DropboxRouteRef _Nullable route, DropboxObjectRef _Nullable argument,
    const DropboxTransfer *transfer, void *context, DropboxCallCompletion completion);

/// Starts a call that was created with `startsLater`. Has no effect on a call that has started.
void DropboxCallStart(DropboxCallRef call);

/// Stores a string with a call of a background session. Call it before the start.
void DropboxCallSetPersistedString(DropboxCallRef call, const char *_Nullable string);
/// Returns the string that was stored with a call, or `NULL`.
char *_Nullable DropboxCallCopyPersistedString(DropboxCallRef call);
/// Returns the ID of the transfer in a background session, or `NULL` for a call that isn't persisted, or isn't yet.
char *_Nullable DropboxCallCopyTransferID(DropboxCallRef call);

/// Sets the time, in seconds since 1970, before which a background session doesn't start the call, or 0 for none. Call it
/// before the start.
void DropboxCallSetEarliestBeginDate(DropboxCallRef call, double date);
/// Returns the time, in seconds since 1970, before which a background session doesn't start the call, or 0 for none.
double DropboxCallGetEarliestBeginDate(DropboxCallRef call);

/// Reports the progress from now on, until the outcome.
void DropboxCallSetProgress(DropboxCallRef call, void *context, DropboxCallProgress progress);

/// Cancels a call. Has no effect after the outcome.
void DropboxCallCancel(DropboxCallRef call);
/// Suspends a call until it is resumed or canceled.
void DropboxCallSuspend(DropboxCallRef call);
/// Resumes a suspended call.
void DropboxCallResume(DropboxCallRef call);

/// Creates a call like another one, and starts it.
DropboxCallRef DropboxCallCreateRestarted(DropboxCallRef call, void *context, DropboxCallCompletion completion);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end
