/** Replaces localStorage or sessionStorage. A test can make writes fail. */
export class StandInStorage {
  readonly #values = new Map<string, string>();
  isFailing = false;

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFailing) throw new DOMException('It is full', 'QuotaExceededError');
    this.#values.set(key, value);
  }

  /** All values by key. */
  get values(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#values);
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }
}
