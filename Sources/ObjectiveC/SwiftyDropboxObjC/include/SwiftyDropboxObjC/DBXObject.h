#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The superclass of all types of the API: a struct, or a member of a union.
///
/// A subclass only declares its properties and methods, which `DBStoneObject` answers at run time. The class of a union
/// has a subclass for each member, and objects of the union belong to one of the subclasses.
@interface DBXObject : DBStoneObject

/// The object as JSON.
@property (readonly, copy) NSString *description;

@end

NS_ASSUME_NONNULL_END
