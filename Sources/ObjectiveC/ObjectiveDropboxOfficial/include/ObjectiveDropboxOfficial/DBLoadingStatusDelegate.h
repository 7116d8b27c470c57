#import <ObjectiveDropboxOfficialFiles/DBLoadingStatusDelegate.h>
