/** Loads pictures with retries, and decodes them off the main thread. */
import type { Clock } from './clock';

/** Delay before a retry, ms (specification). */
const RETRY_MS = 500;

/** Number of retries after the first attempt. If the last retry fails, the game runs without the picture. */
const RETRIES = 5;

/** Fetches and decodes pictures. A test may replace it. */
export interface PictureSource {
  readonly fetch: (url: string) => Promise<Blob>;
  readonly unpack: (file: Blob) => Promise<ImageBitmap>;
}

const NETWORK: PictureSource = {
  async fetch(url) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    return answer.blob();
  },
  // Premultiplies the bitmap here, because WebGL ignores its own premultiply setting for bitmaps.
  unpack: (file) => createImageBitmap(file, { premultiplyAlpha: 'premultiply' }),
};

/**
 * Loads pictures. Each failure is logged and retried up to {@link RETRIES} times. The small encoded files stay in
 * memory, so that a load after a lost context needs no network.
 */
export class PictureLoader {
  readonly #clock: Pick<Clock, 'setTimeout'>;
  readonly #source: PictureSource;
  readonly #files = new Map<string, Promise<Blob>>();

  constructor(clock: Pick<Clock, 'setTimeout'>, source: PictureSource = NETWORK) {
    this.#clock = clock;
    this.#source = source;
  }

  /**
   * Loads a picture.
   * @returns the picture with premultiplied alpha, 4 bytes per px. The caller must close it. Undefined when every
   *   attempt failed. A later call starts again.
   */
  async load(url: string): Promise<ImageBitmap | undefined> {
    for (let retry = 0; retry <= RETRIES; retry++) {
      if (retry > 0) await new Promise<void>((resolve) => this.#clock.setTimeout(resolve, RETRY_MS));
      // Browsers may cache a failed response under its address.
      const file = this.#files.get(url) ?? this.#source.fetch(retry === 0 ? url : `${url}?retry=${retry}`);
      this.#files.set(url, file);
      try {
        return await this.#source.unpack(await file);
      } catch (error) {
        if (this.#files.get(url) === file) this.#files.delete(url);
        console.warn(`A picture did not load: ${url}`, error);
      }
    }
    return undefined;
  }
}
