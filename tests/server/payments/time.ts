/** A clock for the server that tests set. */
export class ManualTime {
  #at = Date.UTC(2026, 10, 21, 12);

  readonly now = (): Date => new Date(this.#at);

  pass(milliseconds: number): void {
    this.#at += milliseconds;
  }
}
