/**
 * Day or night: decided here and nowhere else, and shown as `data-theme` on the root element. The tokens, and every
 * picture that differs by night, follow that attribute.
 */
import type { ThemeChoice } from '../device/settings';
import { Store } from '../device/store';

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

/** So long the browser may take for its picture of what was seen, ms. It takes four seconds when the window is resized meanwhile. */
const MOST_MS = 500;

let fading: ViewTransition | undefined;

/**
 * Changes the theme, and fades from what was seen before where the browser can and the person has not asked for less
 * motion. During a fade it changes at once.
 *
 * @param change is called once, with the next frame at the latest
 */
function fade(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (fading || isStill || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { style } = document.documentElement;
  const transition = document.startViewTransition(() => {
    clearTimeout(late);
    change();
    // Only what was seen before is a picture: it fades over the living page, which can be pressed meanwhile.
    style.viewTransitionName = 'none';
  });
  fading = transition;
  const late = setTimeout(() => transition.skipTransition(), MOST_MS);
  // A hidden tab cuts it short before it begins. The change itself is made all the same.
  transition.ready.catch(() => undefined);
  transition.finished.finally(() => {
    style.viewTransitionName = '';
    fading = undefined;
  });
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
    if (this.#next() !== this.value) fade(this.#turn);
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
