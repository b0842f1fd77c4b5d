/** For buttons: while the action of one tap is still running, further taps do nothing. */
export class Once {
  busy = $state(false);

  tap(act: () => unknown): void {
    if (this.busy) return;
    const doing = act();
    if (!(doing instanceof Promise)) return;
    this.busy = true;
    void doing.finally(() => (this.busy = false));
  }
}
