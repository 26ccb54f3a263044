/** Keeps the screen on with a wake lock. Does nothing in a browser without wake locks. */

/** Gestures after which a refused lock is requested again. */
const TOUCHES = ['pointerup', 'keydown'] as const;

export class ScreenAwake {
  #isWanted = false;
  #lock: WakeLockSentinel | undefined;
  #isAsking = false;

  /** Requests the lock, and requests it again whenever the tab becomes visible. Idempotent. */
  keep(): void {
    if (this.#isWanted || !('wakeLock' in navigator)) return;
    this.#isWanted = true;
    document.addEventListener('visibilitychange', this.#ask);
    void this.#ask();
  }

  release(): void {
    if (!this.#isWanted) return;
    this.#isWanted = false;
    document.removeEventListener('visibilitychange', this.#ask);
    this.#waitForTouch(false);
    const lock = this.#lock;
    this.#lock = undefined;
    lock?.release().catch(() => undefined);
  }

  #ask = async (): Promise<void> => {
    if (!this.#isWanted || this.#lock || this.#isAsking || document.visibilityState !== 'visible') return;
    this.#isAsking = true;
    this.#waitForTouch(false);
    try {
      const lock = await navigator.wakeLock.request('screen');
      if (!this.#isWanted) {
        // `release` was called while the request was pending.
        await lock.release();
        return;
      }
      this.#lock = lock;
      // The browser releases the lock in a hidden tab or at low battery.
      lock.addEventListener('release', () => {
        if (this.#lock !== lock) return;
        this.#lock = undefined;
        if (this.#isWanted && document.visibilityState === 'visible') this.#waitForTouch(true);
      });
    } catch {
      // The browser refused the request: low battery, or no gesture yet.
    } finally {
      this.#isAsking = false;
      // After a refusal, or after `release` and `keep` during the request, the next gesture requests the lock again.
      if (this.#isWanted && !this.#lock && document.visibilityState === 'visible') this.#waitForTouch(true);
    }
  };

  #waitForTouch(isWaiting: boolean): void {
    for (const touch of TOUCHES) {
      if (isWaiting) document.addEventListener(touch, this.#ask);
      else document.removeEventListener(touch, this.#ask);
    }
  }
}
