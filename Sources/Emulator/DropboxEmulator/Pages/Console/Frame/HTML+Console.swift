import Foundation

/// The parts of which the pages of the console consist.
extension HTML {
    static func icon(_ name: String) -> HTML {
        #"<svg aria-hidden="true"><use href="\#(PageAssets.icons.url)#\#(name)"></use></svg>"#
    }

    // MARK: Text

    /// A name that is shortened in the middle if it doesn't fit, because the ends of names differ.
    static func name(_ text: String) -> HTML {
        guard text.count > 32 else { return "\(text)" }
        let tail = text.suffix(10)
        return #"""
            <span class="middle" title="\#(text)"><span>\#(String(text.dropLast(10)))</span><span>\#(String(tail))</span></span>
            """#
    }

    /// A size, such as 2.1 GB.
    static func size(_ bytes: UInt64) -> HTML {
        let units = ["bytes", "kB", "MB", "GB", "TB", "PB"]
        var (value, unit) = (Double(bytes), 0)
        while value >= 1000, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        return "\(unit == 0 ? "\(bytes)" : String(format: "%.1f", value)) \(units[unit])"
    }

    /// A time in UTC, with the precision of seconds.
    static func time(_ date: Date) -> HTML {
        let text = date.formatted(.iso8601)
        return #"<time datetime="\#(text)">\#(text.replacing("T", with: " ").replacing("Z", with: ""))</time>"#
    }

    /// A time as the API writes it.
    static func time(_ text: String) -> HTML? {
        text.isEmpty
            ? nil
            : #"<time datetime="\#(text)">\#(String(text.prefix(19)).replacing("T", with: " "))</time>"#
    }

    // MARK: Controls

    /// A form that performs an action of the page.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - fields: The fields that the user doesn't see.
    ///   - url: The URL of the page, or `nil` for the current one.
    static func form(
        _ action: String, _ fields: KeyValuePairs<String, String> = [:], url: String? = nil, class name: String = "",
        _ content: HTML
    ) -> HTML {
        let target: HTML? = url.map { #" action="\#($0)""# }
        let style: HTML? = name.isEmpty ? nil : #" class="\#(name)""#
        let hidden = fields.map { #"<input type="hidden" name="\#($0.key)" value="\#($0.value)">"# as HTML }
        return """
            <form method="post"\(target)\(style) autocomplete="off"><input type="hidden" name="action" value="\(action)">\(hidden)
            \(content)
            </form>
            """
    }

    static func form(_ action: String, _ content: HTML) -> HTML { form(action, [:], content) }

    /// A form that consists of a button.
    static func button(
        _ title: String, _ action: String, _ fields: KeyValuePairs<String, String> = [:], url: String? = nil,
        label: String? = nil, style: String = "", confirm: String? = nil
    ) -> HTML {
        form(action, fields, url: url, submit(title, label: label, style: style, confirm: confirm))
    }

    /// The button that sends its form.
    ///
    /// - Parameters:
    ///   - label: The name for readers of the screen, if the title is ambiguous.
    ///   - confirm: The question to ask first.
    static func submit(
        _ title: String, label: String? = nil, style: String = "", confirm: String? = nil
    ) -> HTML {
        let label: HTML? = label.map { #" aria-label="\#($0)""# }
        let question: HTML? = confirm.map { #" data-confirm="\#($0)""# }
        let name: HTML? = style.isEmpty ? nil : #" class="\#(style)""#
        return "<button\(name)\(label)\(question)>\(title)</button>"
    }

    /// A button that copies a text. It needs the script.
    static func copyButton(_ text: String, label: String) -> HTML {
        #"""
        <button type="button" class="quiet-button" data-script hidden data-copy="\#(text)" aria-label="\#(label)">Copy</button>
        """#
    }

    /// A labeled field.
    static func field(
        _ label: String, _ name: String, value: String = "", type: String = "text", id: String? = nil,
        placeholder: String = "", hint: String? = nil, attributes: HTML? = nil
    ) -> HTML {
        let id = id ?? name
        let hint: HTML? = hint.map { #"<small id="\#(id)-hint">\#($0)</small>"# }
        let described: HTML? = hint == nil ? nil : #" aria-describedby="\#(id)-hint""#
        return """
            <div class="field"><label for="\(id)">\(label)</label><input id="\(id)" name="\(name)" type="\(type)" \
            value="\(value)" placeholder="\(placeholder)" spellcheck="false"\(described)\(attributes)>\(hint)</div>
            """
    }

    /// A labeled choice.
    static func choice(
        _ label: String, _ name: String, _ options: [(value: String, title: String)], value: String = "",
        id: String? = nil, attributes: HTML? = nil
    ) -> HTML {
        let items = options.map { option -> HTML in
            """
            <option value="\(option.value)"\(option.value == value ? " selected" : nil)>\(option.title)</option>
            """
        }
        return """
            <div class="field"><label for="\(id ?? name)">\(label)</label>\
            <select id="\(id ?? name)" name="\(name)"\(attributes)>\(items)</select></div>
            """
    }

    /// A labeled text with several lines.
    static func textArea(
        _ label: String, _ name: String, value: String = "", placeholder: String = "", id: String? = nil
    ) -> HTML {
        """
        <div class="field"><label for="\(id ?? name)">\(label)</label><textarea id="\(id ?? name)" name="\(name)" \
        placeholder="\(placeholder)" spellcheck="false">
        \(value)</textarea></div>
        """
    }

    /// A checkbox in its label.
    static func check(
        _ label: String, _ name: String, value: String = "true", isOn: Bool, attributes: HTML? = nil
    ) -> HTML {
        """
        <label class="check"><input type="checkbox" name="\(name)" value="\(value)"\
        \(isOn ? " checked" : nil)\(attributes)> <span>\(label)</span></label>
        """
    }

    // MARK: Groups

    /// A part of the page that the script keeps current.
    static func live(_ id: String, _ content: HTML, class name: String = "") -> HTML {
        """
        <div id="\(id)" data-live-part class="\(name)">
        \(content)
        </div>
        """
    }

    static func card(_ title: String, _ content: HTML, controls: HTML? = nil, class name: String = "") -> HTML {
        """
        <section class="card \(name)" aria-label="\(title)"><div class="head"><h2>\(title)</h2>\(controls)</div>
        \(content)
        </section>
        """
    }

    /// What to say instead of an empty list, and what to do.
    static func empty(_ title: String, _ advice: HTML) -> HTML {
        #"<p class="empty"><strong>\#(title)</strong>\#(advice)</p>"#
    }

    /// A table that scrolls in its card.
    /// A list of rows, or a sentence if there are none.
    static func list(_ rows: [HTML], otherwise text: String) -> HTML {
        rows.isEmpty ? #"<p class="quiet">\#(text)</p>"# : #"<ul class="rows">\#(rows)</ul>"#
    }

    static func table(_ label: String, _ head: HTML, _ rows: [HTML]) -> HTML {
        """
        <div class="scroll" role="region" aria-label="\(label) (table)" tabindex="0"><table><thead><tr>\(head)</tr></thead>
        <tbody>\(rows)</tbody></table></div>
        """
    }

    /// A list of properties, each with a text to copy if it isn't empty.
    static func facts(_ facts: [(name: String, value: HTML?, copy: String)]) -> HTML {
        let rows = facts.compactMap { fact -> HTML? in
            guard let value = fact.value else { return nil }
            let copy: HTML? =
                fact.copy.isEmpty ? nil : "<dd>\(copyButton(fact.copy, label: "Copy \(fact.name)"))</dd>"
            return "<div><dt>\(fact.name)</dt><dd>\(value)</dd>\(copy)</div>"
        }
        return #"<dl class="facts">\#(rows)</dl>"#
    }

    /// A text of several lines to copy.
    ///
    /// - Parameter level: The level of the heading.
    static func snippet(_ title: String, _ text: String, id: String, level: Int = 3) -> HTML {
        """
        <div class="head"><h\(level)>\(title)</h\(level)><button type="button" class="quiet-button" data-script hidden \
        data-copy-from="\(id)" aria-label="Copy \(title)">Copy</button></div>
        <pre class="code" id="\(id)" tabindex="0" aria-label="\(title)">\(text)</pre>
        """
    }
}
