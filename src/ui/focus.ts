let page: HTMLElement | null = null;

/** Ref of the page's content. */
export const pageContentRef = (element: HTMLElement | null): void => {
  page = element;
};

export const focusPage = (): void => page?.focus({ preventScroll: true });

export const isFocusFree = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === page;
};

/** Ref of an element that takes the focus when it appears, if no control has it. */
export const focusIfFree = (element: HTMLElement | null): void => {
  if (isFocusFree()) element?.focus({ preventScroll: true });
};

/** The element outside dialogs and menus that was last focused or pressed. */
let last: HTMLElement | undefined;

const remember = ({ target }: Event) => {
  const control =
    target instanceof Element ? target.closest<HTMLElement>('a, button, input, [tabindex]') : null;
  if (control && !control.closest('dialog, [role="menu"]')) last = control;
};

/** Returns a function that stops this. */
export function trackLastFocus(): () => void {
  document.addEventListener('focusin', remember, true);
  // Safari does not focus a pressed button.
  document.addEventListener('pointerdown', remember, true);
  return () => {
    document.removeEventListener('focusin', remember, true);
    document.removeEventListener('pointerdown', remember, true);
  };
}

/** An element that is about to be removed does not count. */
const isLost = (): boolean => {
  const element = document.activeElement;
  return element === null || element === document.body || element.closest('dialog:not([open])') !== null;
};

/**
 * Moves a lost focus to the element that had it last, otherwise to the page. When a dialog closes, the browser returns
 * the focus to the previously focused element, which may have been removed.
 */
export function rescueFocus(): void {
  for (const element of [last, page]) {
    if (!isLost()) return;
    element?.focus({ preventScroll: true });
  }
}
