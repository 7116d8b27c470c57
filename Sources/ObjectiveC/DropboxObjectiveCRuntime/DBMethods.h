#import <DropboxObjectiveCRuntime/DBStoneObject.h>

/// Adds the method with a selector to a class of the API's types. Returns `NO` if its type has no such method.
BOOL DBAddMethod(Class objectClass, SEL selector);

/// Returns the value of a field or a member, or `nil`.
id DBGetValue(DBStoneObject *object, SEL selector, int32_t index);
