// Generated from Pages/Assets/authorize.css by `Scripts/check-page-assets --update`. Don't edit.

extension EmbeddedAssets {
    static let authorizeCSS = ##"""
        /* The pages on which users authorize apps. */
        body { min-height: 100vh; display: flex; flex-direction: column; align-items: center; padding: 2.5rem 1rem 1.5rem; }
        .card {
          width: 100%; max-width: 33rem; padding: 2rem; border-radius: 1rem; background: var(--card);
          border: 1px solid var(--line); box-shadow: var(--shadow);
        }
        .emblem {
          width: 3.25rem; height: 3.25rem; margin: 0 auto 1rem; border-radius: .9rem; background: var(--accent);
          color: var(--on-accent); font-size: 1.6rem; font-weight: 700; display: grid; place-items: center;
        }
        h1 { font-size: 1.35rem; line-height: 1.3; font-weight: 500; text-align: center; text-wrap: balance; }
        h2, legend { font-size: .95rem; font-weight: 600; padding: 0; margin: 0 0 .6rem; }
        .quiet { color: var(--quiet); font-size: .9rem; }
        fieldset { border: 0; margin-top: 1.75rem; min-width: 0; }
        section { margin-top: 1.75rem; }
        .accounts {
          border: 1px solid var(--line); border-radius: .75rem; overflow: hidden auto; max-height: 19rem;
        }
        .account { display: flex; align-items: center; gap: .8rem; padding: .7rem .9rem; cursor: pointer; }
        .account + .account { border-top: 1px solid var(--line); }
        .account:hover, .account:has(:checked) { background: var(--soft); }
        .account input { width: 1.1rem; height: 1.1rem; margin: 0; accent-color: var(--accent); flex: none; }
        .initials {
          flex: none; width: 2.2rem; height: 2.2rem; border-radius: 50%; display: grid; place-items: center;
          background: var(--line); font-size: .85rem; font-weight: 600;
        }
        .who { display: flex; flex-direction: column; min-width: 0; line-height: 1.35; }
        .name { font-weight: 600; }
        .who span { overflow-wrap: anywhere; }
        .hint { margin-top: .5rem; }
        .scopes { list-style: none; border: 1px solid var(--line); border-radius: .75rem; }
        .scopes li { padding: .55rem .9rem; }
        .scopes li + li { border-top: 1px solid var(--line); }
        .scopes span { display: block; line-height: 1.4; font-size: .95rem; }
        .scopes code { color: var(--quiet); font-size: .78rem; }
        .scopes + p { margin-top: .6rem; }
        .decision { display: flex; gap: .75rem; margin-top: 1.75rem; }
        .decision button { flex: 1; }
        .destination { margin-top: 1rem; text-align: center; overflow-wrap: anywhere; }
        .problem {
          margin: 1.5rem 0 0; padding: .7rem .9rem; border-radius: .6rem; background: var(--warn-ground);
          color: var(--warn-text);
        }
        fieldset .problem { margin: 0 0 .7rem; }
        .code { margin: 1.25rem 0; padding: 1rem; border: 1px dashed var(--quiet); border-radius: .75rem; text-align: center; }
        .code code { font-size: 1rem; overflow-wrap: anywhere; user-select: all; }
        h1 + .quiet, .code + .quiet { text-align: center; margin-top: .5rem; }
        h1 + p { margin-top: 1rem; }
        p + h2 { margin-top: 1.5rem; }
        .details {
          padding: .8rem 1rem; border-radius: .6rem; background: var(--soft); border: 1px solid var(--line);
          overflow-wrap: anywhere;
        }
        footer { margin-top: 1.5rem; text-align: center; }
        @media (max-width: 30rem) {
          body { padding: 0; background: var(--card); }
          .card { border: 0; border-radius: 0; box-shadow: none; padding: 1.5rem 1.1rem; }
          .decision { position: sticky; bottom: 0; padding: .9rem 0; background: var(--card); border-top: 1px solid var(--line); }
          footer { padding: 0 1rem 1.25rem; }
        }

        """##
}
