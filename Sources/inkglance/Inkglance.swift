import InkCatalogue
import InkCommand
import InkTimelines

/// Our own widgets as a program.
@main
struct Inkglance: WidgetBundle {
  var body: some Widget { Catalogue().body }
}
