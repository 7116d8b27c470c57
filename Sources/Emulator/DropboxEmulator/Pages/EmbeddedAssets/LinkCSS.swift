// Generated from Pages/Assets/link.css by `Scripts/check-page-assets --update`. Don't edit.

extension EmbeddedAssets {
    static let linkCSS = ##"""
        /* The pages of shared links and file requests. */
        main {
          max-width: 40rem; margin: 4rem auto; padding: 2rem; background: var(--card); border-radius: 1rem;
          box-shadow: var(--shadow);
        }
        h1 { font-size: 1.5rem; overflow-wrap: anywhere; margin-bottom: 1rem; }
        ul { list-style: none; }
        li { padding: .4rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
        p { margin: .75rem 0; } .quiet { color: var(--quiet); }
        input { font: inherit; padding: .5rem; max-width: 100%; }

        """##
}
