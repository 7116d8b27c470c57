#pragma once
#include <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
SB(UniformTypeIdentifiers.UTType) API_AVAILABLE_IM(14.0,11.0) __attribute__((swift_name("UTTypeReference"))) @interface UTType : NSObject @end
NS_ASSUME_NONNULL_END
