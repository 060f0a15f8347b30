import PickerCheck

/// The part of picker-doctor that reads Swift: `check`, `facts`, `rules`.
@main
struct Program {
    static func main() {}
}
