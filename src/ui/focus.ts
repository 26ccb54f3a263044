/**
 * Where the focus goes back to when a dialog closes. The browser gives it back to what had it; but that may have been
 * an item of a menu that is gone by then, and the focus would fall to nothing.
 */

/** What last had the focus, or was last pressed, outside of dialogs and menus. */
let last: HTMLElement | undefined;

const remember = ({ target }: Event) => {
  const control =
    target instanceof Element ? target.closest<HTMLElement>('a, button, input, [tabindex]') : null;
  if (control && !control.closest('dialog, [role="menu"]')) last = control;
};
document.addEventListener('focusin', remember, true);
// Some browsers give a pressed button no focus.
document.addEventListener('pointerdown', remember, true);

/** Nothing has the focus, or something that is about to go. */
const isLost = (): boolean => {
  const element = document.activeElement;
  return element === null || element === document.body || element.closest('dialog:not([open])') !== null;
};

/** If nothing has the focus, gives it to what had it last, or else to the page. */
export function rescueFocus(): void {
  for (const element of [last, document.getElementById('main')]) {
    if (!isLost()) return;
    element?.focus({ preventScroll: true });
  }
}
