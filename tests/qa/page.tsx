/** A page of the QA build: the app, with hooks for the panel beside it. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { BUILD } from '../../domain/build';
import type { GameSlug } from '../../domain/built-games';
import { readingTimeMs } from '../../engine/audio/narrator';
import { Clock } from '../../engine/stage/clock';
import { Listeners } from '../../engine/stage/listeners';
import { App } from '../../src/app/App';
import { createServices, type Services } from '../../src/services/services';
import { JOURNALS, type JournalName, journalOf, layJournal } from './journals';
import { Coverage } from './paths/coverage';
import { QaHost, type Rate } from './qa-host';
import { Effects, Recorder, type Root } from './recording/recorder';
import { formatRecording, parseRecording, type Recording } from './recording/recording';
import { Replay, type Stand } from './recording/replay';
import { decode } from './recording/values';
import { tabStorage } from './tab-storage';

/** An event that an actor has received. */
export interface Heard {
  readonly machine: string;
  readonly type: string;
  /** Clock time, ms. */
  readonly at: number;
  /** Number of the event on this page. */
  readonly number: number;
}

const MOST_HEARD = 200;

declare global {
  interface Window {
    qa?: QaPage;
  }
}

/** Returns the seed from the address, `?seed=`. Later pages of this tab reuse the seed. */
function chosenSeed(): number | undefined {
  const asked = new URLSearchParams(location.search).get('seed');
  if (asked !== null && /^\d{1,10}$/.test(asked)) tabStorage.write('seed', asked);
  const seed = tabStorage.read('seed');
  return seed === null ? undefined : Number(seed) >>> 0;
}

export class QaPage {
  readonly host = new QaHost();
  readonly clock = new Clock(this.host);
  readonly recorder = new Recorder(this.clock);
  readonly services: Services;
  /** Listeners to changes of any machine. */
  readonly changed = new Listeners();
  readonly heard: Heard[] = [];
  /** The replay that this page runs. */
  replay: Replay | undefined;
  #seed: number | undefined;
  /** Address at which each machine was started. */
  readonly #addresses = new WeakMap<Root, string>();
  readonly #coverage = new Map<string, Coverage>();
  /** The recording to replay as soon as its machine starts. */
  #waiting: Recording | undefined;
  #error: unknown;
  #events = 0;
  #lost: WEBGL_lose_context | null | undefined;

  constructor() {
    const asked = tabStorage.read('replay');
    tabStorage.write('replay', null);
    if (asked !== null) {
      this.#waiting = parseRecording(asked);
      this.host.setRate(0);
      this.host.pass(this.#waiting.start);
    }
    this.host.onStep = () => this.clock.catchUp();
    silenceVoices(() => this.host.rate !== 1);
    this.services = createServices({ clock: this.clock, inspect: this.#inspect, inputFor: this.#inputFor });
    // Turns automatic check-ins off, so that none opens over the replay.
    if (this.#waiting) this.services.checkIn.send({ type: 'reminders.changed', isOn: false });
    window.addEventListener('error', ({ error }) => {
      this.#error = error;
    });
  }

  /** Seed of the game on this page; undefined before a game has started, and in a replay. */
  get seed(): number | undefined {
    return this.#seed;
  }

  /** Machines that were started on this page, the latest last. */
  get actors(): readonly Root[] {
    return this.recorder.actors;
  }

  coverageOf(actor: Root): Coverage {
    const known = this.#coverage.get(actor.logic.id);
    if (known) return known;
    const coverage = new Coverage(actor.logic);
    this.#coverage.set(actor.logic.id, coverage);
    return coverage;
  }

  readonly #inputFor = (slug: GameSlug, own: unknown): unknown => {
    if (this.#waiting?.machine === slug) return decode(this.#waiting.input);
    const chosen = chosenSeed();
    if (typeof own !== 'object' || own === null) return own;
    // The input of the Zen Garden has a `visit` instead of a `seed`.
    const field = 'seed' in own ? 'seed' : 'visit' in own ? 'visit' : undefined;
    if (field === undefined) return own;
    const input = chosen === undefined ? own : { ...own, [field]: chosen };
    this.#seed = (input as Record<string, number>)[field];
    return input;
  };

  readonly #inspect = (event: InspectionEvent): void => {
    this.recorder.inspect(event);
    const actor = event.actorRef as Root;
    if (
      event.actorRef.sessionId !== event.rootId ||
      !('logic' in actor) ||
      !('id' in (actor.logic as object))
    )
      return;
    this.coverageOf(actor).inspect(event);
    if (event.type === '@xstate.event') {
      this.#events += 1;
      const { type } = event.event;
      this.heard.push({ machine: actor.logic.id, type, at: this.clock.now(), number: this.#events });
      if (this.heard.length > MOST_HEARD) this.heard.shift();
    }
    if (event.type !== '@xstate.snapshot') return;
    if (event.event.type === 'xstate.init') {
      this.#addresses.set(actor, location.pathname);
      this.#beginReplay(actor);
    }
    this.changed.notify();
  };

  /**
   * Begins the pending replay if this actor runs its machine. From then on the machine receives events only from the
   * replay.
   */
  #beginReplay(actor: Root): void {
    const recording = this.#waiting;
    if (recording?.machine !== actor.logic.id) return;
    this.#waiting = undefined;
    // Recorded times leave out pauses of the clock and the excess of long frames. The replay must therefore neither
    // pause the clock nor limit its frames.
    this.clock.pause = () => undefined;
    Object.defineProperty(this.clock, 'frameLimit', {
      get: () => Number.POSITIVE_INFINITY,
      set: () => undefined,
    });
    const effects = new Effects(actor);
    const send = actor.send;
    actor.send = () => undefined;
    answerNothing();
    const stand: Stand = {
      passTo: (at) => this.host.pass(at - this.clock.now()),
      send: (event) => send(event),
      snapshot: () => actor.getSnapshot(),
      emitted: () => effects.take(),
      error: () => this.#error,
    };
    this.replay = new Replay(recording, stand, BUILD.version);
  }

  /** The machine of the page: the game's, otherwise the latest one. */
  get current(): Root | undefined {
    const games = this.actors.filter(({ logic }) => location.pathname.endsWith(logic.id));
    return games.at(-1) ?? this.actors.at(-1);
  }

  get address(): string {
    return location.pathname;
  }

  setRate(rate: Rate): void {
    this.host.setRate(rate);
    this.changed.notify();
  }

  /**
   * Advances the stopped time in steps of a frame, because a game may limit the time of one frame.
   * @param ms time to advance, ms
   */
  pass(ms: number): void {
    this.host.passInSteps(ms);
    this.changed.notify();
  }

  /** Advances to an actor's delayed transition of this type, or by 1000 timers if it does not happen. */
  passTimer(actor: Root, type: string): void {
    const rate = this.host.rate;
    this.host.setRate(0);
    const before = this.#heardOf(actor, type);
    for (let timers = 0; timers < 1000 && this.#heardOf(actor, type) === before; timers++)
      this.host.passInSteps(this.host.untilNext ?? 0);
    this.host.setRate(rate);
  }

  #heardOf = ({ logic }: Root, type: string): number =>
    this.heard.findLast((heard) => heard.machine === logic.id && heard.type === type)?.number ?? 0;

  /** Returns the session of an actor from its start until now. */
  take(actor: Root): Recording {
    const { theme, ...settings } = this.services.settings.value;
    return this.recorder.take(actor, {
      app: BUILD.version,
      title: `recorded in the QA panel`,
      address: this.#addresses.get(actor) ?? location.pathname,
      settings: { theme, hideFigures: settings.hideFigures, shortNames: settings.shortNames },
      viewport: { width: innerWidth, height: innerHeight },
    });
  }

  /** Stores the recording, so that the next page of this tab replays it. */
  openReplay(recording: Recording): void {
    tabStorage.write('replay', formatRecording(recording));
  }

  playStep(): void {
    this.replay?.step();
    this.changed.notify();
  }

  playAll(): void {
    while (this.replay && !this.replay.isOver) this.replay.step();
    this.changed.notify();
  }

  get isNight(): boolean {
    return this.services.theme.value === 'night';
  }

  setNight(isNight: boolean): void {
    this.services.settings.change({ theme: isNight ? 'night' : 'day' });
  }

  setAccess(change: { readonly isPremium?: boolean; readonly trialGamesRemaining?: number }): void {
    const { isPremium, trialGamesRemaining } = this.services.access.getSnapshot().context;
    this.services.access.send({ type: 'device.changed', isPremium, trialGamesRemaining, ...change });
  }

  get isContextLost(): boolean {
    return this.#lost !== undefined;
  }

  /** Loses the WebGL context, or restores a lost one. */
  loseContext(): void {
    if (this.#lost === undefined) {
      const canvas = document.querySelector('canvas');
      this.#lost = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? undefined;
      this.#lost?.loseContext();
    } else {
      this.#lost?.restoreContext();
      this.#lost = undefined;
    }
    this.changed.notify();
  }

  async layJournal(name: JournalName): Promise<void> {
    const journal = await this.services.recorder.journal();
    await layJournal(journal, journalOf(JOURNALS[name], Date.now()));
  }

  /** Returns the facts that a tester reports with a fault. */
  diagnostics(actor: Root): string {
    return JSON.stringify(
      {
        version: BUILD.version,
        address: location.pathname,
        seed: this.seed ?? null,
        machine: actor.logic.id,
        state: actor.getSnapshot().value,
        clock: this.clock.now(),
        device: navigator.userAgent,
        viewport: `${innerWidth} x ${innerHeight}`,
        events: this.heard.slice(-50).map(({ machine, type, at }) => `${at} ${machine} ${type}`),
      },
      null,
      2,
    );
  }
}

/** Leaves every request except GET without an answer, because a recording contains the answers. */
function answerNothing(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const method = (input instanceof Request ? input.method : init?.method) ?? 'GET';
    return method === 'GET' ? fetch(input, init) : new Promise(() => undefined);
  };
}

/** Replaces speech while `isSilent` returns true. A sentence then takes its reading time without a sound. */
function silenceVoices(isSilent: () => boolean): void {
  if (!('speechSynthesis' in window)) return;
  const { speak } = SpeechSynthesis.prototype;
  SpeechSynthesis.prototype.speak = function (utterance) {
    if (!isSilent()) {
      speak.call(this, utterance);
      return;
    }
    utterance.dispatchEvent(new Event('start'));
    setTimeout(() => utterance.dispatchEvent(new Event('end')), readingTimeMs(utterance.text));
  };
}

/** Starts the app with the services of a {@link QaPage}, which the panel reads as `window.qa`. */
export function startPage(): void {
  const qa = new QaPage();
  window.qa = qa;
  const container = document.getElementById('root') as HTMLElement;
  container.replaceChildren();
  document.documentElement.dataset.shown = '';
  createRoot(container).render(
    <StrictMode>
      <App services={qa.services} />
    </StrictMode>,
  );
}
