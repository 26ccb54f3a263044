/**
 * Restores the focus when a dialog closes. The browser returns the focus to the previously focused element. If that
 * element was removed meanwhile, the focus would be lost.
 */

/** The element outside dialogs and menus that was last focused or pressed. */
let last: HTMLElement | undefined;

const remember = ({ target }: Event) => {
  const control =
    target instanceof Element ? target.closest<HTMLElement>('a, button, input, [tabindex]') : null;
  if (control && !control.closest('dialog, [role="menu"]')) last = control;
};

/**
 * Records the last focused element of the page.
 * @returns a function that stops the recording
 */
export function followFocus(): () => void {
  document.addEventListener('focusin', remember, true);
  // Safari does not focus a pressed button.
  document.addEventListener('pointerdown', remember, true);
  return () => {
    document.removeEventListener('focusin', remember, true);
    document.removeEventListener('pointerdown', remember, true);
  };
}

/** Returns whether no element has the focus, or only an element that is about to be removed. */
const isLost = (): boolean => {
  const element = document.activeElement;
  return element === null || element === document.body || element.closest('dialog:not([open])') !== null;
};

/** Moves a lost focus to the element that had it last, otherwise to the page. */
export function rescueFocus(): void {
  for (const element of [last, document.getElementById('main')]) {
    if (!isLost()) return;
    element?.focus({ preventScroll: true });
  }
}
