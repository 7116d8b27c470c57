/// The pages of links: one card with a heading.
enum LinkFrame {
    static func response(_ status: Int = 200, title: String, _ body: HTML) -> ServerResponse {
        let content: HTML = """
            <main>
            <h1>\(title)</h1>
            \(body)
            </main>
            """
        return PageFrame(title: title, style: style, content: content).response(status)
    }

    private static let style: HTML = """
        main {
          max-width: 40rem; margin: 4rem auto; padding: 2rem; background: var(--card); border-radius: 1rem;
          box-shadow: var(--shadow);
        }
        h1 { font-size: 1.5rem; overflow-wrap: anywhere; margin-bottom: 1rem; }
        ul { list-style: none; }
        li { padding: .4rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
        p { margin: .75rem 0; } .quiet { color: var(--quiet); }
        input { font: inherit; padding: .5rem; max-width: 100%; }
        """
}
