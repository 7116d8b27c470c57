// The C interface of the Objective-C layer. The Swift target `DropboxBridge` implements it.
#pragma once
#include "DropboxAccounts.h"
#include "DropboxBatches.h"
#include "DropboxCalls.h"
#include "DropboxValues.h"
