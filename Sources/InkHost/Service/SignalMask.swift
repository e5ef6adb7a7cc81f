import Glibc

/// Which signals a thread hears.
package enum SignalMask {
  /// Leaves signals to the main thread: on this one they would only cut a wait short.
  package static func blockAll() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }
}
