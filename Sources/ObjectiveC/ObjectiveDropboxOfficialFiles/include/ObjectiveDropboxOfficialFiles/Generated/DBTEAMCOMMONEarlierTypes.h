// Generated from API/team_common.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBTEAMCOMMONGroupManagementType;

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMCOMMONGroupSummary (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType
    groupExternalId:(nullable NSString *)groupExternalId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBTEAMCOMMONTimeRange (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithStartTime:(nullable NSDate *)startTime __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
