// Classes of apps that extend classes of the API. Their properties are synthesized, which GNUstep's runtime doesn't do.
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

@interface AnnotatedMetadata : DBFILESFileMetadata
@property (nonatomic, copy) NSString *note;
@property (nonatomic) NSUInteger views;
@end

@implementation AnnotatedMetadata
@end

NSString *noteOfMetadata(AnnotatedMetadata *metadata) {
    metadata.views += 1;
    return [NSString stringWithFormat:@"%@: %@", metadata.name, metadata.note];
}
