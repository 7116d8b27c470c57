# Scripts/podspecs generates this file from Package.swift. It requires Xcode with Swift 6.3 or newer.
Pod::Spec.new do |spec|
  spec.name = 'DropboxFileProvider'
  spec.version = '0.1.0'
  spec.summary = 'Part of swift-dropbox, a Dropbox SDK for Swift'
  spec.homepage = 'https://swift-dropbox.invalid/swift-dropbox'
  spec.license = { :type => 'MIT', :file => 'LICENSE' }
  spec.author = 'The swift-dropbox authors'
  spec.source = { :git => 'https://swift-dropbox.invalid/swift-dropbox.git', :tag => '0.1.0' }
  spec.cocoapods_version = '>= 1.13'
  spec.platforms = { :ios => '16.0', :osx => '13.0', :tvos => '16.0', :watchos => '9.0', :visionos => '1.0' }
  spec.swift_versions = ['6.0']
  spec.source_files = 'Sources/DropboxFileProvider/**/*.swift'
  spec.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name swift_dropbox -enable-upcoming-feature MemberImportVisibility' }
  spec.dependency 'DropboxConcurrency', '0.1.0'
  spec.dependency 'DropboxHTTP', '0.1.0'
  spec.dependency 'DropboxCore', '0.1.0'
  spec.dependency 'DropboxOAuth', '0.1.0'
  spec.dependency 'DropboxFiles', '0.1.0'
  spec.dependency 'DropboxTransfer', '0.1.0'
  spec.dependency 'DropboxSync', '0.1.0'
end
