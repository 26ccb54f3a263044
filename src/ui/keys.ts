/** The only place that decides which Enter and which Escape count. */

/** An input method uses keys, for example to choose or cancel its candidates. */
const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  // Safari ends the composition before the event, and marks it with 229 only.
  isComposing || keyCode === 229;

/** Whether the person presses Escape for the app, and not for an input method. */
export const isEscape = (event: KeyboardEvent): boolean => event.key === 'Escape' && !isComposed(event);

/** Keys that press something, with the places where a held key is meant to repeat: new lines, spaces and scrolling. */
const REPEATING: Readonly<Record<string, string>> = {
  Enter: 'textarea',
  Escape: '',
  ' ': ':not(button, summary, [role="menuitem"])',
};

/**
 * Stops keys while an input method uses them, and while they repeat: a held key presses once.
 * @returns a function that stops this
 */
export function blockUnwantedKeys(): () => void {
  const follow = (event: KeyboardEvent) => {
    const repeating = REPEATING[event.key];
    if (repeating === undefined) return;
    const isRepeated = event.repeat && !(repeating && (event.target as Element).matches(repeating));
    if (isRepeated) event.preventDefault();
    if (isRepeated || (event.key !== ' ' && isComposed(event))) event.stopPropagation();
  };
  // The window's capture phase precedes all other handlers, also those of libraries.
  window.addEventListener('keydown', follow, true);
  return () => window.removeEventListener('keydown', follow, true);
}
