// Generated from API/team_common.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMCOMMONGroupManagementType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMCOMMONGroupManagementTypeTag) {
    /// Members of the group who are its owners.
    DBTEAMCOMMONGroupManagementTypeUserManaged,
    /// The admins of the team.
    DBTEAMCOMMONGroupManagementTypeCompanyManaged,
    /// Dropbox, for example for the group of all team members.
    DBTEAMCOMMONGroupManagementTypeSystemManaged,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMCOMMONGroupManagementTypeOther,
};

/// The manager of a group's members.
@interface DBTEAMCOMMONGroupManagementType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMCOMMONGroupManagementTypeTag tag;
/// Creates an object with the tag `user_managed`.
- (instancetype)initWithUserManaged;
/// Creates an object with the tag `company_managed`.
- (instancetype)initWithCompanyManaged;
/// Creates an object with the tag `system_managed`.
- (instancetype)initWithSystemManaged;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_managed`.
- (BOOL)isUserManaged;
/// Returns whether the tag is `company_managed`.
- (BOOL)isCompanyManaged;
/// Returns whether the tag is `system_managed`.
- (BOOL)isSystemManaged;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMCOMMONGroupManagementType` from and to JSON.
@interface DBTEAMCOMMONGroupManagementTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCOMMONGroupManagementType *)instance;
+ (DBTEAMCOMMONGroupManagementType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group of team members.
@interface DBTEAMCOMMONGroupSummary : DBStoneObject
/// The name of the group.
@property (nonatomic, readonly, copy) NSString *groupName;
/// The identifier of the group, `g:…`.
@property (nonatomic, readonly, copy) NSString *groupId;
/// The external ID, from the team's own directory. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *groupExternalId;
/// The number of members of the group.
@property (nonatomic, readonly, nullable) NSNumber *memberCount;
/// The manager of the group's members.
@property (nonatomic, readonly) DBTEAMCOMMONGroupManagementType *groupManagementType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBTEAMCOMMONGroupManagementType *)groupManagementType;
@end

/// Converts `DBTEAMCOMMONGroupSummary` from and to JSON.
@interface DBTEAMCOMMONGroupSummarySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCOMMONGroupSummary *)instance;
+ (DBTEAMCOMMONGroupSummary *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMCOMMONGroupType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMCOMMONGroupTypeTag) {
    /// A group to which team members are added automatically. Used only for team folders.
    DBTEAMCOMMONGroupTypeTeam,
    /// A group that a user created and manages.
    DBTEAMCOMMONGroupTypeUserManaged,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMCOMMONGroupTypeOther,
};

/// The way in which a group is created and managed.
@interface DBTEAMCOMMONGroupType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMCOMMONGroupTypeTag tag;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam;
/// Creates an object with the tag `user_managed`.
- (instancetype)initWithUserManaged;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `user_managed`.
- (BOOL)isUserManaged;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMCOMMONGroupType` from and to JSON.
@interface DBTEAMCOMMONGroupTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCOMMONGroupType *)instance;
+ (DBTEAMCOMMONGroupType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMCOMMONMemberSpaceLimitType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMCOMMONMemberSpaceLimitTypeTag) {
    /// There is no limit.
    DBTEAMCOMMONMemberSpaceLimitTypeOff,
    /// The member receives a warning.
    DBTEAMCOMMONMemberSpaceLimitTypeAlertOnly,
    /// Sync stops.
    DBTEAMCOMMONMemberSpaceLimitTypeStopSync,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMCOMMONMemberSpaceLimitTypeOther,
};

/// The effect when a member reaches their space limit.
@interface DBTEAMCOMMONMemberSpaceLimitType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMCOMMONMemberSpaceLimitTypeTag tag;
/// Creates an object with the tag `off`.
- (instancetype)initWithOff;
/// Creates an object with the tag `alert_only`.
- (instancetype)initWithAlertOnly;
/// Creates an object with the tag `stop_sync`.
- (instancetype)initWithStopSync;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `off`.
- (BOOL)isOff;
/// Returns whether the tag is `alert_only`.
- (BOOL)isAlertOnly;
/// Returns whether the tag is `stop_sync`.
- (BOOL)isStopSync;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMCOMMONMemberSpaceLimitType` from and to JSON.
@interface DBTEAMCOMMONMemberSpaceLimitTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCOMMONMemberSpaceLimitType *)instance;
+ (DBTEAMCOMMONMemberSpaceLimitType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A time range. Without a start or an end, it is open.
@interface DBTEAMCOMMONTimeRange : DBStoneObject
/// The start of the range, inclusive.
@property (nonatomic, readonly, nullable) NSDate *startTime;
/// The end of the range, exclusive.
@property (nonatomic, readonly, nullable) NSDate *endTime;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - startTime: The start of the range, inclusive.
///   - endTime: The end of the range, exclusive.
- (instancetype)initWithStartTime:(nullable NSDate *)startTime endTime:(nullable NSDate *)endTime;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMCOMMONTimeRange` from and to JSON.
@interface DBTEAMCOMMONTimeRangeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMCOMMONTimeRange *)instance;
+ (DBTEAMCOMMONTimeRange *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
