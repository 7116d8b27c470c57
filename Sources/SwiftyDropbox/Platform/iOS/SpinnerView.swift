#if os(iOS)
    import UIKit

    extension UIView {
        /// Covers a view with a spinner, while a code is exchanged for a token. It is no controller, so that it neither
        /// waits for the sign-in page to go nor hinders what the app presents.
        static func spinner(over view: UIView) -> UIView {
            let cover = UIView()
            cover.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            let indicator = UIActivityIndicatorView(style: .large)
            for view in [cover, indicator] { view.translatesAutoresizingMaskIntoConstraints = false }
            cover.addSubview(indicator)
            view.addSubview(cover)
            NSLayoutConstraint.activate([
                cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                cover.topAnchor.constraint(equalTo: view.topAnchor),
                cover.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                indicator.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
                indicator.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
            ])
            indicator.startAnimating()
            return cover
        }
    }
#endif
