/**
 * A person who plays: what they do, and what they perceive. `HeadlessPlayer` plays without a browser, `BrowserPlayer`
 * in one, so each session is written once.
 */
import type { JournalEntry } from '../../../domain/journal';

/** Accessible name of a control; a string also matches a name that continues after it with a comma. */
export type Name = string | RegExp;

/** Offset from the center of a control, CSS px. */
export type Offset = readonly [x: number, y: number];

export interface Player {
  /** Opens a page of the app and accepts the disclaimer. */
  open(address: string): Promise<void>;
  /** Presses the page's primary action: Start, Begin … */
  begin(): Promise<void>;
  /** Begins, and waits for the session's first frame. */
  start(): Promise<void>;
  /** Opens 'Adjust' and every other fold of the page. */
  adjust(): Promise<void>;
  /** Chooses an option or turns a switch, wherever the page has it. */
  choose(option: Name): Promise<void>;
  /** Presses a control. @throws Error when no enabled control has this name */
  press(name: Name): Promise<void>;
  /** Presses a pointer on a control, and moves it by an offset; {@link up} lifts it. */
  down(name: Name, by?: Offset): Promise<void>;
  /** Lifts the pointer that {@link down} has pressed, or loses it, as when the system takes the gesture. */
  up(way?: 'lifted' | 'cancelled'): Promise<void>;
  /** Presses a control at its center, and drags it through these offsets. */
  drag(name: Name, ...path: readonly Offset[]): Promise<void>;
  /** Focuses a control and presses keys: `ArrowRight`, `Enter`, `' '`. */
  key(on: Name, ...keys: readonly string[]): Promise<void>;
  /** Presses Escape. */
  escape(): Promise<void>;
  /** Replaces the text of the page's field. */
  write(text: string): Promise<void>;
  /** Moves a slider. */
  slide(label: Name, value: number): Promise<void>;
  /** Lets time pass (ms). */
  wait(ms: number): Promise<void>;
  /** Hides the tab for `ms`. */
  isAway(ms: number): Promise<void>;
  /** Resizes the window (CSS px), as a rotation of the device does. */
  resize(width: number, height: number): Promise<void>;
  /** Loses the WebGL context, as in a driver reset, and restores it after `ms`. */
  loseContext(ms: number): Promise<void>;
  /** Leaves the session by Back, without typed words. */
  leave(): Promise<void>;
  /** Closes the tab in the middle of whatever happens, and opens the same address in another one. */
  reopen(): Promise<void>;

  /** Returns the names of the enabled controls in reading order: of the open dialog, or of the page. */
  names(): Promise<readonly string[]>;
  /** Returns the names of the things in the painting that can be pressed, in reading order. */
  targets(): Promise<readonly string[]>;
  /** Returns the words of the page or of the open dialog. */
  words(): Promise<string>;
  /** Returns the current announcements. */
  said(): Promise<string>;
  /** Returns whether a session is running. */
  isPlaying(): Promise<boolean>;
  /** Returns whether the check-in is open. */
  isAsked(): Promise<boolean>;
  /** Returns the entries of this device's journal, oldest first. */
  journal(): Promise<readonly JournalEntry[]>;
}

/** Returns whether a control with these words has this name. */
export const isCalled = (words: string, name: Name): boolean =>
  typeof name === 'string' ? words === name || words.startsWith(`${name},`) : name.test(words);

/** Returns whether a control with this name can be pressed now. */
export const has = async (player: Player, name: Name): Promise<boolean> =>
  (await player.names()).some((words) => isCalled(words, name));

/**
 * Lets time pass until a condition holds.
 *
 * @param within longest time, ms
 * @param step time between two looks, ms
 * @throws Error when the condition does not hold within that time
 */
export async function until(
  player: Player,
  isMet: () => Promise<boolean>,
  { within = 30_000, step = 100, what = `${isMet}` } = {},
): Promise<void> {
  for (let passed = 0; !(await isMet()); passed += step) {
    if (passed >= within) {
      const names = (await player.names()).join(' | ');
      throw new Error(`Not within ${within} ms: ${what}. Controls: ${names}`);
    }
    await player.wait(step);
  }
}

/** Lets time pass until the page or the open dialog has these words. */
export async function reads(player: Player, words: string | RegExp): Promise<void> {
  const areThere = async () => {
    const all = await player.words();
    return typeof words === 'string' ? all.includes(words) : words.test(all);
  };
  await until(player, areThere, { what: `${words}` });
}

/** Waits for a control, and presses it. */
export async function pressSoon(player: Player, name: Name, within = 30_000): Promise<void> {
  await until(player, () => has(player, name), { within, what: `a control called ${name}` });
  await player.press(name);
}

/** Chooses a length by its place in the group 'How long', from 0. */
export async function chooseLength(player: Player, place: number): Promise<void> {
  await player.adjust();
  const lengths = (await player.names()).filter((name) => /^\d+ (?:min|s)/.test(name));
  const name = lengths[place];
  if (name === undefined) throw new Error(`There are ${lengths.length} lengths`);
  await player.choose(name);
}

/** Presses the thing of the painting at this place, from 0. */
export async function pressTarget(player: Player, place: number): Promise<void> {
  const targets = await player.targets();
  const name = targets[place];
  if (name === undefined)
    throw new Error(`The painting has ${targets.length} things: ${targets.join(' | ')}`);
  await player.press(name);
}

/** Leaves the session by Escape, or by Back, and gives up typed words. */
export async function leave(player: Player, by: 'Escape' | 'Back' = 'Escape'): Promise<void> {
  // After the end of a session only Back leads away.
  if (by === 'Escape' && (await player.isPlaying())) await player.escape();
  else await player.leave();
  await pressAny(player, 'Leave');
}

/** Longest session of any game with its default choices, ms. */
const LONGEST_MS = 700_000;

/**
 * Repeats an action until the check-in opens.
 * @param step time after each action, ms
 */
export async function untilAsked(
  player: Player,
  act: () => Promise<unknown> = async () => undefined,
  step = 500,
): Promise<void> {
  const isAsked = async () => {
    if (await player.isAsked()) return true;
    await act();
    return false;
  };
  await until(player, isAsked, { within: LONGEST_MS, step, what: 'the check-in' });
}

/** Waits for the check-in, and skips it. */
export async function skipCheckIn(player: Player): Promise<void> {
  await untilAsked(player);
  await player.press('Skip');
  await until(player, async () => !(await player.isAsked()));
}

/** Presses the first of these controls that can be pressed now. @returns whether one was pressed */
export async function pressAny(player: Player, ...names: readonly Name[]): Promise<boolean> {
  const here = await player.names();
  const name = names.find((one) => here.some((words) => isCalled(words, one)));
  if (name === undefined) return false;
  try {
    await player.press(name);
    return true;
  } catch (error) {
    // On a clock that runs by itself, the control may be gone meanwhile.
    if (await has(player, name)) throw error;
    return false;
  }
}
