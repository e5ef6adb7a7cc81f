extension BoardFault {
  /// Browsers, brokers and what is secret between them and the display.
  static let network = [
    BoardFault("web-port-taken", "another program has the web view's port", check: "web") {
      try $0.setDisplayTable("web", "listen = \"127.0.0.1:8080\"")
      try $0.listen(at: 8080, as: "python3", process: 1234)
    },
    BoardFault("web-library-missing", "libmicrohttpd is not installed", check: "web") {
      try $0.setDisplayTable("web", "listen = \"127.0.0.1:8080\"")
      $0.remove("usr/lib/aarch64-linux-gnu/libmicrohttpd.so.12")
    },
    BoardFault("web-token-missing", "the web view's token is in no file of secrets", check: "web") {
      try $0.setDisplayTable("web", "listen = \"0.0.0.0:8080\"", "token = \"${WEB_TOKEN}\"")
    },
    BoardFault("web-token-short", "the web view's token has eight characters", check: "web") {
      try $0.setDisplayTable("web", "listen = \"0.0.0.0:8080\"", "token = \"${WEB_TOKEN}\"")
      try $0.writeSecrets("WEB_TOKEN=password\n")
    },
    BoardFault("secrets-open", "all users may read the file of secrets", check: "web") {
      try $0.setDisplayTable("web", "listen = \"0.0.0.0:8080\"", "token = \"${WEB_TOKEN}\"")
      try $0.writeSecrets("WEB_TOKEN=0123456789abcdef0123456789abcdef\n", mode: 0o644)
    },
    BoardFault("mqtt-library-missing", "libmosquitto is not installed", check: "broker") {
      try $0.setDisplayTable("fleet", "broker = \"mqtt://broker.local\"")
      $0.remove("usr/lib/aarch64-linux-gnu/libmosquitto.so.1")
    },
    BoardFault("broker-password-missing", "the broker's password is in no file of secrets", check: "broker") {
      try $0.setDisplayTable("fleet", "broker = \"mqtt://hall@broker.local\"", "password = \"${BROKER}\"")
    },
  ]
}
