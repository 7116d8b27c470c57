#import <ObjectiveDropboxOfficialFiles/DBClientsManager.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultClient.h>
#import <ObjectiveDropboxOfficialFiles/DBUserClient.h>

NS_ASSUME_NONNULL_BEGIN

/// Receives the tasks of a background session on the main queue. Set the response block of each task: it's a `DBUploadTask`,
/// a `DBDownloadUrlTask`, or a `DBBatchUploadTask`, and continues. `errors` has an error for each transfer that can't be
/// continued.
typedef void (^DBBackgroundTasksBlock)(NSArray *tasks, NSArray<NSError *> *errors);

// Uploads and downloads of files continue when the process ends, unless the configuration forces a foreground session. The
// original SDK has no methods for them.

/// Background transfers of a transport client.
@interface DBTransportDefaultClient (BackgroundTasks)

/// The identifier of the client's background session, or `nil` if all requests end with the process. Each account of an app
/// has a separate session.
@property (nonatomic, readonly, copy, nullable) NSString *backgroundSessionIdentifier;

/// Finds the transfers of the client's background session that an earlier launch of the app has started. They also include
/// finished ones whose response block hasn't run.
- (void)getBackgroundTasks:(DBBackgroundTasksBlock)completion;

@end

/// Background transfers of a user client.
@interface DBUserClient (BackgroundTasks)

/// The identifier of the client's background session, or `nil` if all requests end with the process.
@property (nonatomic, readonly, copy, nullable) NSString *backgroundSessionIdentifier;

/// Finds the transfers of the client's background session, like the method of its transport client. A transport client of
/// the app has none.
- (void)getBackgroundTasks:(DBBackgroundTasksBlock)completion;

@end

/// Background transfers of the app.
@interface DBClientsManager (BackgroundTasks)

/// Handles the events of a background session after the system has launched the app. Call it after the setup, from the app
/// delegate's method of that name.
///
/// - Parameters:
///   - identifier: The identifier of the session.
///   - completionHandler: The block that the app delegate received. It is called on the main queue after all events were
///     handled.
///   - tasks: Receives the tasks of the session.
/// - Returns: `NO` if the session doesn't belong to a client of the manager. Neither block is called then.
+ (BOOL)handleEventsForBackgroundURLSession:(NSString *)identifier
                          completionHandler:(void (^)(void))completionHandler
                                      tasks:(DBBackgroundTasksBlock)tasks;

@end

NS_ASSUME_NONNULL_END
