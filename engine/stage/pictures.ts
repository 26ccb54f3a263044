/** Loading pictures, with patience, and unpacking them beside the main thread. */
import type { Clock } from './clock';

/** A picture that did not come is asked for again after this long (ms), as specified. */
const RETRY_MS = 500;

/** Tries after the first one; then the game goes on without the picture. */
const RETRIES = 5;

/** Fetches a picture's file, and unpacks one. A test may bring its own. */
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
  // As textures have it: of a bitmap WebGL premultiplies nothing, whatever it is told.
  unpack: (file) => createImageBitmap(file, { premultiplyAlpha: 'premultiply' }),
};

/**
 * Loads pictures; every failure is logged, and tried again {@link RETRIES} times. Files are kept as they were sent,
 * which is little: whoever needs a picture anew, after a lost context, asks for it again and waits for no network.
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
   * @returns the picture, premultiplied by its alpha, which is the caller's to close: unpacked it takes four bytes a px.
   *   Undefined when every try failed; a later call then starts anew
   */
  async load(url: string): Promise<ImageBitmap | undefined> {
    for (let retry = 0; retry <= RETRIES; retry++) {
      if (retry > 0) await new Promise<void>((resolve) => this.#clock.setTimeout(resolve, RETRY_MS));
      // A failed answer may be remembered by the browser under the same address.
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
