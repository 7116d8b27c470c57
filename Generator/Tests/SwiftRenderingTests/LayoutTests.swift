import APIModel
import Testing

@testable import SwiftRendering

@Suite struct LayoutTests {
    private func blocks(_ names: [String], lines: Int) -> [FileCutter.Block] {
        names.map { name in
            FileCutter.Block(
                name: name, declaration: .enumCase(EnumCase(name: name, payload: nil)), lines: lines)
        }
    }

    @Test func aShortRowIsNotCut() {
        let parts = FileCutter.cut(blocks(["Apple", "Banana"], lines: 400))
        #expect(parts.map(\.label) == [""])
    }

    @Test func aLongRowIsCutBetweenLetters() {
        let parts = FileCutter.cut(blocks(["Apple", "Apricot", "Banana", "cherry"], lines: 400))
        #expect(parts.map(\.label) == ["A", "B-C"])
        #expect(parts[0].blocks.map(\.name) == ["Apple", "Apricot"])
    }

    @Test func aLetterWithTooMuchIsCutByWhatFollowsIt() {
        let parts = FileCutter.cut(blocks(["Abbot", "Apple", "Apricot", "Avocado", "Banana"], lines: 450))
        #expect(parts.map(\.label) == ["Ab", "Ap", "Av-B"])
    }

    @Test func noPartIsLongerThanAFileShouldBe() {
        let names = (0..<100).map { "\(UnicodeScalar(UInt8(65 + $0 / 4)))\(UnicodeScalar(UInt8(97 + $0 % 4)))" }
        let parts = FileCutter.cut(blocks(names, lines: 90))
        #expect(parts.allSatisfy { $0.blocks.count * 90 <= FileCutter.limit })
        #expect(parts.flatMap { $0.blocks.map(\.name) } == names)
    }

    @Test func everyNamespaceOfTheModelHasATarget() throws {
        for name in ["files", "users", "common", "riviera", "team_log"] {
            #expect(TargetLayout.package.place(of: name) != nil)
        }
        #expect(TargetLayout.package.place(of: "auth") == .init(types: "DropboxCore", routes: "DropboxAccount"))
    }

    @Test func routesGoToTheClientsThatMayCallThem() {
        func namespace(_ name: String, _ authentications: String...) -> Namespace {
            let routes = authentications.enumerated().map { index, auth in
                Route(name: "r\(index)", attributes: [Attribute("auth", .string(auth))])
            }
            return Namespace(name: name, routes: routes)
        }
        #expect(
            RouteAudience.account.clients(of: namespace("a", "user", "team")) == ["DropboxClient", "DropboxTeamClient"])
        #expect(RouteAudience.account.clients(of: namespace("a", "team")) == ["DropboxTeamClient"])
        #expect(
            RouteAudience.account.clients(of: namespace("team_log", "team")) == ["DropboxClient", "DropboxTeamClient"])
        #expect(RouteAudience.account.clients(of: namespace("a", "app")) == [])
        #expect(RouteAudience.app.clients(of: namespace("a", "app, user")) == ["DropboxAppClient"])
    }
}
