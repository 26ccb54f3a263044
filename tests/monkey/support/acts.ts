/** Random actions of the monkey test on a page without a browser. */
import type { StandInPage } from '../../fakes/page/page';
import { standIn } from '../../fakes/page/stand-in';
import type { Chance } from './chance';

/**
 * A function that performs an action.
 * @returns the description of the action
 */
type Act = (page: StandInPage, chance: Chance) => Promise<string> | string;

const SIZES = [
  [760, 560],
  [360, 400],
  [844, 300],
  [320, 420],
  [820, 420],
  [1, 1],
] as const;
const KEYS = [
  ...['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab'],
  ...['1', '5', '9', 'a', 'Backspace', 'PageDown'],
];
const TEXTS = ['', ' ', '3', 'rain, a lamp', 'مطر هادئ', '🌿🌿🌿', '<b>"\'&', 'x'.repeat(5000)];
/** Maximum number of presses in one round, because a press may create further targets. */
const MOST_PRESSED = 60;
const FURTHEST = 60_000;
const LONGEST = 90_000;

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40) || element.localName;

/** Returns the enabled buttons, and in a twelfth of all cases also the links, which leave the game. */
const pressable = ({ controls }: StandInPage, chance: Chance): HTMLElement[] => {
  const here = controls.filter((control) => control.matches('button, a'));
  return chance.below(12) === 0 ? here : here.filter((control) => control.localName === 'button');
};

/** Presses up to five fingers in sequence, moves them, and lifts or cancels them in random order. */
const tap: Act = async (page, chance) => {
  const fingers = chance.weighted([
    [5, 1],
    [2, 2],
    [1, 3],
    [1, 5],
  ]);
  const { width, height } = page.browser.size;
  const down: { on: HTMLElement; finger: number }[] = [];
  for (let finger = 1; finger <= fingers; finger++) {
    const on = chance.of(pressable(page, chance));
    if (!on) break;
    page.point('pointerdown', on, finger, chance.below(width), chance.below(height));
    // A touch moves the focus, as in a browser.
    if (finger === 1) on.focus();
    down.push({ on, finger });
  }
  const names = down.map(({ on }) => nameOf(on)).join(' + ');
  for (let move = chance.below(6); move > 0; move--) {
    const { on, finger } = chance.of(down) ?? {};
    if (on && finger) page.point('pointermove', on, finger, chance.below(width), chance.below(height));
    if (chance.below(3) === 0) await page.waits(50);
  }
  const isCancelled = chance.below(10) === 0;
  while (down.length > 0) {
    const [{ on, finger } = { on: undefined, finger: 0 }] = down.splice(chance.below(down.length), 1);
    if (!on) continue;
    const isOutside = chance.below(10) === 0;
    page.point(isCancelled ? 'pointercancel' : 'pointerup', on, finger, isOutside ? -50 : 5, 5);
    if (!isCancelled && !isOutside && fingers === 1) page.click(on, 1);
  }
  return `${isCancelled ? 'touch and lose' : 'tap'} ${names || 'nothing'}`;
};

/**
 * Presses the buttons outside the header one after the other, in one round or six, so that some games are completed.
 */
const pressAll: Act = async (page, chance) => {
  const rounds = chance.below(3) === 0 ? 6 : 1;
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < MOST_PRESSED; at++) {
      const control = page.controls.filter(({ localName }) => localName === 'button')[at];
      if (!control) break;
      // Help and sound are not part of the game.
      if (control.closest('header')) continue;
      control.focus();
      page.click(control, 1);
      await page.waits(chance.below(300));
    }
  }
  return `press everything ${rounds} times`;
};

/** Starts a session if necessary, and waits for 60-150 s. */
const stay: Act = async (page, chance) => {
  if (!page.services.session.leave) {
    const start = page.controls.find((control) => control.hasAttribute('data-next'));
    if (start) page.click(start, 1);
  }
  const ms = FURTHEST + chance.below(LONGEST);
  await page.waits(ms);
  return `begin and sit for ${ms} ms`;
};

const key: Act = (page, chance) => {
  if (chance.below(3) === 0) chance.of(pressable(page, chance))?.focus();
  const name = chance.of(KEYS) as string;
  const on = nameOf(page.focused);
  const times = chance.below(8) === 0 ? 20 : 1;
  for (let time = 0; time < times; time++) page.key(name);
  return `key ${name} x ${times} on ${on}`;
};

const leaveByKey: Act = (page, chance) => {
  const times = chance.below(4) === 0 ? 5 : 1;
  for (let time = 0; time < times; time++) page.key('Escape');
  return `Escape x ${times}`;
};

const change: Act = (page, chance) => {
  const field = chance.of(page.controls.filter((control) => control.matches('input, textarea, select')));
  if (!field) return 'change nothing';
  // A press focuses a field, as in a browser.
  field.focus();
  const kind = field.getAttribute('type') ?? field.localName;
  if (kind === 'checkbox' || kind === 'radio') page.click(field, 1);
  else if (kind === 'range') {
    const [min, max] = ['min', 'max'].map((end) => Number(field.getAttribute(end))) as [number, number];
    page.change(field, String(min + chance.below(max - min + 1)));
  } else if (kind === 'select') {
    page.change(field, chance.of([...field.querySelectorAll('option')])?.getAttribute('value') ?? '');
  } else page.change(field, chance.of(TEXTS) ?? '');
  return `change ${kind} ${nameOf(field)}`;
};

const wait: Act = async (page, chance) => {
  const ms = chance.weighted([
    [6, chance.below(500)],
    [4, chance.below(5000)],
    [1, chance.below(FURTHEST)],
  ]);
  await page.waits(ms);
  return `wait ${ms} ms`;
};

const resize: Act = (page, chance) => {
  const [width, height] = chance.of(SIZES) as (typeof SIZES)[number];
  const isTurned = chance.below(2) === 0;
  page.browser.resize(isTurned ? height : width, isTurned ? width : height);
  return `resize to ${width} x ${height}${isTurned ? ', turned' : ''}`;
};

const hide: Act = async (page, chance) => {
  page.browser.hide(true);
  const ms = chance.below(FURTHEST);
  await page.waits(ms);
  page.browser.hide(false);
  return `hide for ${ms} ms`;
};

const loseContext: Act = async (page, chance) => {
  standIn.surface?.lose();
  const ms = chance.below(3000);
  await page.waits(ms);
  standIn.surface?.giveBack();
  return `lose the context for ${ms} ms`;
};

const goBack: Act = async (page, chance) => {
  page.browser.history.go(-1);
  await page.waits(chance.below(2000));
  page.browser.history.go(1);
  return 'Back and Forward';
};

const otherTab: Act = (page, chance) => {
  const left = chance.below(6);
  if (!page.browser.storage.isFailing)
    page.browser.tellOfOtherTab('stillgrove.trialGamesRemaining', String(left));
  return `another tab leaves ${left} tries`;
};

const failStorage: Act = (page, chance) => {
  const isFailing = chance.below(2) === 0;
  page.browser.failStorage(isFailing);
  return isFailing ? 'storage fails' : 'storage works';
};

const putAway: Act = (page) => {
  for (const type of ['blur', 'pagehide', 'pageshow', 'focus']) page.browser.tell(type);
  return 'put the page away';
};

export const ACTS: readonly (readonly [weight: number, act: Act])[] = [
  [24, tap],
  [2, pressAll],
  [2, stay],
  [12, key],
  [2, leaveByKey],
  [8, change],
  [14, wait],
  [2, resize],
  [2, hide],
  [1, loseContext],
  [1, goBack],
  [1, otherTab],
  [2, failStorage],
  [1, putAway],
];
