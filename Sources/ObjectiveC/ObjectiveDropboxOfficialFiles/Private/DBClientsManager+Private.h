#import <ObjectiveDropboxOfficialFiles/DBClientsManager.h>

NS_ASSUME_NONNULL_BEGIN

@interface DBClientsManager (Private)

/// Sets up the manager for accounts of users or of teams.
+ (void)setUpWithConfig:(nullable DBTransportDefaultConfig *)config isTeam:(BOOL)isTeam;
+ (void)setUpWithAppKey:(NSString *)appKey isTeam:(BOOL)isTeam;

@end

NS_ASSUME_NONNULL_END
