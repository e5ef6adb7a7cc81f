// The compiler starts this program when it meets `#Preview` and sends it messages; every preview becomes a type that
// `preview --previews` finds.

let channel = MessageChannel(input: 0, output: 1)
while let message = channel.receive() {
  guard channel.send(PluginAnswer(to: message).text) else { break }
}
