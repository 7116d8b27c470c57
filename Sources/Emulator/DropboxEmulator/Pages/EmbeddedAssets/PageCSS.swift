// Generated from Pages/Assets/page.css by `Scripts/check-page-assets --update`. Don't edit.

extension EmbeddedAssets {
    static let pageCSS = ##"""
        /* The common style of all pages: named colors, so that pages specify roles and the color scheme specifies their appearance. */
        :root {
          color-scheme: light dark;
          --ground: #f2f4f7; --card: #ffffff; --text: #1b2430; --quiet: #5a6675; --line: #d9dfe7; --soft: #f3f6fa;
          --accent: #0b5cd6; --accent-strong: #0848aa; --on-accent: #ffffff; --bad: #b3261e; --good: #1a7f4b;
          --warn-ground: #fff4d6; --warn-text: #6b4e00; --shadow: 0 1px 2px #0f1c2e14, 0 8px 28px #0f1c2e14;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #10151c; --card: #1a212b; --text: #e8edf4; --quiet: #9fabba; --line: #323d4b; --soft: #212a36;
            --accent: #6ea8ff; --accent-strong: #94bfff; --on-accent: #0b1626; --bad: #ff8a80; --good: #5fd394;
            --warn-ground: #3a2f12; --warn-text: #f4d98b; --shadow: 0 1px 2px #0006, 0 8px 28px #0006;
          }
        }
        *, *::before, *::after { box-sizing: border-box; }
        body {
          margin: 0; background: var(--ground); color: var(--text); line-height: 1.5;
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
        }
        h1, h2, h3, p, ul, fieldset { margin: 0; padding: 0; }
        a { color: var(--accent); }
        code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        button {
          font: inherit; font-weight: 600; padding: .6rem 1.25rem; border-radius: .6rem; cursor: pointer;
          border: 1px solid var(--line); background: var(--card); color: var(--text);
        }
        button:hover { border-color: var(--quiet); }
        button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
        button.primary:hover { background: var(--accent-strong); border-color: var(--accent-strong); }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }

        """##
}
