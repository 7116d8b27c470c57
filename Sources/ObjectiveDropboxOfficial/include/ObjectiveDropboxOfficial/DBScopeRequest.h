#import <ObjectiveDropboxOfficialFiles/DBScopeRequest.h>
