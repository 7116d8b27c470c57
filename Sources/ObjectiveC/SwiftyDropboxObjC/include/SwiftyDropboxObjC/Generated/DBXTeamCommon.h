// Generated from API/team_common.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXTeamCommonGroupManagementTypeCompanyManaged, DBXTeamCommonGroupManagementTypeOther,
    DBXTeamCommonGroupManagementTypeSystemManaged, DBXTeamCommonGroupManagementTypeUserManaged,
    DBXTeamCommonGroupTypeOther, DBXTeamCommonGroupTypeTeam, DBXTeamCommonGroupTypeUserManaged,
    DBXTeamCommonMemberSpaceLimitTypeAlertOnly, DBXTeamCommonMemberSpaceLimitTypeOff,
    DBXTeamCommonMemberSpaceLimitTypeOther, DBXTeamCommonMemberSpaceLimitTypeStopSync;

NS_ASSUME_NONNULL_BEGIN

/// The manager of a group's members.
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

/// Members of the group who are its owners.
@interface DBXTeamCommonGroupManagementTypeUserManaged : DBXTeamCommonGroupManagementType
/// Creates an object with the tag `user_managed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admins of the team.
@interface DBXTeamCommonGroupManagementTypeCompanyManaged : DBXTeamCommonGroupManagementType
/// Creates an object with the tag `company_managed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Dropbox, for example for the group of all team members.
@interface DBXTeamCommonGroupManagementTypeSystemManaged : DBXTeamCommonGroupManagementType
/// Creates an object with the tag `system_managed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCommonGroupManagementTypeOther : DBXTeamCommonGroupManagementType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A group of team members.
@interface DBXTeamCommonGroupSummary : DBXObject
/// The name of the group.
@property (nonatomic, readonly, copy) NSString *groupName;
/// The identifier of the group, `g:…`.
@property (nonatomic, readonly, copy) NSString *groupId;
/// The external ID, from the team's own directory. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *groupExternalId;
/// The number of members of the group.
@property (nonatomic, readonly, nullable) NSNumber *memberCount;
/// The manager of the group's members.
@property (nonatomic, readonly) DBXTeamCommonGroupManagementType *groupManagementType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    NS_DESIGNATED_INITIALIZER;
@end

/// The way in which a group is created and managed.
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

/// A group to which team members are added automatically. Used only for team folders.
@interface DBXTeamCommonGroupTypeTeam : DBXTeamCommonGroupType
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A group that a user created and manages.
@interface DBXTeamCommonGroupTypeUserManaged : DBXTeamCommonGroupType
/// Creates an object with the tag `user_managed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCommonGroupTypeOther : DBXTeamCommonGroupType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The effect when a member reaches their space limit.
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
+ (instancetype)new;
@end

/// The member receives a warning.
@interface DBXTeamCommonMemberSpaceLimitTypeAlertOnly : DBXTeamCommonMemberSpaceLimitType
/// Creates an object with the tag `alert_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Sync stops.
@interface DBXTeamCommonMemberSpaceLimitTypeStopSync : DBXTeamCommonMemberSpaceLimitType
/// Creates an object with the tag `stop_sync`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCommonMemberSpaceLimitTypeOther : DBXTeamCommonMemberSpaceLimitType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A time range. Without a start or an end, it is open.
@interface DBXTeamCommonTimeRange : DBXObject
/// The start of the range, inclusive.
@property (nonatomic, readonly, copy, nullable) NSDate *startTime;
/// The end of the range, exclusive.
@property (nonatomic, readonly, copy, nullable) NSDate *endTime;

/// Creates an object.
///
/// - Parameters:
///   - startTime: The start of the range, inclusive.
///   - endTime: The end of the range, exclusive.
- (instancetype)initWithStartTime:(nullable NSDate *)startTime
    endTime:(nullable NSDate *)endTime
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
