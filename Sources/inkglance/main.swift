import Glibc
import InkCatalogue
import InkCommand
import InkTimelines

let arguments = Array(CommandLine.arguments.dropFirst())
let widgets = WidgetDescriptor.all(in: Catalogue())
exit(await Program.run(widgets: widgets, arguments: arguments, name: "inkglance").rawValue)
