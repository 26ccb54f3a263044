/** Keeps the screen lit while something is led. Where a browser cannot, nothing is said: it was a kindness. */

/** The events with which a person touches the page: after a refusal the next of them asks again. */
const TOUCHES = ['pointerup', 'keydown'] as const;

export class ScreenAwake {
  #isWanted = false;
  #lock: WakeLockSentinel | undefined;
  #isAsking = false;

  /** The screen stays on from here; asked for again whenever the tab comes back. Twice is once. */
  keep(): void {
    if (this.#isWanted || !('wakeLock' in navigator)) return;
    this.#isWanted = true;
    document.addEventListener('visibilitychange', this.#ask);
    void this.#ask();
  }

  /** The screen may go dark again. */
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
        // Given back while it was on its way.
        await lock.release();
        return;
      }
      this.#lock = lock;
      // The browser takes it when the tab is hidden, or when the battery is low: then it waits for a touch.
      lock.addEventListener('release', () => {
        if (this.#lock !== lock) return;
        this.#lock = undefined;
        if (this.#isWanted && document.visibilityState === 'visible') this.#waitForTouch(true);
      });
    } catch {
      // Refused: a low battery, or no gesture yet.
      if (this.#isWanted) this.#waitForTouch(true);
    } finally {
      this.#isAsking = false;
      // Asked for anew while the last answer was on its way.
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
