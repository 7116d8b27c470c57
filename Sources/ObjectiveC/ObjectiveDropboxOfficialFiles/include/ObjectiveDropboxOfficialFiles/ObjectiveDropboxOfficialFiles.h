#import <Foundation/Foundation.h>

// Accounts, sign-in, and clients
#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>
#import <ObjectiveDropboxOfficialFiles/DBAccessTokenProvider.h>
#import <ObjectiveDropboxOfficialFiles/DBAppClient.h>
#import <ObjectiveDropboxOfficialFiles/DBBackgroundTasks.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBClientsManager.h>
#import <ObjectiveDropboxOfficialFiles/DBDesktopSharedApplication.h>
#import <ObjectiveDropboxOfficialFiles/DBLoadingStatusDelegate.h>
#import <ObjectiveDropboxOfficialFiles/DBMobileSafariViewController.h>
#import <ObjectiveDropboxOfficialFiles/DBMobileSharedApplication.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthManager.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthMobileManager.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResult.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResultCompletion.h>
#import <ObjectiveDropboxOfficialFiles/DBOfficialAppConnector.h>
#import <ObjectiveDropboxOfficialFiles/DBOpenWithInfo.h>
#import <ObjectiveDropboxOfficialFiles/DBSDKConstants.h>
#import <ObjectiveDropboxOfficialFiles/DBSDKKeychain.h>
#import <ObjectiveDropboxOfficialFiles/DBScopeRequest.h>
#import <ObjectiveDropboxOfficialFiles/DBSharedApplicationProtocol.h>
#import <ObjectiveDropboxOfficialFiles/DBTeamClient.h>
#import <ObjectiveDropboxOfficialFiles/DBTokenMigration.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseClient.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseConfig.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseHostnameConfig.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportClientProtocol.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultClient.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultConfig.h>
#import <ObjectiveDropboxOfficialFiles/DBUserClient.h>

// Calls, errors, batch uploads, and helpers
#import <ObjectiveDropboxOfficialFiles/DBBatchUploadData.h>
#import <ObjectiveDropboxOfficialFiles/DBBatchUploadTask.h>
#import <ObjectiveDropboxOfficialFiles/DBCustomRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBGlobalErrorResponseHandler.h>
#import <ObjectiveDropboxOfficialFiles/DBHandlerTypes.h>
#import <ObjectiveDropboxOfficialFiles/DBRequestErrors.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>
#import <ObjectiveDropboxOfficialFiles/DBStoneSerializers.h>
#import <ObjectiveDropboxOfficialFiles/DBStoneValidators.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>
#import <ObjectiveDropboxOfficialFiles/DBTasksStorage.h>

// Types and routes of the API
#import <ObjectiveDropboxOfficialFiles/Generated/DBGeneratedImports.h>
