/**
 * Loads the sheet of elements when the space has an element or will soon get one. The first frame needs only the
 * place.
 */
import type { Texture } from 'pixi.js';
import type { Clock } from '../../stage/clock';
import type { Outlines } from './outlines';
import { SHEET_LIGHT_URL, SHEET_URL, SMALL_SHEET_URL } from './sheet';

/** Delay of the load after Build opens, ms. An element that needs the sheet earlier ends the delay. */
const SOON_MS = 800;

export interface SheetLoadingOptions {
  readonly loadTexture: (url: string) => Promise<Texture | undefined>;
  readonly loadBitmap: (url: string) => Promise<ImageBitmap | undefined>;
  readonly outlines: Outlines;
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  readonly onSheet: (sheet: Texture) => void;
  /** Called when the light sheet has loaded. Nothing waits for it. */
  readonly onLight: (light: Texture) => void;
}

export class SheetLoading {
  readonly #options: SheetLoadingOptions;
  #timer: number | undefined;
  #isWanted = false;

  constructor(options: SheetLoadingOptions) {
    this.#options = options;
  }

  /** Loads the sheet now, because an element needs it. */
  want(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    void this.#read();
    void this.#load();
  }

  /** Loads the sheet soon, because Build is open. */
  wantSoon(): void {
    this.#timer ??= this.#options.clock.setTimeout(() => this.want(), SOON_MS);
  }

  destroy(): void {
    if (this.#timer !== undefined) this.#options.clock.clearTimeout(this.#timer);
  }

  async #read(): Promise<void> {
    const { outlines, loadBitmap } = this.#options;
    const small = await loadBitmap(SMALL_SHEET_URL);
    if (small) outlines.read(small);
  }

  async #load(): Promise<void> {
    const { loadTexture, onSheet, onLight } = this.#options;
    const [loading, lightLoading] = [loadTexture(SHEET_URL), loadTexture(SHEET_LIGHT_URL)];
    const sheet = await loading;
    if (!sheet) {
      this.#isWanted = false;
      return;
    }
    onSheet(sheet);
    const light = await lightLoading;
    if (light) onLight(light);
  }
}
