// Generated from Pages/Assets/icons.svg by `Scripts/check-page-assets --update`. Don't edit.

extension EmbeddedAssets {
    static let iconsSVG = ##"""
        <svg xmlns="http://www.w3.org/2000/svg">
        <symbol id="overview" viewBox="0 0 20 20"><path d="M3 9.5 10 3l7 6.5M5 8v9h10V8"/></symbol>
        <symbol id="files" viewBox="0 0 20 20"><path d="M2.5 5.5a1 1 0 0 1 1-1h4l2 2h7a1 1 0 0 1 1 1V15a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1z"/></symbol>
        <symbol id="people" viewBox="0 0 20 20"><circle cx="7.5" cy="7" r="3"/><path d="M2 16.5c.4-3 2.6-4.5 5.5-4.5s5.1 1.5 5.5 4.5M13 4.3a3 3 0 0 1 0 5.4M14.5 12.2c2 .5 3.2 2 3.5 4.3"/></symbol>
        <symbol id="apps" viewBox="0 0 20 20"><circle cx="6.5" cy="13.5" r="3.5"/><path d="m9 11 7.5-7.5M13.5 6.5l2.5 2.5M11 9l2 2"/></symbol>
        <symbol id="calls" viewBox="0 0 20 20"><path d="M3 7h12l-3-3M17 13H5l3 3"/></symbol>
        <symbol id="faults" viewBox="0 0 20 20"><path d="M11 2.5 4 11.5h5l-1 6 7-9h-5z"/></symbol>
        <symbol id="state" viewBox="0 0 20 20"><circle cx="10" cy="10" r="7"/><path d="M10 6v4l2.5 2"/></symbol>
        <symbol id="webhooks" viewBox="0 0 20 20"><circle cx="5" cy="15" r="2.2"/><circle cx="15" cy="15" r="2.2"/><circle cx="10" cy="5" r="2.2"/><path d="m6 13 3-6M11 7l3 6M7.2 15h5.6"/></symbol>
        <symbol id="folder" viewBox="0 0 20 20"><path d="M2.5 5.5a1 1 0 0 1 1-1h4l2 2h7a1 1 0 0 1 1 1V15a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1z"/></symbol>
        <symbol id="file" viewBox="0 0 20 20"><path d="M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15"/></symbol>
        </svg>

        """##
}
