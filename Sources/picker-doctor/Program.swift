import CommandLineFace

@main
struct Program {
    static func main() {
        PickerDoctor.main()
    }
}
