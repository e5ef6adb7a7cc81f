extension Button {
  /// A button that performs an intent; nothing can be pressed here.
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// A button that performs an intent; nothing can be pressed here.
  public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: role)
  }
}

extension Button where Label == Text {
  /// A button that performs an intent; nothing can be pressed here.
  public nonisolated init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I
  ) {
    self.init(label: Text(titleKey), role: role)
  }

  /// A button that performs an intent; nothing can be pressed here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) {
    self.init(label: Text(title), role: role)
  }
}

extension Button where Label == InkViews.Label<Text, Image> {
  /// A button with a symbol that performs an intent; nothing can be pressed here.
  public nonisolated init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    self.init(label: InkViews.Label(titleKey, systemImage: systemImage), role: role)
  }

  /// A button with a symbol; nothing can be pressed here.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: InkViews.Label(titleKey, systemImage: systemImage))
  }
}

extension Toggle {
  /// Something that an intent switches; nothing can be switched here, so it shows its state.
  public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  /// Something that an intent switches; nothing can be switched here, so it shows its state.
  public nonisolated init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Something that an intent switches; nothing can be switched here, so it shows its state.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: isOn, label: Text(title))
  }
}
