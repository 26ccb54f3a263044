/** The Zen Garden: shows the stroke journal as raked sand, and turns hands into strokes. */
import {
  selectMode,
  selectPattern,
  selectSound,
  selectStrokes,
} from '../../../machines/games/zen-garden/selectors';
import type { Stroke } from '../../../machines/games/zen-garden/strokes';
import type {
  ZenGardenActor,
  ZenGardenSnapshot,
} from '../../../machines/games/zen-garden/zen-garden.machine';
import type { VoiceHandle } from '../../audio/port';
import { Tween } from '../../core/easing';
import { PointerQueue } from '../../core/pointer-queue';
import type { Scene, SceneParts, Slot, Target } from '../../core/scene';
import { Board } from './board';
import { pushStroke } from './drawn-stroke';
import { Hands } from './hands';
import { KEYBOARD, KeyboardRake } from './keyboard-rake';
import { Strip } from './ribbon';
import { Rustle } from './rustle';
import { Sand } from './sand';

/** Day becomes night in this time, s. */
const DUSK_SECONDS = 1.2;

/** On narrow or low screens so much of the sand's sides is left to scroll by, CSS px. */
export const GUTTER = 24;
const NARROW = 768;

/** After the last arrow key it is said where the rake is, ms. */
const SAY_PLACE_MS = 600;

class ZenGardenScene implements Scene<ZenGardenSnapshot> {
  readonly #parts: SceneParts<ZenGardenActor>;
  readonly #sand: Sand;
  readonly #queue: PointerQueue;
  readonly #hands: Hands;
  readonly #keyboard = new KeyboardRake();
  readonly #board = new Board();
  /** What is to be pressed into the sand with the next frame. */
  #strip = new Strip();
  /** Whether the strip holds the whole journal, for sand that is level before. */
  #isAnew = false;
  readonly #dark: Tween;
  readonly #rustle: VoiceHandle<Rustle>;
  /** Strokes that this scene drew while they were made: the journal's copy need not be drawn again. */
  readonly #own = new WeakSet<Stroke>();
  #snapshot: ZenGardenSnapshot;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  /** What can be seen in the sand. */
  #shown: readonly Stroke[] = [];
  #isStale = true;
  #placeTimer: number | undefined;

  constructor(parts: SceneParts<ZenGardenActor>) {
    this.#parts = parts;
    this.#snapshot = parts.actor.getSnapshot();
    this.#sand = new Sand(parts.gl);
    this.#rustle = parts.audio.voice('effects', ({ context, output }) => new Rustle(context, output));
    parts.container.addChild(this.#keyboard.sprite, this.#board.sprite);
    this.#dark = new Tween(selectMode(this.#snapshot) === 'night' ? 1 : 0, DUSK_SECONDS, (part) => part);
    this.#hands = new Hands((stroke, seconds) => {
      this.#own.add(stroke);
      parts.actor.send({ type: 'stroke.ended', stroke, seconds });
    });
    this.#queue = new PointerQueue({
      element: parts.element,
      wake: parts.wake,
      isSurface: (target) => target instanceof HTMLButtonElement,
    });
  }

  sync(snapshot: ZenGardenSnapshot): void {
    this.#snapshot = snapshot;
    const { reducedMotion } = this.#parts.settings();
    this.#hands.prepare(this.#slot.width, selectPattern(snapshot));
    const dark = selectMode(snapshot) === 'night' ? 1 : 0;
    if (dark !== this.#dark.target) {
      if (reducedMotion) this.#dark.set(dark);
      else this.#dark.go(dark);
      this.#parts.wake();
    }
    this.#syncStrokes(selectStrokes(snapshot), reducedMotion);
  }

  tick(seconds: number): boolean {
    const strip = this.#strip;
    this.#hands.follow(this.#queue.take(), strip);
    if (this.#isStale && this.#slot.width > 0) this.#redraw();
    else this.#hands.push(strip, false);
    if (this.#board.isMoving) {
      const hasArrived = this.#board.tick(seconds, this.#slot.width, strip);
      // What was raked before the board came by lies beneath it no longer.
      if (hasArrived) this.#isStale = true;
    }
    const speed = this.#hands.takeSpeed();
    if (speed > 0 && selectSound(this.#snapshot))
      this.#rustle.current?.follow(speed, this.#snapshot.context.volume);
    this.#keyboard.show(this.#hands.poseOf(KEYBOARD));
    const isDusk = this.#dark.tick(seconds);
    return isDusk || this.#board.isMoving || this.#isStale;
  }

  draw(): boolean {
    this.#sand.draw(this.#strip, this.#isAnew, this.#dark.value);
    // A whole journal is long: its room is given back.
    if (this.#isAnew) this.#strip = new Strip();
    else this.#strip.clear();
    this.#isAnew = false;
    return this.#keyboard.sprite.visible || this.#board.sprite.visible;
  }

  resize(slot: Slot): void {
    if (this.#slot.width > 0) this.#liftAll();
    this.#slot = slot;
    this.#sand.resize(slot);
    this.#keyboard.resize(slot.width, slot.resolution);
    this.#hands.prepare(slot.width, selectPattern(this.#snapshot));
    this.#board.stop();
    this.#isStale = true;
  }

  restore(): void {
    this.#sand.restore();
    if (this.#slot.width > 0) this.resize(this.#slot);
  }

  targets(): readonly Target[] {
    const { width, height } = this.#slot;
    if (width === 0) return [];
    const gutter = width < NARROW || window.innerHeight < 500 ? GUTTER : 0;
    return [
      {
        id: 'sand',
        label: 'Sand garden',
        x: gutter,
        y: 0,
        width: width - 2 * gutter,
        height,
        isSurface: true,
        isPressed: this.#hands.poseOf(KEYBOARD) !== undefined,
        description: 'Arrow keys move the rake, Space presses and lifts it.',
      },
    ];
  }

  /** Presses or lifts the keyboard's rake. */
  activate(): void {
    const { x, y } = this.#keyboard.at;
    const at = performance.now();
    if (this.#hands.poseOf(KEYBOARD)) {
      this.#hands.lift(KEYBOARD, at, this.#strip);
      this.#parts.say(`Rake lifted, ${this.#keyboard.words}.`);
    } else if (this.#hands.press({ id: KEYBOARD, x, y, at, pressure: undefined })) {
      this.#parts.say(`Rake pressed, ${this.#keyboard.words}. Arrow keys draw.`);
    } else {
      this.#parts.say('A stone lies here. Move the rake before you press it.');
    }
    this.#parts.wake();
  }

  key(_id: string, key: string): boolean {
    if (!this.#keyboard.move(key)) return false;
    const { x, y } = this.#keyboard.at;
    this.#hands.lead({ id: KEYBOARD, x, y, at: performance.now(), pressure: undefined }, this.#strip);
    this.#sayPlaceSoon();
    this.#parts.wake();
    return true;
  }

  /** Strokes that are still being drawn end where the hands are. */
  finish(): void {
    this.#hands.follow(this.#queue.take(), this.#strip);
    this.#liftAll();
  }

  destroy(): void {
    this.finish();
    if (this.#placeTimer !== undefined) this.#parts.clock.clearTimeout(this.#placeTimer);
    this.#rustle.release();
    this.#queue.destroy();
    this.#sand.destroy();
    this.#keyboard.destroy();
    this.#board.destroy();
  }

  /** All hands let go; what they draw with that comes from the journal, into whatever sand there is then. */
  #liftAll(): void {
    this.#hands.liftAll(this.#strip);
    this.#strip.clear();
  }

  #syncStrokes(strokes: readonly Stroke[], reducedMotion: boolean): void {
    const shown = this.#shown;
    if (strokes === shown) return;
    this.#shown = strokes;
    const last = strokes.at(-1);
    const isOneMore =
      strokes.length === shown.length + 1 &&
      strokes[0] === (shown[0] ?? last) &&
      strokes.at(-2) === shown.at(-1);
    if (isOneMore && last && this.#own.has(last)) {
      // It was drawn while it was made.
    } else if (strokes.length === 0 && !this.#isStale && !reducedMotion) {
      this.#board.begin(this.#slot.resolution);
    } else {
      this.#board.stop();
      this.#isStale = true;
    }
    this.#parts.wake();
  }

  /** The whole journal at once, and what hands are drawing above it. */
  #redraw(): void {
    this.#isStale = false;
    this.#isAnew = true;
    const strip = this.#strip;
    strip.clear();
    for (const stroke of this.#shown) pushStroke(strip, stroke, this.#slot.width);
    this.#hands.push(strip, true);
  }

  #sayPlaceSoon(): void {
    const { clock, say } = this.#parts;
    if (this.#placeTimer !== undefined) clock.clearTimeout(this.#placeTimer);
    this.#placeTimer = clock.setTimeout(() => {
      this.#placeTimer = undefined;
      say(`Rake at ${this.#keyboard.words}.`);
    }, SAY_PLACE_MS);
  }
}

export const createZenGardenScene = (parts: SceneParts<ZenGardenActor>): Scene<ZenGardenSnapshot> =>
  new ZenGardenScene(parts);
