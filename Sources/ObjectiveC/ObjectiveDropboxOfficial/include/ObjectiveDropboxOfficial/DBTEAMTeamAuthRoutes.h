#import <ObjectiveDropboxOfficial/Generated/DBTEAMRoutes.h>
