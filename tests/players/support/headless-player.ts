/**
 * A player without a browser: the whole app with its real React tree, services, machines and scenes, a stand-in for the
 * renderer, and a clock that only the player advances. Files that use it belong to a project with
 * `stand-in-stage.setup.ts`.
 */
import { vi } from 'vitest';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { BUILT_GAMES, type GameSlug } from '../../../domain/built-games';
import type { JournalEntry } from '../../../domain/journal';
import type { Clock } from '../../../engine/stage/clock';
import { type PageOptions, StandInPage } from '../../fakes/page/page';
import { standIn } from '../../fakes/page/stand-in';
import { isCalled, type Name, type Offset, type Player } from './player';

/** Longest frame of a wait, ms. The Breathing Puzzle advances by at most 100 ms a frame. */
const FRAME_MS = 50;

/** Waits of {@link HeadlessPlayer.wait} are split, because the page uses longer frames in a long wait, ms. */
const PART_MS = 5000;

export interface HeadlessOptions {
  readonly seed?: number;
  /** Values of localStorage before the page opens. */
  readonly storage?: Readonly<Record<string, string>>;
  readonly reducedMotion?: boolean;
  /** Replaces the input of the game's machine. */
  readonly input?: unknown;
  /** Receives the inspection events of all machines, and their clock. */
  readonly inspect?: (event: InspectionEvent, clock: Clock) => void;
}

/** Returns the game with this address. @throws Error when no built game has it */
function slugOf(address: string): GameSlug {
  const built = BUILT_GAMES.find(({ addresses }) => addresses.some((one) => one === address));
  if (!built) throw new Error(`No game has the address ${address}`);
  return built.slug;
}

export class HeadlessPlayer implements Player {
  readonly #options: HeadlessOptions;
  readonly #actors: AnyActorRef[] = [];
  #page: StandInPage | undefined;
  #address = '/';
  /** The control that a pointer presses. */
  #pressed: HTMLElement | undefined;

  constructor(options: HeadlessOptions = {}) {
    this.#options = options;
  }

  /** The page, for a test of the page itself. @throws Error before `open` */
  get page(): StandInPage {
    if (!this.#page) throw new Error('No page is open');
    return this.#page;
  }

  /** The machine of the game, for a test of the machine's effects. */
  get actor(): AnyActorRef {
    const slug = slugOf(this.#address);
    const actor = this.#actors.findLast(
      (one) => 'logic' in one && (one.logic as { id?: string }).id === slug,
    );
    if (!actor) throw new Error(`The machine of ${slug} does not run`);
    return actor;
  }

  async open(address: string): Promise<void> {
    await this.close();
    this.#address = address;
    await this.#show({ storage: this.#options.storage ?? {} });
  }

  async #show(device: Pick<PageOptions, 'storage' | 'databases'>): Promise<void> {
    const { seed = 1, reducedMotion, inspect, input } = this.#options;
    this.#actors.length = 0;
    this.#page = await StandInPage.open({
      slug: slugOf(this.#address),
      address: this.#address,
      seed,
      reducedMotion,
      inputFor: (_, own) => (input === undefined ? own : input),
      ...device,
      inspect: (event, clock) => {
        if (event.type === '@xstate.actor') this.#actors.push(event.actorRef as AnyActorRef);
        inspect?.(event, clock);
      },
    });
  }

  /** Closes the tab and empties the device. */
  async close(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
    this.#actors.length = 0;
  }

  async reopen(): Promise<void> {
    const { browser } = this.page;
    browser.tell('pagehide');
    // The first change of the database loads it.
    await vi.dynamicImportSettled();
    await this.page.settles();
    const device = { storage: browser.storage.values, databases: indexedDB };
    await this.page.close(true);
    this.#page = undefined;
    await this.#show(device);
  }

  async start(): Promise<void> {
    await this.begin();
    await this.wait(500);
  }

  async begin(): Promise<void> {
    const start = this.page.browser.document.querySelector<HTMLElement>('#main [data-next]');
    if (!start) throw new Error('The page has no primary action');
    start.focus();
    this.page.click(start, 1);
    await this.page.settles();
  }

  async adjust(): Promise<void> {
    for (const fold of this.page.browser.document.querySelectorAll('#main details:not([open])'))
      fold.setAttribute('open', '');
  }

  async choose(option: Name): Promise<void> {
    await this.adjust();
    await this.press(option);
  }

  async press(name: Name): Promise<void> {
    const on = this.#find(name);
    on.focus();
    if (on.hasAttribute('data-target')) {
      const [x, y] = centerOf(on);
      this.page.point('pointerdown', on, 1, x, y);
      this.page.point('pointerup', on, 1, x, y);
    }
    this.page.click(on, 1);
    await this.page.settles();
  }

  async down(name: Name, by?: Offset): Promise<void> {
    const on = this.#find(name);
    this.#pressed = on;
    const [x, y] = centerOf(on);
    this.page.point('pointerdown', on, 1, x, y);
    if (by) {
      await this.page.waits(FRAME_MS);
      this.page.point('pointermove', on, 1, x + by[0], y + by[1]);
    }
    await this.page.settles();
  }

  async up(way: 'lifted' | 'cancelled' = 'lifted'): Promise<void> {
    const on = this.#pressed;
    if (!on) throw new Error('No pointer is down');
    this.#pressed = undefined;
    this.page.point(way === 'lifted' ? 'pointerup' : 'pointercancel', on, 1, ...centerOf(on));
    if (way === 'lifted') this.page.click(on, 1);
    await this.page.settles();
  }

  async drag(name: Name, ...path: readonly Offset[]): Promise<void> {
    const on = this.#find(name);
    const [x, y] = centerOf(on);
    this.page.point('pointerdown', on, 1, x, y);
    for (const [byX, byY] of path) {
      this.page.point('pointermove', on, 1, x + byX, y + byY);
      await this.page.waits(FRAME_MS);
    }
    const [byX, byY] = path.at(-1) ?? [0, 0];
    this.page.point('pointerup', on, 1, x + byX, y + byY);
    await this.page.waits(FRAME_MS);
  }

  async key(on: Name, ...keys: readonly string[]): Promise<void> {
    this.#find(on).focus();
    for (const key of keys) {
      this.page.key(key);
      await this.page.settles();
    }
  }

  async escape(): Promise<void> {
    this.page.key('Escape');
    await this.page.settles();
  }

  async write(text: string): Promise<void> {
    await this.#change('textarea, input:not([type]), input[type="text"]', undefined, text);
  }

  async slide(label: Name, value: number): Promise<void> {
    await this.#change('input[type="range"]', label, String(value));
  }

  async wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= PART_MS) await this.page.waits(Math.min(left, PART_MS));
  }

  async isAway(ms: number): Promise<void> {
    this.page.browser.hide(true);
    await this.wait(ms);
    this.page.browser.hide(false);
    await this.page.settles();
  }

  async resize(width: number, height: number): Promise<void> {
    this.page.browser.resize(width, height);
    await this.page.settles();
  }

  async loseContext(ms: number): Promise<void> {
    standIn.surface?.lose();
    await this.wait(ms);
    standIn.surface?.giveBack();
    await this.page.settles();
  }

  async leave(): Promise<void> {
    const { document } = this.page.browser;
    const back = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Back to Games');
    if (!back) throw new Error('The page has no Back');
    this.page.click(back, 1);
    await this.page.settles();
    await this.wait(500);
  }

  async names(): Promise<readonly string[]> {
    return this.page.controls.filter(isEnabled).map(nameOf);
  }

  async targets(): Promise<readonly string[]> {
    return this.page.targets.filter(isEnabled).map(nameOf);
  }

  async words(): Promise<string> {
    const { document } = this.page.browser;
    return (document.querySelector('dialog[open]') ?? document.getElementById('main'))?.textContent ?? '';
  }

  async said(): Promise<string> {
    const { document } = this.page.browser;
    return [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' ');
  }

  async isPlaying(): Promise<boolean> {
    return this.page.services.session.leave !== undefined;
  }

  async isAsked(): Promise<boolean> {
    return (await this.words()).includes('How are you feeling now?');
  }

  async journal(): Promise<readonly JournalEntry[]> {
    return (await this.page.services.recorder.journal()).entries('guest');
  }

  /** Returns the accessible name of a control. */
  nameOf(control: HTMLElement): string {
    return nameOf(control);
  }

  #find(name: Name): HTMLElement {
    const found = this.page.controls.find((control) => isEnabled(control) && isCalled(nameOf(control), name));
    if (!found)
      throw new Error(`No control is called ${name}: ${this.page.controls.map(nameOf).join(' | ')}`);
    return found;
  }

  async #change(selector: string, label: Name | undefined, value: string): Promise<void> {
    const fields = this.page.controls.filter((control) => control.matches(selector));
    const field = fields.find((one) => label === undefined || isCalled(nameOf(one), label));
    if (!field) throw new Error(`There is no field ${label ?? ''}`);
    field.focus();
    this.page.change(field, value);
    await this.page.settles();
  }
}

const isEnabled = (control: HTMLElement): boolean => control.getAttribute('aria-disabled') !== 'true';

/** Returns the accessible name of a control. */
function nameOf(control: HTMLElement): string {
  const { labels } = control as HTMLInputElement;
  return (
    control.getAttribute('aria-label') ??
    (labels?.[0] ?? control.closest('label') ?? control).textContent ??
    ''
  ).trim();
}

/** Returns the center of a target of the scene, CSS px. Other controls have no place, because there is no layout. */
function centerOf({ style }: HTMLElement): readonly [x: number, y: number] {
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(
    (length) => Number.parseFloat(length) || 0,
  ) as [number, number, number, number];
  return [left + width / 2, top + height / 2];
}
