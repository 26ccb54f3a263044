/** The pictures of the six themes and the back of the cards, each loaded when it is first wanted. */
import type { Theme } from '../../../machines/games/memory-cards/themes';
import type { Sheet } from './card-picture';

const PICTURES = import.meta.glob<string>('../../../assets/images/memory-cards/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a picture sheet or of the card's back; undefined when it was not drawn yet. */
const pictureUrl = (name: Theme | 'card-back'): string | undefined =>
  PICTURES[`../../../assets/images/memory-cards/${name}.avif`];

export class ThemePictures {
  readonly #load: (url: string) => Promise<ImageBitmap | undefined>;
  readonly #sheets = new Map<Theme, Sheet>();
  readonly #onCome: (what: Theme | 'back') => void;
  #back: CanvasImageSource | undefined;

  /** @param load see `SceneBase.loadBitmap`. @param onCome called when a theme's pictures, or the back, have come or never will */
  constructor(
    load: (url: string) => Promise<ImageBitmap | undefined>,
    onCome: (what: Theme | 'back') => void,
  ) {
    this.#load = load;
    this.#onCome = onCome;
    void this.#loadBack();
  }

  /** Picture of the cards' back; undefined while there is none. */
  get back(): CanvasImageSource | undefined {
    return this.#back;
  }

  /** What there is of a theme. */
  sheetOf(theme: Theme): Sheet {
    return this.#sheets.get(theme) ?? 'loading';
  }

  /** Begins to load a theme's pictures, once. */
  load(theme: Theme): void {
    if (this.#sheets.has(theme)) return;
    const url = pictureUrl(theme);
    this.#sheets.set(theme, url ? 'loading' : 'missing');
    if (!url) return;
    void this.#load(url).then((sheet) => {
      this.#sheets.set(theme, sheet ?? 'missing');
      this.#onCome(theme);
    });
  }

  async #loadBack(): Promise<void> {
    const url = pictureUrl('card-back');
    if (url) this.#back = await this.#load(url);
    this.#onCome('back');
  }
}
