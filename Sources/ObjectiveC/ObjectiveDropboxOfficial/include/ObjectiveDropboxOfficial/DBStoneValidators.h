#import <ObjectiveDropboxOfficialFiles/DBStoneValidators.h>
