#import <ObjectiveDropboxOfficialFiles/DBOAuthResultCompletion.h>
