#pragma once
#include <objc/objc.h>
typedef struct objc_method *Method;
extern Class _Nullable objc_lookUpClass(const char * _Nonnull name);
extern Class _Nullable objc_getClass(const char * _Nonnull name);
extern Class _Nullable object_getClass(id _Nullable obj);
extern BOOL class_isMetaClass(Class _Nullable cls);
extern const char * _Nonnull class_getName(Class _Nullable cls);
extern Class _Nullable class_getSuperclass(Class _Nullable cls);
extern BOOL class_addMethod(Class _Nullable cls, SEL _Nonnull name, IMP _Nonnull imp, const char * _Nullable types);
extern const char * _Nonnull sel_getName(SEL _Nonnull sel);
extern SEL _Nonnull sel_registerName(const char * _Nonnull str);
