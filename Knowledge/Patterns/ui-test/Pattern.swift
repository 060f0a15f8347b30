import XCTest

/// Chooses every option of one picker, and looks at what it shows then.
#if STYLE_AUTOMATIC || STYLE_MENU || STYLE_NAVIGATION_LINK
    ///
    /// In the app the picker has `.accessibilityIdentifier("size-picker")`.
#endif
final class SizePickerTests: XCTestCase {
    /// The options as they read on screen, in the order of choosing; the first one is not chosen at the start.
    private let titles = ["Medium", "Large", "Small"]

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
    }

    @MainActor func testEveryOptionCanBeChosen() {
        let app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(en)"]
        app.launch()
        #if PLATFORM_MACOS && (STYLE_AUTOMATIC || STYLE_MENU)
            let picker = app.popUpButtons["size-picker"]
            XCTAssertTrue(picker.waitForExistence(timeout: 5))
            for title in titles {
                picker.click()
                let item = app.menuItems[title]
                XCTAssertTrue(item.waitForExistence(timeout: 2))
                item.click()
                XCTAssertEqual(picker.value as? String, title)
            }
        #elseif PLATFORM_MACOS
            for title in titles {
                let button = app.radioButtons[title]
                XCTAssertTrue(button.waitForExistence(timeout: 5))
                button.click()
                XCTAssertEqual(button.value as? Int, 1)
            }
        #elseif STYLE_AUTOMATIC || STYLE_MENU
            let picker = app.buttons["size-picker"]
            XCTAssertTrue(picker.waitForExistence(timeout: 5))
            for title in titles {
                picker.tap()
                let option = app.buttons[title]
                XCTAssertTrue(option.waitForExistence(timeout: 2))
                option.tap()
                XCTAssertTrue(text(of: picker).contains(title), text(of: picker))
            }
        #elseif STYLE_NAVIGATION_LINK
            let picker = app.descendants(matching: .any)["size-picker"].firstMatch
            XCTAssertTrue(picker.waitForExistence(timeout: 5))
            for title in titles {
                picker.tap()
                let row = app.descendants(matching: .any)[title].firstMatch
                XCTAssertTrue(row.waitForExistence(timeout: 2))
                row.tap()
                XCTAssertTrue(picker.waitForExistence(timeout: 2))
                XCTAssertTrue(text(of: picker).contains(title), text(of: picker))
            }
        #elseif STYLE_INLINE
            for title in titles {
                let row = app.descendants(matching: .any)[title].firstMatch
                XCTAssertTrue(row.waitForExistence(timeout: 5))
                row.tap()
                let parts = app.descendants(matching: .any).matching(identifier: title).allElementsBoundByIndex
                XCTAssertTrue(parts.contains { $0.isSelected }, title)
            }
        #elseif STYLE_SEGMENTED
            for title in titles {
                let segment = app.segmentedControls.buttons[title]
                XCTAssertTrue(segment.waitForExistence(timeout: 5))
                segment.tap()
                XCTAssertTrue(segment.isSelected, title)
            }
        #elseif STYLE_WHEEL
            let wheel = app.pickerWheels.firstMatch
            XCTAssertTrue(wheel.waitForExistence(timeout: 5))
            for title in titles {
                wheel.adjust(toPickerWheelValue: title)
                XCTAssertEqual(wheel.value as? String, title)
            }
        #endif
    }
    #if !PLATFORM_MACOS && (STYLE_AUTOMATIC || STYLE_MENU || STYLE_NAVIGATION_LINK)

        /// What an element says: the chosen option stands in its label or in its value.
        @MainActor private func text(of element: XCUIElement) -> String {
            "\(element.label) \(element.value as? String ?? "")"
        }
    #endif
}
