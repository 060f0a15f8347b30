import SourceCommandFace

@main
struct Program {
    static func main() {
        PickerDoctorSource.main()
    }
}
