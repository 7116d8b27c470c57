import AppleFoundation
import DropboxCore
import Foundation
import Synchronization
import Testing
@testable import DropboxBackground
@testable import DropboxOAuth
@testable import SwiftyDropbox

/// The names that the SDK derives from the main bundle of a process: an app, its extension, or a tool.
@Suite(.timeLimit(.minutes(10))) struct BundleTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    /// The directories in a bundle.
    enum Layout: String, CaseIterable, Sendable {
        case iOS = ""
        case macOS = "Contents/"
    }

    /// Creates a bundle.
    private func bundle(_ path: String, _ identifier: String, _ layout: Layout) throws -> Bundle {
        let url = folder.url.appendingPathComponent(path)
        let list = url.appendingPathComponent("\(layout.rawValue)Info.plist")
        try FileManager.default.createDirectory(
            at: list.deletingLastPathComponent(), withIntermediateDirectories: true)
        let content = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleIdentifier": identifier], format: .xml, options: 0)
        try content.write(to: list)
        let bundle = try #require(Bundle(url: url))
        #expect(bundle.bundleIdentifier == identifier)
        return bundle
    }

    private func app(_ layout: Layout) throws -> Bundle { try bundle("Notes.app", "com.example.notes", layout) }

    private func share(_ layout: Layout) throws -> Bundle {
        try bundle("Notes.app/\(layout.rawValue)PlugIns/Share.appex", "com.example.notes.share", layout)
    }

    /// A tool without a bundle: Foundation uses the directory of the program.
    private func tool() throws -> Bundle {
        let directory = folder.url.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        let bundle = try #require(Bundle(url: directory))
        #expect(bundle.bundleIdentifier == nil)
        return bundle
    }

    @Test(arguments: Layout.allCases) func extensionUsesTheKeychainItemsOfItsApp(layout: Layout) throws {
        let (app, share) = (try app(layout), try share(layout))
        #expect(KeychainService.name(of: app, program: "Notes") == "com.example.notes.dropbox.authv2")
        #expect(KeychainService.name(of: share, program: "Share") == "com.example.notes.dropbox.authv2")
    }

    @Test func extensionWithoutAnAppUsesItsOwnKeychainItems() throws {
        let share = try bundle("Share.appex", "com.example.notes.share", .iOS)
        #expect(KeychainService.name(of: share, program: "Share") == "com.example.notes.share.dropbox.authv2")
    }

    /// The keychain and the support directory of macOS are those of all tools of the user.
    @Test func toolsUseDifferentNames() throws {
        let tool = try tool()
        #expect(KeychainService.name(of: tool, program: "backup") == "backup.dropbox.authv2")
        #expect(KeychainService.name(of: tool, program: "sync") == "sync.dropbox.authv2")
        #expect(
            DropboxClientsManager.backgroundIdentifier(of: tool, program: "backup")
                == "backup.SwiftyDropbox.backgroundSession")
    }

    /// The system allows one process for each background session.
    @Test(arguments: Layout.allCases) func extensionHasItsOwnBackgroundSession(layout: Layout) throws {
        let (app, share) = (try app(layout), try share(layout))
        let identifiers = [
            DropboxClientsManager.backgroundIdentifier(of: app, program: "Notes"),
            DropboxClientsManager.backgroundIdentifier(of: share, program: "Share"),
        ]
        #expect(
            identifiers == [
                "com.example.notes.SwiftyDropbox.backgroundSession",
                "com.example.notes.share.SwiftyDropbox.backgroundSession",
            ])
    }

    // MARK: Directories

    @Test func appKeepsTransfersInItsSupportDirectory() throws {
        let support = try AppDirectories.support()
        #expect(try SessionDirectory.standard(container: nil) == support.appendingPathComponent("swift-dropbox"))
    }

    /// An extension and its app find each other's transfers.
    @Test func extensionKeepsTransfersInTheContainerOfTheGroup() throws {
        let group = "group.\(UUID())"
        AppGroups.containers.withLock { $0[group] = folder.url }
        #expect(
            try SessionDirectory.standard(container: group)
                == folder.url.appendingPathComponent("Library/Application Support/swift-dropbox"))
    }

    @Test func missingGroupIsAnError() {
        let error = #expect(throws: MissingContainerError.self) {
            try SessionDirectory.standard(container: "group.\(UUID())")
        }
        #expect(error?.description.contains("add the app group") == true)
    }
}
