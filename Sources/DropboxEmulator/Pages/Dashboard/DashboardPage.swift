/// The page at `/`: what is in the emulator, what it was asked, and what goes wrong. It is empty when it leaves and fills
/// itself by the operations under `/emulator/`; every text that it shows enters it as text, never as HTML.
enum DashboardPage {
    static func add(to pages: inout PageTable) {
        // Clients ask for this address to find out whether there is a network: any method gets a 200.
        pages.on("/", isOwn: true) { _, _ in page }
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
                <div class="field"><label for="effect">What goes wrong</label>
                  <select id="effect"></select></div>
                <div id="parameters"></div>
                <div class="field"><label for="route">Route</label>
                  <input id="route" list="routes" placeholder="every route it can happen to" spellcheck="false">
                  <datalist id="routes"></datalist></div>
                <div class="pair">
                  <div class="field"><label for="fault-account">Account</label>
                    <select id="fault-account"><option value="">everybody</option></select></div>
                  <div class="field"><label for="times">Times</label>
                    <input id="times" type="number" min="1" placeholder="no end"></div>
                </div>
                <button class="primary" type="submit">Add fault</button>
                <p id="fault-error" class="error" role="alert"></p>
              </form>
            </section>
          </div>
          <section class="card calls" aria-labelledby="calls-title">
            <div class="head">
              <h2 id="calls-title" tabindex="-1">Calls</h2>
              <div class="field inline"><label for="filter">Filter</label>
                <input id="filter" type="search" placeholder="route, status, account" spellcheck="false"></div>
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
        \(DashboardScript.start)
        </script>
        """
}
