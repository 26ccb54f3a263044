/** The history of this tab, and the current position in it. */
export class StandInHistory {
  readonly #entries: { url: URL; state: unknown }[];
  #at = 0;

  readonly onMove: () => void;

  constructor(address: string, onMove: () => void) {
    this.onMove = onMove;
    this.#entries = [{ url: new URL(address), state: null }];
  }

  get #now() {
    return this.#entries[this.#at] as { url: URL; state: unknown };
  }

  get state(): unknown {
    return this.#now.state;
  }

  get location(): URL {
    // A full page load would end the run. In this stand-in `assign` and `replace` only change the address.
    const assign = (url: string) => this.pushState(null, '', url);
    return Object.assign(new URL(this.#now.url), { assign, replace: assign });
  }

  get length(): number {
    return this.#entries.length;
  }

  pushState(state: unknown, _: string, url = this.#now.url.href): void {
    this.#entries.splice(this.#at + 1);
    this.#entries.push({ url: new URL(url, this.#now.url), state });
    this.#at += 1;
  }

  replaceState(state: unknown, _: string, url?: string): void {
    this.#entries[this.#at] = { url: new URL(url ?? '', this.#now.url), state };
  }

  back(): void {
    this.go(-1);
  }

  go(by: number): void {
    const to = this.#at + by;
    if (to < 0 || to >= this.#entries.length) return;
    this.#at = to;
    this.onMove();
  }
}
