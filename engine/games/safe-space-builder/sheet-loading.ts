/** The pictures of all things, loaded when somebody has one or will soon: the first frame shows a place, and no thing. */
import type { Clock } from '../../stage/clock';
import type { PictureLoader } from '../../stage/pictures';
import type { Outlines } from './outlines';
import type { Room } from './room';
import { SHEET_LIGHT_URL, SHEET_URL, SMALL_SHEET_URL } from './sheet';

/** Whoever begins to build looks first: the pictures are asked for so long after that (ms), or with the first thing. */
const SOON_MS = 800;

export interface SheetLoadingOptions {
  readonly room: Room;
  readonly outlines: Outlines;
  readonly loader: PictureLoader;
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  readonly wake: () => void;
}

export class SheetLoading {
  readonly #options: SheetLoadingOptions;
  #timer: number | undefined;
  #isWanted = false;
  #isDestroyed = false;

  constructor(options: SheetLoadingOptions) {
    this.#options = options;
  }

  /** A thing is there. */
  want(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    void this.#read();
    void this.#load();
  }

  /** Somebody builds, and will add a thing. */
  wantSoon(): void {
    this.#timer ??= this.#options.clock.setTimeout(() => this.want(), SOON_MS);
  }

  /** The context was lost and is back. */
  restore(): void {
    if (this.#isWanted) void this.#load();
  }

  destroy(): void {
    this.#isDestroyed = true;
    if (this.#timer !== undefined) this.#options.clock.clearTimeout(this.#timer);
  }

  async #read(): Promise<void> {
    const { outlines, loader } = this.#options;
    const small = await loader.load(SMALL_SHEET_URL);
    if (small && !this.#isDestroyed) outlines.read(small);
    small?.close();
  }

  /** All things, and then what shines of them, which nobody waits for. */
  async #load(): Promise<void> {
    const { room, loader, wake } = this.#options;
    const sheet = await loader.load(SHEET_URL);
    if (!sheet || this.#isDestroyed) {
      sheet?.close();
      this.#isWanted = false;
      return;
    }
    const shining = loader.load(SHEET_LIGHT_URL);
    const isThere = await room.takeSheet(sheet);
    if (isThere) wake();
    const light = await shining;
    if (!light || !isThere || this.#isDestroyed) {
      light?.close();
      return;
    }
    room.takeSheetLight(light);
    wake();
  }
}
