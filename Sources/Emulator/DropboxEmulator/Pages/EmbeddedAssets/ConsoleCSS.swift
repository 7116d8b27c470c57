// Generated from Pages/Assets/console.css by `Scripts/check-page-assets --update`. Don't edit.

extension EmbeddedAssets {
    static let consoleCSS = ##"""
        /* The console: a frame with a navigation, cards, tables, and forms. The colors are those of page.css. */
        body { font-size: 15px; }
        h1 { font-size: 1.35rem; letter-spacing: -.01em; line-height: 1.3; overflow-wrap: anywhere; }
        h2 { font-size: 1rem; line-height: 1.4; overflow-wrap: anywhere; }
        h3 { font-size: .9rem; }
        ul, ol, dl, dd { list-style: none; margin: 0; padding: 0; }
        a { text-decoration-thickness: 1px; text-underline-offset: .15em; }
        [hidden] { display: none !important; }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .6rem .9rem; z-index: 9; border-radius: .5rem; }
        .quiet { color: var(--quiet); }
        .small { font-size: .87rem; }
        .good { color: var(--good); font-weight: 600; }
        .bad { color: var(--bad); font-weight: 600; }
        .visually-hidden {
          position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
        }

        /* The frame */
        .shell { display: grid; grid-template-columns: 13.5rem minmax(0, 1fr); min-height: 100vh; }
        .side {
          display: flex; flex-direction: column; gap: 1rem; padding: 1.1rem .8rem; background: var(--card);
          border-right: 1px solid var(--line); position: sticky; top: 0; height: 100vh; overflow: auto;
        }
        .brand { font-weight: 700; padding: 0 .7rem; }
        .brand a { color: inherit; text-decoration: none; }
        .side ul { display: grid; gap: .15rem; }
        .side nav a {
          display: flex; align-items: center; gap: .65rem; min-height: 2.5rem; padding: .3rem .7rem; border-radius: .55rem;
          color: var(--text); text-decoration: none; font-weight: 500;
        }
        .side nav a:hover { background: var(--soft); }
        .side nav a[aria-current] { background: var(--accent); color: var(--on-accent); }
        .side svg { width: 1.15rem; height: 1.15rem; flex: none; }
        svg { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
        .state { margin-top: auto; padding: 0 .7rem; color: var(--quiet); font-size: .85rem; overflow-wrap: anywhere; }
        .state::before {
          content: ""; display: inline-block; width: .6em; height: .6em; border-radius: 50%; margin-right: .45em;
          background: var(--quiet);
        }
        .state[data-live="true"]::before { background: var(--good); }
        .state[data-live="false"] { color: var(--bad); }
        .state[data-live="false"]::before { background: var(--bad); }
        main { padding: 1.3rem 1.6rem 3rem; min-width: 0; max-width: 100rem; width: 100%; }
        main:focus { outline: none; }
        .title { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1rem; min-height: 2.6rem; }
        .title h1 { margin-right: auto; min-width: 0; }
        .notice { padding: .65rem .9rem; border-radius: .6rem; overflow-wrap: anywhere; }
        p.notice { white-space: pre-line; }
        .notice form { margin: 0; }
        .notice.problem { background: var(--bad-ground); color: var(--bad-text); }
        .notice.done { background: var(--good-ground); color: var(--good-text); }
        :root { --bad-ground: #fdecea; --bad-text: #8c1d18; --good-ground: #e3f5ea; --good-text: #0f5a34; }
        @media (prefers-color-scheme: dark) {
          :root { --bad-ground: #43201e; --bad-text: #ffc9c4; --good-ground: #16352a; --good-text: #a9ecc8; }
        }

        /* Cards and grids */
        .card {
          background: var(--card); border: 1px solid var(--line); border-radius: .8rem; padding: 1rem 1.1rem; min-width: 0;
        }
        main > * + *, .stack > * + * { margin-top: 1rem; }
        .card > :not([type=hidden]) ~ *, form:not(.bar) > :not([type=hidden]) ~ * { margin-top: .8rem; }
        .card > .head + *, .card.flush > * + * { margin-top: 0; }
        .head { margin-bottom: .7rem; }
        .card.flush { padding: 0; overflow: hidden; }
        .card.flush > .head { padding: .8rem 1.1rem 0; margin-bottom: .2rem; }
        .head { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .8rem; }
        .head > :first-child { margin-right: auto; min-width: 0; }
        .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1rem; align-items: start; }
        .wide-narrow { display: grid; grid-template-columns: minmax(0, 1fr) minmax(18rem, 25rem); gap: 1rem; align-items: start; }
        .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .8rem; }
        .tiles a { display: block; padding: .8rem 1rem; text-decoration: none; color: inherit; }
        .tiles a:hover { border-color: var(--accent); }
        .tiles strong { display: block; font-size: 1.4rem; line-height: 1.2; font-variant-numeric: tabular-nums; }

        /* Controls */
        button, .button, input, select, textarea { font: inherit; font-size: .93rem; min-height: 2.35rem; }
        button, .button {
          display: inline-flex; align-items: center; justify-content: center; gap: .4rem; padding: .25rem .85rem;
          border-radius: .5rem; border: 1px solid var(--line); background: var(--card); color: var(--text); font-weight: 600;
          text-decoration: none; cursor: pointer; white-space: nowrap;
        }
        .button:hover { border-color: var(--quiet); }
        .button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
        button.danger { color: var(--bad); }
        .quiet-button { border-color: transparent; background: none; color: var(--accent); padding: .25rem .5rem; }
        button[aria-pressed="true"] { background: var(--warn-ground); color: var(--warn-text); border-color: transparent; }
        input, select, textarea {
          width: 100%; padding: .3rem .6rem; border: 1px solid var(--field); border-radius: .5rem; color: var(--text);
          background: var(--card);
        }
        :root { --field: #7d8896; }
        textarea { min-height: 6rem; resize: vertical; line-height: 1.45; }
        input[type=checkbox], input[type=radio] { width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0; accent-color: var(--accent); flex: none; }
        input[type=file] { padding: .25rem; }
        .field { display: grid; gap: .2rem; min-width: 0; }
        .field > label { font-size: .87rem; color: var(--quiet); }
        .field small { color: var(--quiet); font-size: .82rem; }
        .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: .7rem .9rem; align-items: end; }
        .actions { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
        .inline { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
        .inline > .field { flex: 1 1 11rem; }
        .check { display: flex; gap: .6rem; align-items: center; min-height: 2rem; overflow-wrap: anywhere; }
        fieldset { border: 0; min-width: 0; }
        legend { padding: 0; font-weight: 600; margin-bottom: .3rem; }
        .checks { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 0 1rem; }
        details > summary { cursor: pointer; font-weight: 600; border-radius: .4rem; min-height: 2.2rem; display: flex; align-items: center; gap: .5rem; }
        details > summary::before { content: "▸"; color: var(--quiet); font-size: .9em; }
        details[open] > summary::before { content: "▾"; }
        details[open] > summary { margin-bottom: .5rem; }
        progress, meter { width: 100%; height: .55rem; }
        progress { accent-color: var(--accent); }

        /* Tables */
        .scroll { overflow: auto; }
        .scroll:focus-visible { outline-offset: -3px; }
        table { border-collapse: collapse; width: 100%; font-size: .92rem; }
        th { text-align: left; font-weight: 600; color: var(--quiet); padding: .55rem .7rem; white-space: nowrap; font-size: .87rem; }
        td { padding: .35rem .7rem; border-top: 1px solid var(--line); vertical-align: middle; height: 2.75rem; white-space: nowrap; }
        th:first-child, td:first-child { padding-left: 1.1rem; }
        th:last-child, td:last-child { padding-right: 1.1rem; }
        tbody tr:hover td { background: var(--soft); }
        .number, .time { font-variant-numeric: tabular-nums; white-space: nowrap; overflow-wrap: normal; }
        .number { text-align: right; }
        td.actions-cell { text-align: right; white-space: nowrap; width: 1%; }
        td.actions-cell form, td.actions-cell .button { display: inline-flex; }
        td a.name { display: inline-flex; align-items: center; gap: .6rem; min-height: 2.2rem; max-width: 100%; font-weight: 500; text-decoration: none; }
        td a.name:hover { text-decoration: underline; }
        td a.name svg { width: 1.2rem; height: 1.2rem; flex: none; color: var(--quiet); }
        td.grow { width: 100%; min-width: 12rem; max-width: 0; white-space: normal; overflow-wrap: anywhere; }
        td:not(.grow) .middle { max-width: 15rem; }
        tr.deleted a.name { color: var(--quiet); text-decoration: line-through; }
        tr[aria-current] td { background: var(--soft); }
        .middle { display: inline-flex; min-width: 0; max-width: 100%; white-space: pre; overflow-wrap: normal; }
        .middle > span:first-child { overflow: hidden; text-overflow: ellipsis; }
        .middle > span:last-child { flex: none; }
        .tag {
          display: inline-block; padding: .05rem .5rem; border-radius: .4rem; font-size: .82rem; background: var(--soft);
          color: var(--text); white-space: nowrap;
        }
        .tag.warn { background: var(--warn-ground); color: var(--warn-text); }
        .empty { padding: 2rem 1.1rem; text-align: center; color: var(--quiet); }
        .empty strong { display: block; color: var(--text); margin-bottom: .2rem; }
        .empty code { overflow-wrap: anywhere; }
        .rows > li { overflow-wrap: anywhere; display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .8rem; padding: .55rem 0; border-top: 1px solid var(--line); }
        .rows > li:first-child { border-top: 0; padding-top: 0; }
        .rows > li > :first-child { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere; }
        .rows small { display: block; color: var(--quiet); font-size: .85rem; }
        dl.facts { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 .9rem; align-items: center; }
        dl.facts > div { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: center; min-height: 2.5rem; padding: .3rem 0; border-top: 1px solid var(--line); }
        dl.facts > div:first-child { border-top: 0; }
        dt { color: var(--quiet); font-size: .87rem; }
        dd { overflow-wrap: anywhere; min-width: 0; }
        dd:last-child:nth-child(2) { grid-column: 2 / -1; }
        pre {
          margin: 0; padding: .7rem .8rem; background: var(--soft); border-radius: .5rem; overflow: auto; max-height: 26rem;
          white-space: pre-wrap; overflow-wrap: anywhere; font-size: .84rem; line-height: 1.5;
        }
        pre, code, .mono { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        code { font-size: .92em; overflow-wrap: anywhere; }
        pre.code { white-space: pre; overflow-wrap: normal; }
        .snippet + .snippet { margin-top: 1rem; }
        .snippet .head { margin-bottom: .2rem; }

        /* Files */
        .crumbs { min-width: 0; max-width: 100%; }
        .crumbs ol { display: flex; flex-wrap: wrap; align-items: center; gap: .1rem .3rem; }
        .crumbs li { display: inline-flex; align-items: center; min-width: 0; max-width: 100%; }
        .crumbs li + li::before { content: "/"; color: var(--quiet); margin-right: .3rem; }
        .crumbs a { padding: .35rem .2rem; display: inline-flex; min-width: 0; max-width: 100%; }
        .crumbs [aria-current] { font-weight: 600; padding: .35rem .2rem; min-width: 0; display: inline-flex; max-width: 100%; }
        .bar { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; }
        .bar .field { flex: 0 1 14rem; }
        .drop { border: 2px dashed var(--line); border-radius: .8rem; padding: .9rem 1.1rem; }
        .drop [role=status] { white-space: pre-line; overflow-wrap: anywhere; }
        .drop.over { border-color: var(--accent); background: var(--soft); }
        .preview { display: grid; justify-items: center; overflow: hidden; }
        .preview img, .preview video { max-width: 100%; max-height: 70vh; display: block; }
        .preview iframe { width: 100%; height: 34rem; max-height: 75vh; border: 1px solid var(--line); border-radius: .5rem; }
        .preview pre { width: 100%; max-height: 70vh; }
        .preview .scroll { width: 100%; max-height: 70vh; }

        @media (max-width: 62rem) {
          .wide-narrow { grid-template-columns: minmax(0, 1fr); }
        }
        @media (max-width: 48rem) {
          .shell { grid-template-columns: minmax(0, 1fr); align-content: start; }
          .side { position: static; height: auto; padding: .5rem .8rem; gap: .3rem; border-right: 0; border-bottom: 1px solid var(--line); }
          .side nav { overflow-x: auto; scrollbar-width: none; margin: 0 -.8rem; padding: .2rem .8rem; }
          .side ul { display: flex; }
          .side nav a { min-height: 2.75rem; white-space: nowrap; padding: .3rem .75rem; }
          .side nav svg { display: none; }
          .state { margin: 0; padding: 0 .2rem; }
          .brand { padding: .2rem .2rem 0; }
          main { padding: 1rem .8rem 2.5rem; }
          .phone-hidden { display: none; }
          td.grow { min-width: 8rem; }
          th:first-child, td:first-child { padding-left: .8rem; }
          th:last-child, td:last-child { padding-right: .8rem; }
          th, td { padding-left: .5rem; padding-right: .5rem; }
          .bar .field { flex: 1 1 9rem; }
        }
        @media (max-width: 48rem), (pointer: coarse) {
          button, .button, input, select, details > summary, td a.name, .crumbs a { min-height: 2.75rem; }
          .crumbs a { align-items: center; min-width: 2.75rem; justify-content: center; }
          button, .button { min-width: 2.75rem; }
          input[type=checkbox], input[type=radio] { width: 1.5rem; height: 1.5rem; min-height: 0; }
          .check { min-height: 2.75rem; }
        }

        """##
}
