// Generated from Pages/Assets/preview.css by `Scripts/check-page-assets --update`. Don't edit.

extension EmbeddedAssets {
    static let previewCSS = ##"""
        /* Rendered documents in the sandbox of a preview. */
        :root { color-scheme: light dark; background: Canvas; color: CanvasText; }
        body { font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif; margin: 1.5rem; max-width: 46rem; overflow-wrap: anywhere; }
        pre, code { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .9em; }
        pre { padding: .8rem; border: 1px solid #8886; border-radius: .5rem; overflow: auto; }
        img { max-width: 100%; }

        """##
}
