@testable import InkCommand

extension BrokenPage {
  static let network = [
    BrokenPage(
      fault: "web-port-taken", fact: "The web view cannot listen on 127.0.0.1:8080: something else does.",
      remedy: ["python3 (process 1234) listens there", "another port to `listen`", "sudo kill 1234"]),
    BrokenPage(
      fault: "web-library-missing", fact: "The web view cannot be served.",
      remedy: ["libmicrohttpd is not installed", "sudo apt install libmicrohttpd12"]),
    BrokenPage(
      fault: "web-token-missing",
      fact: "The web view has no token, and is not served. There is no secret WEB_TOKEN.",
      remedy: ["`WEB_TOKEN=…`", "sudo nano /etc/inkglance/secrets", "sudo chmod 600 /etc/inkglance/secrets"],
      hands: { try $0.writeSecrets("WEB_TOKEN=0123456789abcdef0123456789abcdef\n") }),
    BrokenPage(
      fault: "web-token-short",
      fact: "The web view's token has fewer than 16 characters, and is not served.",
      remedy: ["can be found by trying", "openssl rand -hex 16"],
      hands: { try $0.writeSecrets("WEB_TOKEN=0123456789abcdef0123456789abcdef\n") }),
    BrokenPage(
      fault: "secrets-open",
      fact:
        "The web view has no token, and is not served. The secrets in /etc/inkglance/secrets are open to others.",
      remedy: ["may be read by its group or by all", "sudo chmod 600 /etc/inkglance/secrets"]),
    BrokenPage(
      fault: "mqtt-library-missing", fact: "Nothing can be asked of an MQTT broker.",
      remedy: ["libmosquitto is not installed", "sudo apt install libmosquitto1"]),
    BrokenPage(
      fault: "broker-password-missing", fact: "There is no secret BROKER.",
      remedy: ["`BROKER=…`", "sudo nano /etc/inkglance/secrets", "sudo chmod 600 /etc/inkglance/secrets"],
      hands: { try $0.writeSecrets("BROKER=correct horse\n") }),
  ]
}
