/** Invariants of a page. A run checks `wrongsOf` after every action, and `wrongsOfTab` at the end. */
import type { StandInPage } from '../../fakes/page/page';

/** Returns one sentence per violation. */
export function wrongsOf(page: StandInPage): string[] {
  const { document } = page.browser;
  const wrongs: string[] = [];
  const dialogs = document.querySelectorAll('dialog[open]');
  if (dialogs.length > 1) wrongs.push(`${dialogs.length} dialogs are open`);
  const dialog = dialogs[0];
  if (dialog && !dialog.contains(document.activeElement)) wrongs.push('The focus is behind the dialog');
  if (page.services.session.leave && document.activeElement === document.body)
    wrongs.push('The focus is nowhere');
  const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
  if (alerts.some((text) => /stopped unexpectedly/.test(text ?? ''))) wrongs.push('The game stopped');
  return [...wrongs, ...wrongTargets(page)];
}

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isSurface: boolean;
  /** Whether the person can drag the target. A movable element may cover others. */
  readonly isMovable: boolean;
  /** Whether the target is disabled. It may then be covered, such as a thought under its answer. */
  readonly isDisabled: boolean;
}

/**
 * Returns one sentence for each button over the scene that has no name, no position or size, or a covered center.
 * Drawing surfaces and disabled buttons may be covered, and movable buttons may cover others.
 */
function wrongTargets({ browser: { size }, targets }: StandInPage): string[] {
  // A slot without a size belongs to a hidden page.
  if (size.width < 50 || size.height < 50) return [];
  const boxes = targets.map((button): Box => {
    const { left, top, width, height } = button.style;
    // The transform of a wrapper moves a drifting button.
    const carried = String(button.parentElement?.style.transform ?? '');
    const moved = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(carried);
    return {
      name: button.getAttribute('aria-label') ?? button.textContent ?? '',
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

/** Presses Tab. Returns a sentence when the focus does not move although the page has more than two controls. */
export function wrongsOfTab(page: StandInPage): string[] {
  const { document } = page.browser;
  const from = document.activeElement;
  page.key('Tab');
  return document.activeElement === from && page.controls.length > 2 ? ['Tab leads nowhere'] : [];
}
