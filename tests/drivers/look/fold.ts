/**
 * Functions that check the intro or the session of a game right after it opens. They run in the page, so they use
 * nothing outside themselves. They return one sentence per defect.
 */

/**
 * Checks an intro: the whole title and Start are in view without scrolling, and Start covers no text at any scroll
 * position.
 *
 * @param warning Part of a text that must end above the Start button.
 */
export function wrongsOfIntro(warning?: string): string[] {
  const wrongs: string[] = [];
  const start = document.querySelector('main [data-next]') as HTMLElement;
  const linesIn = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;

  scrollTo({ top: 0, behavior: 'instant' });
  const title = document.querySelector('main h1') as HTMLElement;
  for (const { left, right, top, bottom } of linesIn(title)) {
    const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    if (bottom > innerHeight || !ends.every((end) => end && title.contains(end)))
      wrongs.push(`The title "${title.textContent}" is not whole`);
  }
  if (warning) {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.includes(warning) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const node = words.nextNode();
    if (!node) wrongs.push(`"${warning}" is missing`);
    else if (linesIn(node).some(({ bottom }) => bottom > start.getBoundingClientRect().top))
      wrongs.push(`"${warning}" does not stand above Start`);
  }
  // In a low window a warning may be below the fold, and Start must come after it.
  const navigation = document.querySelector('[data-bar] nav') as HTMLElement;
  if (
    !(warning && innerHeight < 500) &&
    start.getBoundingClientRect().bottom > navigation.getBoundingClientRect().top
  )
    wrongs.push('Start is not in view');
  const most = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; ; top = Math.min(most, top + innerHeight / 4)) {
    scrollTo({ top, behavior: 'instant' });
    const box = start.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement as HTMLElement;
      if (start.contains(text) || holder.closest('.visually-hidden') || !holder.checkVisibility()) continue;
      if (linesIn(text).some((line) => isOver(line, box)))
        wrongs.push(`Start lies over "${text.textContent?.trim().slice(0, 40)}"`);
    }
    if (top >= most) break;
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(wrongs)];
}

/**
 * Checks the page of a session:
 * - The page is not scrolled.
 * - Every control outside the scene and every progress bar is fully above the fold.
 * - The text of a button is at least 4 px from its left and right edges.
 * - All rows of tabs have the same number of tabs.
 *
 * @param mayFollow Names of controls that may lie below the fold.
 */
export function wrongsOfSession(mayFollow: readonly string[] = []): string[] {
  const wrongs: string[] = [];
  if (scrollY !== 0) wrongs.push(`The session opens ${scrollY} px from its top`);
  // A low window has no navigation during a session.
  const bar = document.querySelector('[data-bar]') as HTMLElement;
  const fold = bar.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
  for (const control of document.querySelectorAll<HTMLElement>(
    'main :is(a, button, input, select, textarea)',
  )) {
    const name = (
      control.getAttribute('aria-label') ??
      (control as HTMLInputElement).labels?.[0]?.textContent ??
      control.textContent ??
      ''
    ).trim();
    if (control.hasAttribute('data-target') || mayFollow.includes(name)) continue;
    // A scrollable pane may hide some of its controls.
    if (control.closest('[data-scrolls]') || !control.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (top < 0 || bottom > fold + 1 || left < 0 || right > innerWidth + 1)
      wrongs.push(`"${name}" ends at ${Math.round(bottom)} px, the window at ${Math.round(fold)} px`);
    for (const line of spill(control)) wrongs.push(line);
  }
  for (const progress of document.querySelectorAll('main progress')) {
    const { top, bottom } = progress.getBoundingClientRect();
    if (!progress.checkVisibility() || top < 0 || bottom > fold)
      wrongs.push('The progress bar is not in view');
  }
  const rows = new Map<number, number>();
  for (const tab of document.querySelectorAll('main [role="tab"]')) {
    const { top } = tab.getBoundingClientRect();
    rows.set(top, (rows.get(top) ?? 0) + 1);
  }
  if (new Set(rows.values()).size > 1)
    wrongs.push(`Rows of tabs are ${[...rows.values()].join(' and ')} long`);
  return wrongs;

  /**
   * Reports text within 4 px of the left or right edge of its button. Skips a link in a sentence, which has no padding.
   */
  function spill(control: HTMLElement): string[] {
    if (!control.matches('button, a') || getComputedStyle(control).paddingInlineStart === '0px') return [];
    const box = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement as HTMLElement;
      // Text for screen readers only is clipped.
      if (getComputedStyle(holder).clipPath !== 'none' || holder.closest('[aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (lines.some(({ left, right }) => left < box.left + 4 || right > box.right - 4))
        return [`"${control.textContent}" touches the edges of its button`];
    }
    return [];
  }
}
