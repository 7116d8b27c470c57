import APIModel
import StoneLanguage
import Testing

@Suite struct AnnotationAndRouteTests {
    @Test func annotationsApplyToFields() throws {
        let api = try compile(
            """
            namespace shop
            annotation Internal = Omitted("internal")
            annotation Old = Deprecated()
            annotation New = Preview()
            annotation Hidden = RedactedBlot()
            annotation Hashed = RedactedHash("[0-9]+")
            annotation_type Owner
                "Who cares for a field."
                team String
                since UInt32 = 3
            annotation Ours = Owner("core", 4)
            alias Secret = String
                @Hidden
            struct Thing
                a String
                    @Internal
                    @Old
                    @Ours
                    "Documentation."
                b List(String)
                    @New
                    @Hashed
            union Size
                small
                    @Old
            """
        ).api
        let fields = try #require(api.type(named: "Thing")).fields
        #expect(fields[0].omittedCaller == "internal")
        #expect(fields[0].isDeprecated && !fields[0].isPreview)
        #expect(fields[1].isPreview && !fields[1].isDeprecated)
        #expect(fields[1].redactor == Redactor(kind: .hash, pattern: "[0-9]+"))
        #expect(api.alias(TypeName("shop", "Secret"))?.redactor == Redactor(kind: .blot))
        #expect(api.type(named: "Size")?.fields.first?.isDeprecated == true)
    }

    @Test func routesHaveVersionsAndSuccessors() throws {
        let api = try compile(
            """
            namespace shop
            route orders/list:2 (Void, List(String), Void)
            route orders/list (Page?, String, Void) deprecated by orders/list:2
                "Lists orders."
            route ping (Void, Void, Void) deprecated
            struct Page
                number UInt32
            """
        ).api
        let routes = try #require(api.namespace("shop")).routes
        #expect(routes.map(\.id.description) == ["orders/list", "orders/list:2", "ping"])
        #expect(routes.map(\.id.path) == ["orders/list", "orders/list_v2", "ping"])
        #expect(routes[0].argument == .nullable(.named(TypeName("shop", "Page"))))
        #expect(routes[0].deprecation == Deprecation(successor: RouteName("orders/list", version: 2)))
        #expect(routes[1].argument == nil && routes[1].error == nil && routes[1].deprecation == nil)
        #expect(routes[2].deprecation == Deprecation())
    }

    @Test func attributesFollowTheConfiguration() throws {
        let api = try compile(
            """
            namespace stone_cfg
            import shop
            struct Route
                auth String(pattern="^(user|app)$") = "user"
                is_preview Boolean = false
                retries UInt32
                scope String?
                speed shop.Speed = fast
            """,
            """
            namespace shop
            union Speed
                fast
                slow
            route buy (Void, Void, Void)
                attrs
                    retries = 3
                    speed = slow
                    is_preview = true
            route look (Void, Void, Void)
                "Looks."
                attrs
                    retries = 0
                    auth = "app"
                    scope = null
            """
        ).api
        #expect(api.namespaces.map(\.name) == ["shop"])
        let routes = try #require(api.namespace("shop")).routes
        #expect(routes[0].attributes.map(\.name) == ["auth", "is_preview", "retries", "speed"])
        #expect(routes[0].string("auth") == "user")
        #expect(routes[0].flag("is_preview") && !routes[1].flag("is_preview"))
        #expect(routes[0].attribute("retries") == .integer(3))
        #expect(routes[0].attribute("speed") == .tag("slow"))
        #expect(routes[1].attributes.map(\.name) == ["auth", "retries", "speed"])
    }
}
