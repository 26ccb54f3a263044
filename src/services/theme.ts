/** Only this module decides the theme, and sets it as `data-theme` on the root element, which styles follow. */
import type { ThemeChoice } from '../device/settings';
import { ObservableValue } from '../device/store';

export type Theme = 'day' | 'night';

const night = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

export const resolveTheme = (choice: ThemeChoice): Theme =>
  choice === 'system' ? (night().matches ? 'night' : 'day') : choice;

/** Color of the browser's bars. */
const BARS: Readonly<Record<Theme, string>> = { day: '#EEF3EC', night: '#0E1B1D' };

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = BARS[theme];
  }
}

/** Maximum time for the browser's snapshot of the old page, ms. During a resize it can take four seconds. */
const MOST_MS = 500;

let fading: ViewTransition | undefined;

/** Changes the theme with a view transition; at once during another one, without support, or with reduced motion. */
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
    // Only the old page has a snapshot, which fades out over the live new page, so that the page stays usable.
    style.viewTransitionName = 'none';
  });
  fading = transition;
  const late = setTimeout(() => transition.skipTransition(), MOST_MS);
  // `ready` rejects when the fade is skipped: in a hidden tab, or after {@link MOST_MS}. The change still happens.
  transition.ready.catch(() => undefined);
  transition.finished.finally(() => {
    style.viewTransitionName = '';
    fading = undefined;
  });
}

interface Choices {
  readonly value: { readonly theme: ThemeChoice };
  subscribe(listener: () => void): unknown;
}

/** The current theme. It depends on the person's choice and on the device, and exists as long as the page. */
export class CurrentTheme {
  readonly #choices: Choices;
  readonly #theme: ObservableValue<Theme>;
  readonly subscribe: ObservableValue<Theme>['subscribe'];
  /** Number of active {@link dim} calls. */
  #dimmed = 0;

  constructor(choices: Choices) {
    this.#choices = choices;
    this.#theme = new ObservableValue(resolveTheme(choices.value.theme));
    this.subscribe = this.#theme.subscribe;
    showTheme(this.value);
    choices.subscribe(this.#follow);
    night().addEventListener('change', this.#follow);
  }

  get value(): Theme {
    return this.#theme.value;
  }

  /** Forces the night theme, for content that is dark even by day, until the returned function is called. */
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

  /** Applies the theme that is current when the fade starts, because the choice may have changed in the meantime. */
  readonly #turn = (): void => {
    const value = this.#next();
    showTheme(value);
    this.#theme.set(value);
  };

  #next(): Theme {
    return this.#dimmed > 0 ? 'night' : resolveTheme(this.#choices.value.theme);
  }
}
