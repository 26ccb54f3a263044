/**
 * Checks the layout of a page. Runs in the page, so it uses nothing outside itself.
 *
 * @returns one sentence per defect
 */
export function wrongsInLayout(): string[] {
  const wrongs: string[] = [];
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const root = document.documentElement;
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  };
  /** While a dialog or a menu is open, only its content is reachable. */
  const within = document.querySelector('dialog[open], [role="menu"]') ?? document.body;

  if (root.scrollWidth > view.width) {
    const widest = [...document.querySelectorAll('body *')].filter(
      (element) => isSeen(element) && element.getBoundingClientRect().right > view.width + 0.5,
    );
    wrongs.push(
      `${root.scrollWidth} px are wider than the window: ${widest.slice(0, 3).map(nameOf).join(', ')}`,
    );
  }
  for (const figure of document.querySelectorAll('output')) {
    const { left, right } = figure.getBoundingClientRect();
    if (isSeen(figure) && (left < 0 || right > view.width)) wrongs.push(`${nameOf(figure)} is out of view`);
  }
  const more = root.scrollHeight - view.height;
  const isInSession = document.querySelector('header [aria-label="All sound"]') !== null;
  // With large text a page may scroll by any amount.
  const isLarge = parseFloat(getComputedStyle(root).fontSize) >= 24;
  if (isInSession && !isLarge && more > 0 && more < 24) wrongs.push(`The page scrolls by ${more} px`);

  const toast = document.querySelector('ol[tabindex="-1"] > li');
  // A toast has a lane in the header, or above the navigation bar over the page.
  const bar = toast?.closest('header, [data-bar]');
  // An open dialog makes the page inert, and has a lane above itself.
  if (toast && !bar && !toast.closest('dialog')) wrongs.push('The message lies over the page');
  if (toast && bar) {
    // Measures the list of toasts, because a toast itself moves while it enters.
    const box = (toast.parentElement ?? toast).getBoundingClientRect();
    const isApart = (other: DOMRect) =>
      other.right <= box.left + 1 ||
      other.left >= box.right - 1 ||
      other.bottom <= box.top + 1 ||
      other.top >= box.bottom - 1;
    for (const element of bar.querySelectorAll('a, button, nav')) {
      if (!toast.contains(element) && isSeen(element) && !isApart(element.getBoundingClientRect()))
        wrongs.push(`The message lies over ${nameOf(element)}`);
    }
    const lane = bar.getBoundingClientRect();
    if (bar.localName === 'header' && (box.top < lane.top || box.bottom > lane.bottom))
      wrongs.push('The message leaves its lane');
    // While the page is scrolled to the top, the header must not overlap it. Scrolled content may pass under the
    // header.
    const page = document.querySelector('main') as HTMLElement;
    if (bar.localName === 'header' && page.getBoundingClientRect().top + scrollY < lane.height - 1)
      wrongs.push('The lane lies over the page');
    if (box.left < 0 || box.right > view.width || box.top < 0 || box.bottom > view.height + 1)
      wrongs.push(`The message lies outside: ${JSON.stringify(box)}`);
    const most = view.width < 768 ? 560 : 420;
    if (box.width > most) wrongs.push(`The message is ${box.width} px wide`);
  }

  const at = { x: scrollX, y: scrollY };
  const controls = 'a, button, input, select, textarea';
  const shown = 'h1, h2, h3, output, progress, [role="img"], figure';
  for (const thing of within.querySelectorAll(`${controls}, ${shown}`)) {
    const isControl = thing.matches(controls);
    if (!isSeen(thing) || thing.closest('[inert]') || thing.matches(':disabled')) continue;
    // A skip link outside the window has no focus, so it is invisible.
    if (thing.getBoundingClientRect().bottom <= 0 && thing.matches('a[href="#main"]')) continue;
    thing.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // A heading's box is as wide as its column, so the check uses the first line of its text.
    const words = document.createRange();
    words.selectNodeContents(thing);
    const place = (!isControl && words.getClientRects()[0]) || thing.getBoundingClientRect();
    const { left, top, width, height } = place;
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOwn =
      found !== null &&
      (thing.contains(found) || found.contains(thing) || found.closest('label')?.contains(thing));
    // The buttons over a scene are transparent, and so are their containers.
    const isClear =
      !isControl && found?.matches('[data-target], [role="group"]:not(:has(> :not([data-target])))');
    // While the skip link has keyboard focus, it covers everything else.
    if (found?.matches('a[href="#main"]:focus')) continue;
    // A draggable element may be in front of another one.
    const isBefore = thing.matches('[data-draggable]') && found?.matches('[data-draggable]');
    if (!isOwn && !isBefore && !isClear)
      wrongs.push(`${nameOf(thing)} lies under ${found ? nameOf(found) : 'nothing: it is outside'}`);
  }
  scrollTo(at.x, at.y);
  return wrongs;
}

/**
 * Checks a page in forced colors. Runs in the page, so it uses nothing outside itself.
 *
 * @returns one sentence for each button or progress bar without an edge, and for each selected control that looks
 * unselected
 */
export function wrongsInForcedColors(): string[] {
  const edge = (element: Element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return outline || (borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth));
  };
  return [...document.querySelectorAll('main button, main label, main progress, header button')].flatMap(
    (element) => {
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const isSeen = element.checkVisibility({ visibilityProperty: true });
      if (!isSeen || element.hasAttribute('data-target') || element === document.activeElement) return [];
      const isChosen = element.matches('[aria-pressed="true"], :has(> :checked)');
      return [
        ...(element.localName !== 'label' && edge(element) === 0 ? [`${name} has no edge`] : []),
        ...(isChosen && edge(element) < 2 ? [`${name} is chosen and does not look it`] : []),
      ];
    },
  );
}
