import SwiftUI

#if !BARE
    /// Stands for your own model: a value that is compared with all that is in it.
    struct Product: Identifiable, Hashable {
        let id: UUID
        var name: String
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct ProductPicker: View {
    let products: [Product]
    #if OPTIONAL
        @Binding var product: Product?
    #else
        @Binding var product: Product
    #endif

    var body: some View {
        CONTAINER {
            Picker("Product", selection: $product) {
                #if OPTIONAL
                    Text("None").tag(nil as Product?)
                #endif
                ForEach(products) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option as Product?)
                    #else
                        Text(option.name).tag(option)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
        }
        #if INITIAL_CHANGE
            .onChange(of: products, initial: true) { takeCurrentVersion() }
        #else
            .onAppear { takeCurrentVersion() }
            .onChange(of: products) { _ in takeCurrentVersion() }
        #endif
    }

    /// The chosen value is a copy: when the same product was edited, the edited one takes its place.
    private func takeCurrentVersion() {
        #if OPTIONAL
            let current = products.first { $0.id == product?.id }
            if current != product { product = current }
        #else
            guard let current = products.first(where: { $0.id == product.id }) ?? products.first else { return }
            if current != product { product = current }
        #endif
    }
}
