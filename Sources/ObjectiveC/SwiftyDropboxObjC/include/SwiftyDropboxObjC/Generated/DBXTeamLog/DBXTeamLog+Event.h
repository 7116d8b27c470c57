// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXTeamLogEventCategoryAdminAlerting, DBXTeamLogEventCategoryApps, DBXTeamLogEventCategoryComments,
    DBXTeamLogEventCategoryDash, DBXTeamLogEventCategoryDataGovernance, DBXTeamLogEventCategoryDevices,
    DBXTeamLogEventCategoryDomains, DBXTeamLogEventCategoryEncryption, DBXTeamLogEventCategoryFileOperations,
    DBXTeamLogEventCategoryFileRequests, DBXTeamLogEventCategoryGroups, DBXTeamLogEventCategoryLogins,
    DBXTeamLogEventCategoryMembers, DBXTeamLogEventCategoryOther, DBXTeamLogEventCategoryPaper,
    DBXTeamLogEventCategoryPasswords, DBXTeamLogEventCategoryProtect, DBXTeamLogEventCategoryReports,
    DBXTeamLogEventCategorySharing, DBXTeamLogEventCategoryShowcase, DBXTeamLogEventCategorySignatures,
    DBXTeamLogEventCategorySso, DBXTeamLogEventCategoryTeamFolders, DBXTeamLogEventCategoryTeamPolicies,
    DBXTeamLogEventCategoryTeamProfile, DBXTeamLogEventCategoryTfa, DBXTeamLogEventCategoryTrustedTeams;

NS_ASSUME_NONNULL_BEGIN

/// The category of an event.
@interface DBXTeamLogEventCategory : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogEventCategory (Members)
/// The object if its tag is `admin_alerting`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryAdminAlerting *asAdminAlerting;
/// The object if its tag is `apps`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryApps *asApps;
/// The object if its tag is `comments`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryComments *asComments;
/// The object if its tag is `dash`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryDash *asDash;
/// The object if its tag is `data_governance`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryDataGovernance *asDataGovernance;
/// The object if its tag is `devices`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryDevices *asDevices;
/// The object if its tag is `domains`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryDomains *asDomains;
/// The object if its tag is `encryption`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryEncryption *asEncryption;
/// The object if its tag is `file_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryFileOperations *asFileOperations;
/// The object if its tag is `file_requests`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryFileRequests *asFileRequests;
/// The object if its tag is `groups`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryGroups *asGroups;
/// The object if its tag is `logins`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryLogins *asLogins;
/// The object if its tag is `members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryMembers *asMembers;
/// The object if its tag is `paper`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryPaper *asPaper;
/// The object if its tag is `passwords`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryPasswords *asPasswords;
/// The object if its tag is `protect`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryProtect *asProtect;
/// The object if its tag is `reports`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryReports *asReports;
/// The object if its tag is `sharing`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategorySharing *asSharing;
/// The object if its tag is `showcase`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryShowcase *asShowcase;
/// The object if its tag is `signatures`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategorySignatures *asSignatures;
/// The object if its tag is `sso`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategorySso *asSso;
/// The object if its tag is `team_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryTeamFolders *asTeamFolders;
/// The object if its tag is `team_policies`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryTeamPolicies *asTeamPolicies;
/// The object if its tag is `team_profile`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryTeamProfile *asTeamProfile;
/// The object if its tag is `tfa`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryTfa *asTfa;
/// The object if its tag is `trusted_teams`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryTrustedTeams *asTrustedTeams;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategoryOther *asOther;
@end

/// Security alerts for admins.
@interface DBXTeamLogEventCategoryAdminAlerting : DBXTeamLogEventCategory
/// Creates an object with the tag `admin_alerting`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Linked apps.
@interface DBXTeamLogEventCategoryApps : DBXTeamLogEventCategory
/// Creates an object with the tag `apps`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Comments on files and in Paper.
@interface DBXTeamLogEventCategoryComments : DBXTeamLogEventCategory
/// Creates an object with the tag `comments`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Dropbox Dash.
@interface DBXTeamLogEventCategoryDash : DBXTeamLogEventCategory
/// Creates an object with the tag `dash`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Retention and legal holds.
@interface DBXTeamLogEventCategoryDataGovernance : DBXTeamLogEventCategory
/// Creates an object with the tag `data_governance`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Linked devices and web sessions.
@interface DBXTeamLogEventCategoryDevices : DBXTeamLogEventCategory
/// Creates an object with the tag `devices`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team's domains and the accounts in them.
@interface DBXTeamLogEventCategoryDomains : DBXTeamLogEventCategory
/// Creates an object with the tag `domains`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Encryption.
@interface DBXTeamLogEventCategoryEncryption : DBXTeamLogEventCategory
/// Creates an object with the tag `encryption`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Operations on files and folders, such as adding, changing, moving, and deleting them.
@interface DBXTeamLogEventCategoryFileOperations : DBXTeamLogEventCategory
/// Creates an object with the tag `file_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// File requests.
@interface DBXTeamLogEventCategoryFileRequests : DBXTeamLogEventCategory
/// Creates an object with the tag `file_requests`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Groups.
@interface DBXTeamLogEventCategoryGroups : DBXTeamLogEventCategory
/// Creates an object with the tag `groups`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Sign-ins and sign-outs.
@interface DBXTeamLogEventCategoryLogins : DBXTeamLogEventCategory
/// Creates an object with the tag `logins`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members.
@interface DBXTeamLogEventCategoryMembers : DBXTeamLogEventCategory
/// Creates an object with the tag `members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Paper.
@interface DBXTeamLogEventCategoryPaper : DBXTeamLogEventCategory
/// Creates an object with the tag `paper`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Passwords.
@interface DBXTeamLogEventCategoryPasswords : DBXTeamLogEventCategory
/// Creates an object with the tag `passwords`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Dropbox Protect.
@interface DBXTeamLogEventCategoryProtect : DBXTeamLogEventCategory
/// Creates an object with the tag `protect`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Reports for admins.
@interface DBXTeamLogEventCategoryReports : DBXTeamLogEventCategory
/// Creates an object with the tag `reports`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Sharing.
@interface DBXTeamLogEventCategorySharing : DBXTeamLogEventCategory
/// Creates an object with the tag `sharing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Dropbox Showcase.
@interface DBXTeamLogEventCategoryShowcase : DBXTeamLogEventCategory
/// Creates an object with the tag `showcase`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Signature requests.
@interface DBXTeamLogEventCategorySignatures : DBXTeamLogEventCategory
/// Creates an object with the tag `signatures`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Single sign-on.
@interface DBXTeamLogEventCategorySso : DBXTeamLogEventCategory
/// Creates an object with the tag `sso`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team folders.
@interface DBXTeamLogEventCategoryTeamFolders : DBXTeamLogEventCategory
/// Creates an object with the tag `team_folders`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policies of the team.
@interface DBXTeamLogEventCategoryTeamPolicies : DBXTeamLogEventCategory
/// Creates an object with the tag `team_policies`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The name and appearance of the team.
@interface DBXTeamLogEventCategoryTeamProfile : DBXTeamLogEventCategory
/// Creates an object with the tag `team_profile`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two-step verification.
@interface DBXTeamLogEventCategoryTfa : DBXTeamLogEventCategory
/// Creates an object with the tag `tfa`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Trusted teams.
@interface DBXTeamLogEventCategoryTrustedTeams : DBXTeamLogEventCategory
/// Creates an object with the tag `trusted_teams`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogEventCategoryOther : DBXTeamLogEventCategory
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The details of an event. Each kind of event has its own case.
@interface DBXTeamLogEventDetails : DBXObject
@end

NS_ASSUME_NONNULL_END
