/// What a sentence says that no control depends on, but the code that shows it.
package struct CodeHints: Hashable, Sendable {
    /// Whether the options are loaded when the view appears, and not merely given to it.
    package var areLoaded: Bool
    /// Whether the menu is one that a view has of its own, opened by a touch that is held or a secondary click.
    package var isContextMenu: Bool

    package init(areLoaded: Bool = false, isContextMenu: Bool = false) {
        self.areLoaded = areLoaded
        self.isContextMenu = isContextMenu
    }

    /// - Parameter sentence: what somebody said, in English or Chinese; any text is safe.
    package init(sentence: String) {
        let text = sentence.lowercased()
        self.init(
            areLoaded: Self.loads.contains(where: text.contains),
            isContextMenu: Self.menus.contains(where: text.contains))
    }

    /// Where options come from that are not there yet.
    private static let loads = [
        "server", "loaded", "fetch", "download", "backend", "back end", "network", "remote", "cloud", "web service",
        " api", "online", "服务器", "服务端", "后台", "后端", "接口", "网络", "云端", "远程", "加载", "下载",
    ]
    private static let menus = ["context menu", "long press", "right click", "right-click", "上下文菜单", "长按", "右键"]
}
