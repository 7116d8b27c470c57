// Generated from API/team_common.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXTeamCommonGroupManagementType;
@class DBXTeamCommonGroupManagementTypeCompanyManaged;
@class DBXTeamCommonGroupManagementTypeOther;
@class DBXTeamCommonGroupManagementTypeSystemManaged;
@class DBXTeamCommonGroupManagementTypeUserManaged;
@class DBXTeamCommonGroupTypeOther;
@class DBXTeamCommonGroupTypeTeam;
@class DBXTeamCommonGroupTypeUserManaged;
@class DBXTeamCommonMemberSpaceLimitTypeAlertOnly;
@class DBXTeamCommonMemberSpaceLimitTypeOff;
@class DBXTeamCommonMemberSpaceLimitTypeOther;
@class DBXTeamCommonMemberSpaceLimitTypeStopSync;

NS_ASSUME_NONNULL_BEGIN

/// Who manages the members of a group.
@interface DBXTeamCommonGroupManagementType : DBXObject
@end

/// The members of the union.
@interface DBXTeamCommonGroupManagementType (Members)
/// The object if its tag is `user_managed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupManagementTypeUserManaged *asUserManaged;
/// The object if its tag is `company_managed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupManagementTypeCompanyManaged *asCompanyManaged;
/// The object if its tag is `system_managed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupManagementTypeSystemManaged *asSystemManaged;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupManagementTypeOther *asOther;
@end

/// Those members of the group who are its owners.
@interface DBXTeamCommonGroupManagementTypeUserManaged : DBXTeamCommonGroupManagementType
/// Creates an object with the tag `user_managed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_managed`.
+ (instancetype)new;
@end

/// The admins of the team.
@interface DBXTeamCommonGroupManagementTypeCompanyManaged : DBXTeamCommonGroupManagementType
/// Creates an object with the tag `company_managed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `company_managed`.
+ (instancetype)new;
@end

/// Dropbox itself, for instance the group of everybody in the team.
@interface DBXTeamCommonGroupManagementTypeSystemManaged : DBXTeamCommonGroupManagementType
/// Creates an object with the tag `system_managed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCommonGroupManagementTypeOther : DBXTeamCommonGroupManagementType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A group of team members.
@interface DBXTeamCommonGroupSummary : DBXObject
/// The name of the group.
@property (nonatomic, readonly, copy) NSString *groupName;
/// The identity of the group, `g:…`.
@property (nonatomic, readonly, copy) NSString *groupId;
/// The identity that the team's own directory gives to the group, if any.
@property (nonatomic, readonly, copy, nullable) NSString *groupExternalId;
/// How many members the group has.
@property (nonatomic, readonly, nullable) NSNumber *memberCount;
/// Who manages its members.
@property (nonatomic, readonly) DBXTeamCommonGroupManagementType *groupManagementType;

/// Creates an object.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - groupId: The identity of the group, `g:…`.
///   - groupManagementType: Who manages its members.
///   - groupExternalId: The identity that the team's own directory gives to the group, if any.
///   - memberCount: How many members the group has.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    NS_DESIGNATED_INITIALIZER;
@end

/// The origin of a group.
@interface DBXTeamCommonGroupType : DBXObject
@end

/// The members of the union.
@interface DBXTeamCommonGroupType (Members)
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupTypeTeam *asTeam;
/// The object if its tag is `user_managed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupTypeUserManaged *asUserManaged;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupTypeOther *asOther;
@end

/// A group of the team, whose members all belong to the team.
@interface DBXTeamCommonGroupTypeTeam : DBXTeamCommonGroupType
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team`.
+ (instancetype)new;
@end

/// A group of one user, which other users may belong to.
@interface DBXTeamCommonGroupTypeUserManaged : DBXTeamCommonGroupType
/// Creates an object with the tag `user_managed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_managed`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCommonGroupTypeOther : DBXTeamCommonGroupType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What happens when a member reaches their space limit.
@interface DBXTeamCommonMemberSpaceLimitType : DBXObject
@end

/// The members of the union.
@interface DBXTeamCommonMemberSpaceLimitType (Members)
/// The object if its tag is `off`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonMemberSpaceLimitTypeOff *asOff;
/// The object if its tag is `alert_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonMemberSpaceLimitTypeAlertOnly *asAlertOnly;
/// The object if its tag is `stop_sync`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonMemberSpaceLimitTypeStopSync *asStopSync;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCommonMemberSpaceLimitTypeOther *asOther;
@end

/// There is no limit.
@interface DBXTeamCommonMemberSpaceLimitTypeOff : DBXTeamCommonMemberSpaceLimitType
/// Creates an object with the tag `off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `off`.
+ (instancetype)new;
@end

/// A warning is shown.
@interface DBXTeamCommonMemberSpaceLimitTypeAlertOnly : DBXTeamCommonMemberSpaceLimitType
/// Creates an object with the tag `alert_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `alert_only`.
+ (instancetype)new;
@end

/// Syncing stops.
@interface DBXTeamCommonMemberSpaceLimitTypeStopSync : DBXTeamCommonMemberSpaceLimitType
/// Creates an object with the tag `stop_sync`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `stop_sync`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCommonMemberSpaceLimitTypeOther : DBXTeamCommonMemberSpaceLimitType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A span of time. Without an end or a start it is open there.
@interface DBXTeamCommonTimeRange : DBXObject
/// The beginning, which belongs to the span.
@property (nonatomic, readonly, copy, nullable) NSDate *startTime;
/// The end, which does not belong to the span.
@property (nonatomic, readonly, copy, nullable) NSDate *endTime;

/// Creates an object.
///
/// - Parameters:
///   - startTime: The beginning, which belongs to the span.
///   - endTime: The end, which does not belong to the span.
- (instancetype)initWithStartTime:(nullable NSDate *)startTime
    endTime:(nullable NSDate *)endTime
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
