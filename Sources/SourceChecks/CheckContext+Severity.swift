import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

extension Set<Applicability.Platform> {
    /// The platforms whose controls are those of UIKit on a touch screen.
    static let touch: Self = [.iOS, .iPadOS, .macCatalyst, .visionOS]
    /// Those where a picker can be a menu.
    static let menu: Self = [.iOS, .iPadOS, .macCatalyst, .visionOS, .macOS]
}

extension CheckContext {
    /// The platforms that remain for a site after `#if`, the file's imports, and what was asked for.
    func possiblePlatforms(of site: PickerSite) -> Set<Applicability.Platform> {
        platforms(of: site).intersection(ImportedPlatforms.of(site.file))
    }

    /// How bad a fault of some platforms is at a site: as bad as it gets where the code runs on no other, advice where it
    /// may, and nothing where it does not run on them.
    ///
    /// The television and the watch count only where nothing else is left, since code for phones seldom excludes them.
    func severity(
        _ worst: Severity, of site: PickerSite, on affected: Set<Applicability.Platform>
    ) -> Severity? {
        var possible = possiblePlatforms(of: site)
        let main = possible.subtracting([.tvOS, .watchOS])
        if !main.isEmpty { possible = main }
        if possible.isDisjoint(with: affected) { return nil }
        return possible.isSubset(of: affected) ? worst : .advice
    }

    /// Whether a picker's options are items of a menu: by its style, by the menu around it, or because no style is set where
    /// a menu is the usual one.
    func isMenu(_ site: PickerSite) -> Bool {
        guard site.kind == .picker, !possiblePlatforms(of: site).isDisjoint(with: .menu) else { return false }
        if site.styleName == "menu" || site.isInMenu { return site.styleName != "palette" }
        guard site.isSurelyAutomatic(inference) else { return false }
        // Before iOS 16 a row of a form pushes its options, which are real views there.
        if let oldest = minimumOS[.iOS], oldest < Version(major: 16) { return !site.isInRows }
        return true
    }
}

extension PickerSite {
    /// What a message calls the picker: by its selection, or by its title.
    var spokenName: String {
        let text = (selection ?? title)?.trimmedDescription ?? ""
        return text.count > 40 || text.contains("\n") ? "Picker" : text
    }
}
