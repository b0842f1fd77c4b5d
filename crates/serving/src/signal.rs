//! Notices when a person or the system tells the program to stop, and doesn't let
//! a limit on the size of files stop it.

/// Ends at Ctrl-C, or at the signal with which systems end a program. It listens
/// from the call on, not from the first time it's awaited, because the program
/// may be told to stop as soon as it has said that it's running.
#[cfg(unix)]
pub fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    async fn heard(signal: Option<Signal>) {
        match signal {
            Some(mut signal) => {
                signal.recv().await;
            }
            None => std::future::pending().await,
        }
    }
    let [interrupt, terminate] =
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok());
    async {
        tokio::select! {
            () = heard(interrupt) => {}
            () = heard(terminate) => {}
        }
    }
}

/// Ends at Ctrl-C.
#[cfg(not(unix))]
pub async fn told_to_stop() {
    let _ = tokio::signal::ctrl_c().await;
}

/// From now on a write beyond the largest size that the system allows a file fails
/// like one on a full disk, instead of ending the program.
#[cfg(unix)]
pub fn outlive_file_limits() {
    use tokio::signal::unix::{SignalKind, signal};
    /// The same number on Linux, macOS and the BSDs.
    const SIGXFSZ: i32 = 25;
    // Whoever listens to a signal isn't ended by it, whether they wait for it or not.
    let _ = signal(SignalKind::from_raw(SIGXFSZ));
}

#[cfg(not(unix))]
pub fn outlive_file_limits() {}
