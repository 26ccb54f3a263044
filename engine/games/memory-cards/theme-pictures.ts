/** Pictures of the six themes and of the card's back. The back loads immediately, and a theme at its first use. */
import type { CardTheme } from '../../../machines/games/memory-cards/themes';
import type { ThemeSheet } from './card-picture';

const PICTURES = import.meta.glob<string>('../../../assets/images/memory-cards/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of a theme's sheet or of the card's back; undefined when the file does not exist. */
const pictureUrl = (name: CardTheme | 'card-back'): string | undefined =>
  PICTURES[`../../../assets/images/memory-cards/${name}.avif`];

export class ThemePictures {
  readonly #load: (url: string) => Promise<ImageBitmap | undefined>;
  readonly #sheets = new Map<CardTheme, ThemeSheet>();
  readonly #onCome: (what: CardTheme | 'back') => void;
  #back: CanvasImageSource | undefined;

  /** @param onCome called when a theme's sheet or the back has loaded or finally failed */
  constructor(
    load: (url: string) => Promise<ImageBitmap | undefined>,
    onCome: (what: CardTheme | 'back') => void,
  ) {
    this.#load = load;
    this.#onCome = onCome;
    void this.#loadBack();
  }

  /** Picture of the card's back; undefined until it has loaded. */
  get back(): CanvasImageSource | undefined {
    return this.#back;
  }

  sheetOf(theme: CardTheme): ThemeSheet {
    return this.#sheets.get(theme) ?? 'loading';
  }

  load(theme: CardTheme): void {
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
