extension BadDisplays {
  /// The view for browsers.
  static let web: [BadFile] = [
    BadFile(
      "open to the network without a token",
      """
      [web]
      listen = "0.0.0.0:8080"
      """,
      """
      inkglance.toml:2:10: "web.listen" is "0.0.0.0:8080".
      """,
      cause: """
        It must be "127.0.0.1:8080" while no `token` keeps the network from reading it.
        """,
      remedy: """
        Write it as in `token = "${WEB_TOKEN}"`.
        """),
    BadFile(
      "a name to listen on",
      """
      [web]
      listen = "display.lan:8080"
      """,
      """
      inkglance.toml:2:10: "web.listen" is "display.lan:8080".
      """,
      cause: "It must be a numeric address and a port.",
      remedy: """
        Write it as in `listen = "127.0.0.1:8080"`.
        """),
    BadFile(
      "a token in the display file itself",
      """
      [web]
      token = "0123456789abcdef"
      """,
      """
      inkglance.toml:2:9: "web.token" is "0123456789abcdef".
      """,
      cause: "It must be the name of a secret, in the file of secrets.",
      remedy: """
        Write it as in `token = "${WEB_TOKEN}"`.
        """),
    BadFile(
      "an address for a name",
      """
      [web]
      names = ["display.lan", "http://display.lan"]
      """,
      """
      inkglance.toml:2:25: "web.names" is "http://display.lan".
      """,
      cause: "It must be a host's name.",
      remedy: """
        Write it as in `names = ["display.lan"]`.
        """),
  ]
}
