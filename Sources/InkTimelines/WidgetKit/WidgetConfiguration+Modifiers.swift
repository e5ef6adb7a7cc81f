import InkViews

extension WidgetConfiguration {
  /// The name the widget is listed under.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    ModifiedConfiguration(self) { $0.displayName = displayName }
  }

  /// The key of the name the widget is listed under.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// The name the widget is listed under.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// The name the widget is listed under.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// What the widget shows, in a sentence.
  public func description(_ description: Text) -> some WidgetConfiguration {
    ModifiedConfiguration(self) { $0.summary = description }
  }

  /// The key of a sentence that says what the widget shows.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// What the widget shows, in a sentence.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// What the widget shows, in a sentence.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// The families the widget can be placed as; without it, the system families.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    ModifiedConfiguration(self) { $0.supportedFamilies = families }
  }

  /// No margins around the content.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedConfiguration(self) { $0.areContentMarginsDisabled = true }
  }

  /// Whether the container background may be left out.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    ModifiedConfiguration(self) { $0.isContainerBackgroundRemovable = isRemovable }
  }

  /// Whether settings must be made when the widget is placed; noted, since here a file has them.
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    ModifiedConfiguration(self) { $0.promptsForUserConfiguration = true }
  }

  /// Downloads in the background do not exist here; the closure is never called.
  public func onBackgroundURLSessionEvents(
    matching: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Downloads in the background do not exist here; the closures are never called.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Accepted; ink is neither glass nor paper.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }

  /// Accepted; a display stands where it stands.
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }

  /// Places not to offer the widget for; a display file decides that here.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
}
