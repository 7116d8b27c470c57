#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// What an account may do with a datastore. A greater role includes the lesser ones.
typedef NS_ENUM(NSInteger, DBRole) {
    /// Nothing.
    DBRoleNone,
    /// Read the records.
    DBRoleViewer,
    /// Also change records, and give roles.
    DBRoleEditor,
    /// Everything. The owner is who shared the datastore, and doesn't change.
    DBRoleOwner,
};

/// The principal for everybody. Shared folders of Dropbox have no such role, so it's always `DBRoleNone`.
extern NSString *const DBPrincipalPublic;

/// The principal for the members of the user's team. Shared folders of Dropbox have no such role, so it's always
/// `DBRoleNone`; name a group instead.
extern NSString *const DBPrincipalTeam;

NS_ASSUME_NONNULL_END
