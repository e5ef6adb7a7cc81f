import InkBoards
import InkDiagnosis
import InkErrors
import InkFeeds
import InkHost
import InkWeb

/// Whether the display can show itself to browsers: its library, its token and its port.
struct WebCheck {
  let settings: Settings.Web
  let machine: Machine
  let secrets: Secrets
  /// Asks the display that runs here.
  let display: () -> Result<DisplayStatus, ControlError>
  /// Takes the address for a moment.
  let listen: () throws(WebError) -> Void

  /// What is in the way, else where the view is or would be.
  var outcome: Outcome {
    guard machine.hasLibrary(WebServer.library) else { return .failed(WebError.noLibrary) }
    do throws(WebError) {
      _ = try WebServer.token(settings, secrets)
    } catch .noToken(let secret) {
      return Outcome(WebError.noToken(secret), secret: secret, of: "the token of [web]", in: secrets)
    } catch {
      return .failed(error)
    }
    do throws(WebError) {
      try listen()
    } catch .inUse {
      return taken
    } catch {
      return .failed(error)
    }
    guard (try? display().get()) == nil else {
      return .warned(
        "the display runs, and nobody listens at \(settings.listen)",
        Remedy(
          "It has not read its file since [web] was written, or it could not listen when it did, as its log tells.",
          commands: ["inkglance reload", "inkglance logs"]))
    }
    return .passed("no display runs; \(settings.listen) is free for it")
  }

  /// Somebody listens there: the display, or another.
  private var taken: Outcome {
    let port = settings.listen.port
    let holder = machine.listener(at: port)
    switch display() {
    case .success(let status) where holder.map { $0.process == status.process } ?? true:
      return .passed("the display serves http://\(settings.listen)")
    case .failure(.notOurs) where holder == nil:
      return .skipped("something listens at \(settings.listen); with `sudo` is told what")
    default:
      let error = WebError.inUse(address: "\(settings.listen)").explanation
      let remedy = "Stop it, or give another port to `listen` under [web] in the display file."
      return .failed(error.whatHappened, machine.freeing(port, Remedy(remedy)))
    }
  }
}
