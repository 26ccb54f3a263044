/**
 * Day or night: decided here and nowhere else, and shown as `data-theme` on the root element. The tokens, and every
 * picture that differs by night, follow that attribute.
 */
import type { ThemeChoice } from '../device/settings';
import { Store } from '../device/store';
import { fade } from './fading';

export type Theme = 'day' | 'night';

const night = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

export const resolveTheme = (choice: ThemeChoice): Theme =>
  choice === 'system' ? (night().matches ? 'night' : 'day') : choice;

/** The browser's own bars, in the colour of the page. */
const BARS: Readonly<Record<Theme, string>> = { day: '#EEF3EC', night: '#0E1B1D' };

/** Puts a theme on the page. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = BARS[theme];
  }
}

/** As much of the settings as the theme needs. */
interface Choices {
  readonly value: { readonly theme: ThemeChoice };
  subscribe(listener: () => void): unknown;
}

/** The theme at hand, which follows the person's choice and with the device. It lives as long as the page. */
export class CurrentTheme {
  readonly #choices: Choices;
  readonly #theme: Store<Theme>;
  readonly subscribe: Store<Theme>['subscribe'];
  /** How many have asked for night: {@link dim}. */
  #dimmed = 0;

  constructor(choices: Choices) {
    this.#choices = choices;
    this.#theme = new Store(resolveTheme(choices.value.theme));
    this.subscribe = this.#theme.subscribe;
    showTheme(this.value);
    choices.subscribe(this.#follow);
    night().addEventListener('change', this.#follow);
  }

  get value(): Theme {
    return this.#theme.value;
  }

  /** Night, whatever is chosen, for something that brings a night of its own. @returns ends it, once */
  dim(): () => void {
    this.#dimmed += 1;
    this.#follow();
    return () => {
      this.#dimmed -= 1;
      this.#follow();
    };
  }

  readonly #follow = (): void => {
    if (this.#next() !== this.value) fade('theme', this.#turn);
  };

  /** The choice may have changed again by the time the screen begins to fade. */
  readonly #turn = (): void => {
    const value = this.#next();
    showTheme(value);
    this.#theme.set(value);
  };

  #next(): Theme {
    return this.#dimmed > 0 ? 'night' : resolveTheme(this.#choices.value.theme);
  }
}
