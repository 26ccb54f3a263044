/** The plain questions that are asked after everything that was done. */
import type { StandInPage } from '../../fakes/page/page';

/** @returns a sentence for each answer that should not be */
export function wrongsOf(page: StandInPage): string[] {
  const { document } = page.browser;
  const wrongs: string[] = [];
  const dialogs = document.querySelectorAll('dialog[open]');
  if (dialogs.length > 1) wrongs.push(`${dialogs.length} dialogs are open`);
  const dialog = dialogs[0];
  if (dialog && !dialog.contains(document.activeElement)) wrongs.push('The focus is behind the dialog');
  if (page.services.session.leave && document.activeElement === document.body)
    wrongs.push('The focus is nowhere');
  const alerts = document.querySelectorAll('[role="alert"]').map(({ textContent }) => textContent);
  if (alerts.some((text) => /stopped unexpectedly/.test(text))) wrongs.push('The game stopped');
  return [...wrongs, ...wrongTargets(page)];
}

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isSurface: boolean;
  /** Somebody moves it, and may put it before another. */
  readonly isMovable: boolean;
  /** It takes nothing now, so it may lie beneath another: a thought into which the answer drifts. */
  readonly isDisabled: boolean;
}

/** Every button of the mirror has a name and a size, lies in its slot, and its middle is its own. */
function wrongTargets({ browser: { document } }: StandInPage): string[] {
  const { size } = document;
  // A slot of no size is a page that is not there.
  if (size.width < 50 || size.height < 50) return [];
  const boxes = document.querySelectorAll('[data-target]').map((button): Box => {
    const { left, top, width, height } = button.style;
    // What drifts is moved by the element around its button.
    const carried = String(button.parentElement?.style.transform ?? '');
    const moved = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(carried);
    return {
      name: button.getAttribute('aria-label') ?? button.textContent,
      left: parseFloat(String(left)) + Number(moved?.[1] ?? 0),
      top: parseFloat(String(top)) + Number(moved?.[2] ?? 0),
      width: parseFloat(String(width)),
      height: parseFloat(String(height)),
      isDisabled: button.getAttribute('aria-disabled') === 'true',
      isMovable: button.getAttribute('data-draggable') !== null,
      isSurface: button.getAttribute('class')?.includes('surface') ?? false,
    };
  });
  return boxes.flatMap((box, index) => {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const over = boxes
      .slice(index + 1)
      .find(({ left, top, width, height }) => x > left && x < left + width && y > top && y < top + height);
    return [
      ...(box.name.trim() === '' ? ['A button has no name'] : []),
      ...(Number.isFinite(x + y) && box.width > 0 && box.height > 0 ? [] : [`${box.name} has no place`]),
      ...(over && !box.isSurface && !box.isDisabled && !over.isMovable
        ? [`${over.name} lies over ${box.name}`]
        : []),
    ];
  });
}

/** @returns a sentence when Tab leads nowhere else from where the focus is */
export function wrongsOfTab(page: StandInPage): string[] {
  const { document } = page.browser;
  const from = document.activeElement;
  page.key('Tab');
  return document.activeElement === from && page.controls.length > 2 ? ['Tab leads nowhere'] : [];
}
