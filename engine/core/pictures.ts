/** Loading pictures, with patience. */
import type { Clock } from './clock';

/** A picture that did not come is asked for again after this long (ms), as specified. */
export const RETRY_MS = 500;

/** Tries after the first one; then the game goes on without the picture. */
export const RETRIES = 5;

/** Loads one picture. A test may bring its own. */
export type Fetcher = (url: string) => Promise<CanvasImageSource>;

async function fetchPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Loads a picture and decodes it; every failure is logged, and tried again {@link RETRIES} times. */
export class PictureLoader {
  readonly #clock: Pick<Clock, 'setTimeout'>;
  readonly #fetch: Fetcher;
  readonly #pictures = new Map<string, Promise<CanvasImageSource | undefined>>();

  constructor(clock: Pick<Clock, 'setTimeout'>, fetcher: Fetcher = fetchPicture) {
    this.#clock = clock;
    this.#fetch = fetcher;
  }

  /** @returns the picture, or undefined when every try failed; a later call then starts anew */
  load(url: string): Promise<CanvasImageSource | undefined> {
    const known = this.#pictures.get(url);
    if (known) return known;
    const picture = this.#tryAll(url);
    this.#pictures.set(url, picture);
    return picture;
  }

  async #tryAll(url: string): Promise<CanvasImageSource | undefined> {
    for (let retry = 0; retry <= RETRIES; retry++) {
      if (retry > 0) await new Promise<void>((resolve) => this.#clock.setTimeout(resolve, RETRY_MS));
      try {
        // A failed answer may be remembered by the browser under the same address.
        return await this.#fetch(retry === 0 ? url : `${url}?retry=${retry}`);
      } catch (error) {
        console.warn(`A picture did not load: ${url}`, error);
      }
    }
    this.#pictures.delete(url);
    return undefined;
  }
}
