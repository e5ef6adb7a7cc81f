extension Settings {
  /// A display among others that hang on one MQTT broker.
  public struct Fleet: Equatable, Sendable {
    /// "mqtt://broker.local", "mqtts://user@broker.local:8883".
    public var broker: String
    /// Tells the display from all others of the broker, as part of its topics; nil for the machine's name.
    public var id: String?
    /// What people call it; nil for its id.
    public var name: String?
    /// The room it is in, suggested to Home Assistant.
    public var area: String?
    /// May name secrets as `${NAME}`.
    public var password: String?
    /// A PEM file of the authorities to trust; nil for the system's.
    public var certificates: String?
    /// What all topics begin with; nil for "inkglance".
    public var prefix: String?
    /// What Home Assistant's discovery topics begin with; nil for "homeassistant", empty for no discovery.
    public var discovery: String?
    /// The longest silence before the broker takes the display for gone; nil leaves it to the program.
    public var keepAlive: Duration?
    /// How long a text or picture that is sent is shown, where it does not say; nil leaves it to the program.
    public var showFor: Duration?
    /// False where the glass is nobody's business.
    public var showsFrame = true

    /// A display of a broker.
    public init(broker: String) { self.broker = broker }

    /// Characters of the longest id.
    public static let longestID = 64

    /// True for what an id is made of: it is a part of topics, and of what Home Assistant takes as an object id.
    public static func isIDCharacter(_ character: Character) -> Bool {
      character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
    }
  }
}
