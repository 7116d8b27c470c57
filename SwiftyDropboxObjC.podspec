# Scripts/podspecs generates this file from Package.swift. It requires Xcode with Swift 6.3 or newer.
Pod::Spec.new do |spec|
  spec.name = 'SwiftyDropboxObjC'
  spec.version = '0.1.0'
  spec.summary = 'Part of swift-dropbox, a Dropbox SDK for Swift'
  spec.homepage = 'https://swift-dropbox.invalid/swift-dropbox'
  spec.license = { :type => 'MIT', :file => 'LICENSE' }
  spec.author = 'The swift-dropbox authors'
  spec.source = { :git => 'https://swift-dropbox.invalid/swift-dropbox.git', :tag => '0.1.0' }
  spec.cocoapods_version = '>= 1.13'
  spec.platforms = { :ios => '16.0', :osx => '13.0', :tvos => '16.0', :watchos => '9.0', :visionos => '1.0' }
  spec.source_files = 'Sources/SwiftyDropboxObjC/**/*.{h,c,m}'
  spec.public_header_files = 'Sources/SwiftyDropboxObjC/include/**/*.h'
  spec.header_mappings_dir = 'Sources/SwiftyDropboxObjC/include/SwiftyDropboxObjC'
  spec.pod_target_xcconfig = { 'DEFINES_MODULE' => 'YES' }
  spec.dependency 'CDropboxBridge', '0.1.0'
  spec.dependency 'SwiftyDropboxBridge', '0.1.0'
  spec.dependency 'DropboxObjectiveCRuntime', '0.1.0'
end
