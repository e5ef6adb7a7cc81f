import InkTimelines

extension Widget {
  /// The whole program with this widget: `run`, `preview`, `diagnose` and every other command.
  ///
  /// Reads the process's arguments, and ends the process with the command's exit status.
  @MainActor @preconcurrency
  public static func main() { Program.runProcess { WidgetDescriptor.all(in: Self()) } }
}

extension WidgetBundle {
  /// The whole program with these widgets: `run`, `preview`, `diagnose` and every other command.
  ///
  /// Reads the process's arguments, and ends the process with the command's exit status.
  @MainActor @preconcurrency
  public static func main() { Program.runProcess { WidgetDescriptor.all(in: Self()) } }
}
