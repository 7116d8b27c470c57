/// The dashboard at `/`, which shows the contents, the calls, the faults, the snapshots, and the webhooks of the emulator.
///
/// The page is served empty, and loads its data from the operations under `/emulator/`. It inserts all data as text,
/// never as HTML.
enum DashboardPage {
    static func add(to pages: inout PageTable) {
        // Clients request this URL to check for a network connection: any method results in status 200.
        pages.on("/", isEmulatorPage: true) { _, _ in page }
    }

    private static let page = PageFrame(
        title: "Dropbox emulator", style: DashboardStyle.text, content: content, hasScript: true
    ).response()

    private static let content: HTML = """
        <a class="skip" href="#calls-title">Skip to the calls</a>
        <header class="bar">
          <h1>Dropbox emulator</h1>
          <p id="state" role="status">Connecting …</p>
          <div class="clock" role="group" aria-label="Clock of the emulator">
            <time id="now">–</time>
            <button id="hour" type="button">+1 hour</button>
            <button id="day" type="button">+1 day</button>
          </div>
        </header>
        <main>
          <div class="side">
            <section class="card" aria-labelledby="accounts-title">
              <h2 id="accounts-title">Accounts</h2>
              <ul id="accounts" class="accounts"></ul>
            </section>
            <section class="card" aria-labelledby="files-title">
              <h2 id="files-title">Files</h2>
              <ul id="tree" class="tree" aria-labelledby="files-title"></ul>
            </section>
            <section class="card" aria-labelledby="faults-title">
              <div class="head"><h2 id="faults-title">Faults</h2>
                <button id="clear-faults" class="small" type="button" hidden>Remove all faults</button></div>
              <ul id="faults" class="faults"></ul>
              <form id="add-fault" autocomplete="off">
                <div class="field"><label for="effect">Effect</label>
                  <select id="effect"></select></div>
                <div id="parameters"></div>
                <div class="field"><label for="route">Route</label>
                  <input id="route" list="routes" placeholder="every affected route" spellcheck="false">
                  <datalist id="routes"></datalist></div>
                <div class="pair">
                  <div class="field"><label for="fault-account">Account</label>
                    <select id="fault-account"><option value="">everybody</option></select></div>
                  <div class="field"><label for="times">Times</label>
                    <input id="times" type="number" min="1" placeholder="no limit"></div>
                </div>
                <button class="primary" type="submit">Add fault</button>
                <p id="fault-error" class="error" role="alert"></p>
              </form>
            </section>
            <section class="card" aria-labelledby="snapshots-title">
              <div class="head"><h2 id="snapshots-title">Snapshots</h2>
                <button id="reset" class="small" type="button">Reset everything</button></div>
              <ul id="snapshots" class="faults webhooks" aria-labelledby="snapshots-title"></ul>
              <form id="take-snapshot" autocomplete="off">
                <div class="field"><label for="snapshot-name">Name of the snapshot</label>
                  <input id="snapshot-name" required spellcheck="false"></div>
                <button class="primary" type="submit">Take snapshot</button>
                <p id="snapshot-error" class="error" role="alert"></p>
              </form>
            </section>
            <section class="card" aria-labelledby="webhooks-title">
              <h2 id="webhooks-title">Webhooks</h2>
              <ul id="webhooks" class="faults webhooks"></ul>
              <h3 id="deliveries-title">Latest notifications</h3>
              <ul id="deliveries" class="faults webhooks" aria-labelledby="deliveries-title"></ul>
              <p id="webhook-error" class="error" role="alert"></p>
            </section>
          </div>
          <section class="card calls" aria-labelledby="calls-title">
            <div class="head">
              <h2 id="calls-title" tabindex="-1">Calls</h2>
              <div class="field inline"><label for="filter">Filter</label>
                <input id="filter" type="search" placeholder="route, status, account" spellcheck="false"></div>
              <button id="swift-test" class="small" type="button">Test in Swift</button>
              <button id="clear-calls" class="small" type="button">Clear calls</button>
            </div>
            <p id="no-calls" class="quiet">No calls yet. Point a client at <code id="address"></code>.</p>
            <div class="scroll" role="region" aria-labelledby="calls-title" tabindex="0">
              <table hidden>
                <thead><tr><th scope="col">Time</th><th scope="col">Call</th><th scope="col">Status</th>
                  <th scope="col">Account</th><th scope="col" class="number">ms</th></tr></thead>
                <tbody id="calls"></tbody>
              </table>
            </div>
            <section id="detail" class="detail" aria-live="polite" aria-label="The chosen call" hidden></section>
          </section>
        </main>
        <noscript><p class="error">This page needs JavaScript.</p></noscript>
        <script>
        \(DashboardScript.base)
        \(DashboardScript.faults)
        \(DashboardScript.webhooks)
        \(DashboardScript.snapshots)
        \(DashboardScript.start)
        </script>
        """
}

/// The style sheet of the dashboard, in addition to the shared one.
enum DashboardStyle {
    static let text: HTML = """
        body { font-size: 15px; }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .4rem .8rem; z-index: 1; }
        .bar {
          display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1.25rem; padding: .9rem 1.5rem;
          background: var(--card); border-bottom: 1px solid var(--line);
        }
        h1 { font-size: 1.2rem; letter-spacing: -.01em; }
        h2 { font-size: 1rem; }
        h3 { font-size: .9rem; margin: 1rem 0 .35rem; }
        #state { color: var(--quiet); }
        #state::before {
          content: ""; display: inline-block; width: .6em; height: .6em; border-radius: 50%; margin-right: .45em;
          background: var(--quiet);
        }
        #state[data-live="true"]::before { background: var(--good); }
        #state[data-live="false"] { color: var(--bad); }
        #state[data-live="false"]::before { background: var(--bad); }
        .clock { margin-left: auto; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
        time, td, .number { font-variant-numeric: tabular-nums; }
        main {
          display: grid; grid-template-columns: minmax(18rem, 23rem) minmax(0, 1fr); gap: 1rem; padding: 1rem 1.5rem;
          align-items: start;
        }
        .side { display: grid; gap: 1rem; min-width: 0; }
        .card {
          background: var(--card); border: 1px solid var(--line); border-radius: .8rem; padding: 1rem 1.1rem;
          min-width: 0;
        }
        .head { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
        .head h2 { margin-right: auto; }
        .head h2:focus { outline: none; }
        .quiet { color: var(--quiet); }
        .error { color: var(--bad); min-height: 1.5em; }
        ul { list-style: none; }
        button, input, select { font: inherit; min-height: 2.2rem; }
        button { padding: .25rem .8rem; border-radius: .5rem; font-size: .92rem; }
        button.small { min-height: 1.9rem; padding: .1rem .65rem; font-size: .85rem; }
        input, select {
          width: 100%; padding: .25rem .6rem; border: 1px solid var(--quiet); border-radius: .5rem; color: var(--text);
          background: var(--card);
        }
        .field { display: grid; gap: .15rem; margin-top: .6rem; min-width: 0; }
        .field label { font-size: .85rem; color: var(--quiet); }
        .field.inline { display: flex; align-items: center; gap: .5rem; margin: 0; }
        .pair, #parameters { display: grid; grid-template-columns: 1fr 1fr; gap: 0 .8rem; }
        form .primary { margin-top: .9rem; }
        .accounts { margin-top: .5rem; display: grid; gap: .35rem; }
        .accounts button { width: 100%; text-align: left; display: grid; gap: .1rem; padding: .5rem .7rem; }
        .accounts button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 3px 0 var(--accent); }
        .accounts span { font-weight: 400; font-size: .85rem; color: var(--quiet); overflow-wrap: anywhere; }
        meter { width: 100%; height: .5rem; }
        .tree, .tree ul { margin: .4rem 0 0; }
        .tree ul { margin: 0 0 0 1.05rem; }
        .tree li { overflow-wrap: anywhere; }
        .tree summary { cursor: pointer; padding: .15rem 0; border-radius: .3rem; font-weight: 600; }
        .tree .file { display: flex; gap: .8rem; padding: .15rem 0; }
        .tree .file span:first-child { flex: 1; min-width: 0; }
        .tree .file span:last-child { color: var(--quiet); white-space: nowrap; font-size: .85rem; }
        .faults { display: grid; gap: .5rem; margin: .6rem 0; }
        .faults li {
          display: grid; grid-template-columns: auto 1fr auto; gap: .6rem; align-items: start; padding: .5rem .6rem;
          background: var(--soft); border-radius: .5rem;
        }
        .webhooks li { grid-template-columns: 1fr auto; overflow-wrap: anywhere; }
        .buttons { display: flex; flex-wrap: wrap; gap: .4rem; }
        .faults .none { display: block; padding: 0; background: none; }
        .faults input { width: 1.5rem; height: 1.5rem; min-height: 0; margin: .1rem 0 0; accent-color: var(--accent); }
        .faults label { overflow-wrap: anywhere; font-weight: 600; }
        .faults small { display: block; font-weight: 400; color: var(--quiet); font-size: .85rem; }
        .calls { position: sticky; top: 1rem; }
        .scroll { overflow: auto; max-height: 46vh; margin-top: .6rem; border-radius: .3rem; }
        .scroll:focus-visible { outline-offset: -3px; }
        table { border-collapse: collapse; width: 100%; font-size: .9rem; }
        th {
          text-align: left; font-weight: 600; color: var(--quiet); position: sticky; top: 0; background: var(--card);
          padding: .3rem .6rem;
        }
        td { padding: .1rem .6rem; border-top: 1px solid var(--line); vertical-align: middle; }
        td:nth-child(2) { overflow-wrap: anywhere; min-width: 12rem; }
        .number { text-align: right; }
        tr[aria-current="true"] td { background: var(--soft); }
        tr[aria-current="true"] td:first-child { box-shadow: inset 3px 0 var(--accent); }
        td button {
          border: 0; background: none; padding: .2rem 0; text-align: left; color: var(--accent); min-height: 1.75rem;
          font-weight: 600; overflow-wrap: anywhere;
        }
        td button:hover { text-decoration: underline; }
        .tag {
          display: inline-block; margin-left: .4rem; padding: 0 .45rem; border-radius: .4rem; font-size: .8rem;
          background: var(--warn-ground); color: var(--warn-text);
        }
        .good { color: var(--good); font-weight: 600; }
        .bad { color: var(--bad); font-weight: 600; }
        .detail { margin-top: 1rem; border-top: 1px solid var(--line); padding-top: .8rem; }
        .detail > p { overflow-wrap: anywhere; }
        .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 1.5rem; }
        pre {
          margin: 0; padding: .7rem .8rem; background: var(--soft); border-radius: .5rem; overflow: auto;
          max-height: 22rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .82rem; line-height: 1.45;
          font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (max-width: 62rem) {
          main { grid-template-columns: minmax(0, 1fr); padding: .8rem; }
          .calls { position: static; grid-row: 1; }
          .clock { margin-left: 0; }
          td:nth-child(4), th:nth-child(4) { display: none; }
        }
        @media (max-width: 30rem) {
          td:nth-child(1), th:nth-child(1) { display: none; }
          td:nth-child(2) { min-width: 0; }
        }
        """
}
