/** Fades from one screen to the next: of pages (`src/app/PageFade.tsx`) and of day and night (`src/services/theme.ts`). */

/** Whether the browser knows how to fade. */
const canFade = (): boolean => 'startViewTransition' in document && 'types' in ViewTransition.prototype;

/** Whether one screen may fade into the next: the browser knows how, and the person has not asked for less motion. */
export const mayFade = (): boolean => canFade() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** So long a page waits for the browser to have its picture of what was seen before, ms: it takes a frame or two. */
const MOST_MS = 500;

/**
 * From now on no page waits for its fade. When the window changes its size in the very moment in which the picture of what
 * was seen is taken, a browser waits for four seconds, and the page is not changed until then: it is changed without a
 * fade instead.
 */
export function fadeInTime(): void {
  if (!canFade()) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const given = typeof options === 'function' ? { update: options } : options;
    const update = async () => {
      clearTimeout(late);
      await given?.update?.();
      nameWords();
    };
    nameWords();
    const fading = start({ ...given, update });
    const late = setTimeout(() => fading.skipTransition(), MOST_MS);
    return fading;
  };
}

/**
 * What is written on a picture that grows (`src/ui/Door.tsx`) is a picture of its own meanwhile. A rule that finds the name
 * which React has given the larger one would do; but for it a browser looks for what the rule may mean whenever any style
 * is set by script, in every frame of every game.
 */
function nameWords(): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-written]')) {
    const grows = words.parentElement?.style.viewTransitionName === 'door';
    words.style.viewTransitionName = grows ? 'door-words' : '';
  }
}

/** Whether it tells of a fade that was cut short, by whatever: the change itself was made all the same. */
export const isFadeCutShort = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError', 'TimeoutError'].includes(error.name);

/**
 * Of a fade only what was seen before is a picture: it fades away over the living page, which can be pressed meanwhile.
 * To be called when the page has changed and the fade has not begun.
 */
export function fadeOverLivingPage({ finished }: ViewTransition): void {
  const { style } = document.documentElement;
  style.viewTransitionName = 'none';
  finished.finally(() => {
    style.viewTransitionName = '';
  });
}

/**
 * Changes the page, and fades from what was seen before; for how long says `src/ui/tokens.css`, by the type. Under a fade
 * that is on its way already the page is changed at once.
 *
 * @param change puts the page into its new state; it is called once, with the next frame at the latest
 */
export function fade(type: 'theme', change: () => void): void {
  if (!mayFade() || document.activeViewTransition) {
    change();
    return;
  }
  const update = () => {
    change();
    fadeOverLivingPage(fading);
  };
  const fading = document.startViewTransition({ update, types: [type] });
  // Not ready: cut short before it began, by a hidden tab or a new page. The change itself was made all the same.
  fading.ready.catch(() => undefined);
}
