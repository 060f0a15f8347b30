import KnowledgeModel

#if canImport(Darwin)
    import Foundation
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where the knowledge file lies.
///
/// On Linux the places are looked up by hand: `Bundle.module` would load all of Foundation, which costs a search more than the search itself.
enum KnowledgeLocation {
    /// The file's path.
    ///
    /// - Throws: `KnowledgeError.missing` with the places that were searched.
    static func find() throws -> String {
        #if canImport(Darwin)
            if let path = Bundle.module.path(forResource: "knowledge", ofType: "sqlite") { return path }
        #endif
        guard let folder = programFolder() else { throw KnowledgeError.missing(searched: []) }
        let places = [
            // Where the build puts the resources of this module.
            folder + "/PickerDoctor_PickerHelp.resources/knowledge.sqlite",
            // Where an installation puts it.
            folder + "/knowledge.sqlite",
            folder + "/../share/picker-doctor/knowledge.sqlite",
        ]
        guard let place = places.first(where: { access($0, R_OK) == 0 }) else {
            throw KnowledgeError.missing(searched: places)
        }
        return place
    }

    /// The folder of the running program, links followed.
    private static func programFolder() -> String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        #if canImport(Darwin)
            var size = UInt32(buffer.count)
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
            let length = strlen(buffer)
        #else
            let length = readlink("/proc/self/exe", &buffer, buffer.count)
            guard length > 0, length < buffer.count else { return nil }
        #endif
        let path = String(decoding: buffer[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
}
