import InkTestKit
import InkViews
import Testing

/// What an app has and a widget does not show.
@MainActor @Suite("Views of apps")
struct AppViewTests {
  private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear
    var id: Self { self }
  }

  @Test("pages, links and menus are what is seen of them first")
  func pages() {
    let tree = LayoutTree(200, 200) {
      NavigationStack {
        VStack {
          NavigationLink("words") { Text("never") }
          NavigationLink(value: 1) { Text("label") }
          Menu("menu") { Text("never") }
          Text("text").sheet(isPresented: .constant(true)) { Text("never") }
        }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text("never") }
          ToolbarItemGroup { Text("never") }
        }
        .navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(tree.texts == ["words", "label", "menu", "text"])
    #expect(tree.rendered.problems.isEmpty)
  }

  @Test("a box stands for each view that takes input, and each kind is named once")
  func inputs() {
    let tree = LayoutTree(200, 300) {
      VStack {
        TextField("name", text: .constant("")).textFieldStyle(.roundedBorder).submitLabel(.done)
        TextField("name", text: .constant(""), axis: .vertical)
        SecureField("secret", text: .constant(""))
        Picker("fruit", selection: .constant(Fruit.apple)) {
          ForEach(Fruit.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(SegmentedPickerStyle())
        DatePicker("day", selection: .constant(.now), displayedComponents: .date)
        Slider(value: .constant(0.5), in: 0...1)
        Stepper("count", value: .constant(1), in: 0...5)
        ColorPicker("colour", selection: .constant(.red))
        TextEditor(text: .constant(""))
      }
    }
    let kinds = [
      "TextField", "SecureField", "Picker", "DatePicker", "Slider", "Stepper", "ColorPicker", "TextEditor",
    ]
    #expect(tree.rendered.problems.count == kinds.count)
    for (problem, kind) in zip(tree.rendered.problems, kinds) { #expect(problem.contains(" \(kind);")) }
    #expect(tree.rendered.displayList.commands.count == 9)
  }

  @Test("forms, lists and tabs are boxes")
  func containers() {
    for view in [
      AnyView(Form { Text("a") }), AnyView(List(Fruit.allCases) { Text($0.rawValue) }.listStyle(.plain)),
      AnyView(TabView { Text("a").tabItem { Text("b") } }.tabViewStyle(.page)),
    ] {
      let tree = LayoutTree(50, 50) { view }
      #expect(tree.texts.isEmpty && tree.rendered.problems.count == 1)
      #expect(tree.rendered.displayList.commands.count == 1)
    }
  }
}
