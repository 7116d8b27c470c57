import APIModel
import RenderingSupport
import Testing

@testable import SwiftRendering

@Suite struct LayoutTests {
    @Test func everyNamespaceHasATarget() throws {
        for name in ["files", "users", "common", "riviera", "team_log"] {
            #expect(TargetLayout.package.targets(of: name) != nil)
        }
        #expect(TargetLayout.package.targets(of: "auth") == .init(types: "DropboxCore", routes: "DropboxAccount"))
    }

    @Test func routesBelongToTheClientsThatCanCallThem() {
        func namespace(_ name: String, _ authentications: String...) -> Namespace {
            let routes = authentications.enumerated().map { index, auth in
                Route(name: "r\(index)", attributes: [Attribute("auth", .string(auth))])
            }
            return Namespace(name: name, routes: routes)
        }
        #expect(
            RouteAudience.account.clients(of: namespace("a", "user", "team")) == [.user, .team])
        #expect(RouteAudience.account.clients(of: namespace("a", "team")) == [.team])
        #expect(
            RouteAudience.account.clients(of: namespace("team_log", "team")) == [.user, .team])
        #expect(RouteAudience.account.clients(of: namespace("a", "app")) == [])
        #expect(RouteAudience.app.clients(of: namespace("a", "app, user")) == [.app])
    }
}
