// The C interface of the Objective-C layer. The Swift target `DropboxBridge` implements it, except for
// `DropboxClientsManager.h`.
#pragma once
#include "DropboxAccounts.h"
#include "DropboxBatches.h"
#include "DropboxCalls.h"
#include "DropboxClientsManager.h"
#include "DropboxTransfers.h"
#include "DropboxValues.h"
