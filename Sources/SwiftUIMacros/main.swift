// The compiler starts this program when it meets `#Preview` or `@Entry` and sends it messages; every preview becomes a
// type that `preview --previews` finds.

let channel = MessageChannel(input: 0, output: 1)
while let message = channel.receive() {
  guard channel.send(PluginMessage(message).answer) else { break }
}
