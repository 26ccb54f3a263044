/** The Zen Garden. The scene shows the stored strokes as raked sand, and turns gestures into strokes. */

import stonesUrl from '../../../assets/images/zen-garden/stones.avif';
import {
  GARDEN_HEIGHT,
  selectIsSoundOn,
  selectLightingMode,
  selectRakePattern,
  selectStrokes,
} from '../../../machines/games/zen-garden/selectors';
import type { Stroke } from '../../../machines/games/zen-garden/strokes';
import type {
  ZenGardenActor,
  ZenGardenSnapshot,
} from '../../../machines/games/zen-garden/zen-garden.machine';
import type { VoiceHandle } from '../../audio/port';
import { RakeVoice } from '../../audio/rake-voice';
import { linear, Tween } from '../../stage/easing';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import type { PassRenderer } from '../../stage/pass-renderer';
import { PointerQueue } from '../../stage/pointer-queue';
import type { Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { pushStroke } from './drawn-stroke';
import { KEYBOARD_POINTER_ID, KeyboardRake } from './keyboard-rake';
import { Rakes } from './rakes';
import { pushSmoothArea, TriangleStrip } from './ribbon';
import { type RedrawScope, Sand } from './sand';
import { SmoothingBoard } from './smoothing-board';

const DUSK_SECONDS = 1.2;

/** Width of the left and right margin of the sand on narrow or low screens, CSS px. A touch there scrolls the page. */
export const SCROLL_GUTTER_WIDTH = 24;
const NARROW = 768;

/** Delay after the last arrow key until the rake's position is announced, ms. */
const SAY_PLACE_MS = 600;

class ZenGardenScene extends SceneBase<ZenGardenActor, ZenGardenSnapshot> {
  readonly #sand = new Sand();
  readonly #queue: PointerQueue;
  readonly #rakes: Rakes;
  readonly #keyboard = new KeyboardRake();
  readonly #board = new SmoothingBoard();
  /** Strokes to settle in the next frame. */
  #done = new TriangleStrip();
  readonly #live = new TriangleStrip();
  /** Content of {@link #done} and {@link #live} in the next frame. */
  #drawn: RedrawScope = 'on';
  /** Share of night: 0 by day, 1 by night. The garden has a mode of its own, independent of the page's theme. */
  readonly #dark: Tween;
  readonly #rustle: VoiceHandle<RakeVoice>;
  /** The stroke that this scene has just drawn, and must not draw again when the machine reports it. */
  #justDrawn: Stroke | undefined;
  #swept: readonly Stroke[] = [];
  #shown: readonly Stroke[] = [];
  #isStale = true;
  #placeTimer: number | undefined;

  constructor(parts: SceneDependencies<ZenGardenActor>) {
    super(parts, 'zen-garden');
    this.#rustle = parts.audio.voice('effects', (voice) => new RakeVoice(voice));
    this.view.addChild(this.#sand, this.#keyboard.sprite, this.#board.sprite);
    this.#dark = new Tween(selectLightingMode(this.snapshot) === 'night' ? 1 : 0, DUSK_SECONDS, linear);
    this.#rakes = new Rakes(
      (stroke, seconds, drag) => {
        this.#justDrawn = stroke;
        parts.actor.send({ type: 'stroke.ended', stroke, seconds, drag });
        this.#justDrawn = undefined;
      },
      () => parts.clock.now(),
    );
    this.#queue = new PointerQueue({
      element: parts.element,
      wake: parts.wake,
      isSurface: (target) => target instanceof HTMLButtonElement,
    });
    void this.#load();
  }

  override show(snapshot: ZenGardenSnapshot): void {
    this.snapshot = snapshot;
    const { reducedMotion } = this;
    this.#rakes.prepare(this.slot.width, selectRakePattern(snapshot));
    const dark = selectLightingMode(snapshot) === 'night' ? 1 : 0;
    if (dark !== this.#dark.target) {
      if (reducedMotion) this.#dark.set(dark);
      else this.#dark.go(dark);
      this.parts.wake();
    }
    this.#syncStrokes(selectStrokes(snapshot), reducedMotion);
  }

  override prepare(passes: PassRenderer): void {
    if (this.slot.width === 0) return;
    this.#sand.rake(passes, this.#done, this.#live, this.#drawn);
    // Frees the memory of a strip that contained all strokes.
    if (this.#drawn === 'all') this.#done = new TriangleStrip();
    else this.#done.clear();
  }

  override layout(slot: Slot): void {
    // Live strokes end at the old size, because their points are in px of that size.
    if (this.slot.width > 0) this.#rakes.liftAll(this.#done);
    super.layout(slot);
    this.#board.stop();
    this.#renew();
  }

  /** Draws all strokes again, because a restored context leaves the render textures empty. */
  forget(): void {
    if (this.slot.width === 0) return;
    this.#rakes.liftAll(this.#done);
    this.#renew();
  }

  #renew(): void {
    this.#sand.layout(this.slot);
    this.#keyboard.layout(this.slot.width, this.slot.resolution);
    this.#rakes.prepare(this.slot.width, selectRakePattern(this.snapshot));
    this.#isStale = true;
  }

  override targets(): readonly Target[] {
    const { width, height } = this.slot;
    if (width === 0) return [];
    const gutter = width < NARROW || window.innerHeight < 500 ? SCROLL_GUTTER_WIDTH : 0;
    return [
      {
        id: 'sand',
        label: 'Sand garden',
        x: gutter,
        y: 0,
        width: width - 2 * gutter,
        height,
        isSurface: true,
        isPressed: this.#rakes.poseOf(KEYBOARD_POINTER_ID) !== undefined,
        description: 'Arrow keys move the rake, Space presses and lifts it.',
      },
    ];
  }

  /** Puts the keyboard's rake down or lifts it. */
  override activate(): void {
    const { x, y } = this.#keyboard.at;
    if (this.#rakes.poseOf(KEYBOARD_POINTER_ID)) {
      this.#rakes.lift(KEYBOARD_POINTER_ID, this.#done);
      this.parts.announce(`Rake lifted, ${this.#keyboard.words}.`);
    } else if (
      this.#rakes.press({ id: KEYBOARD_POINTER_ID, x, y, at: performance.now(), pressure: undefined })
    ) {
      this.parts.announce(`Rake pressed, ${this.#keyboard.words}. Arrow keys draw.`);
    } else {
      this.parts.announce('A stone lies here. Move the rake before you press it.');
    }
    this.parts.wake();
  }

  key(_id: string, key: string): boolean {
    if (!this.#keyboard.move(key)) return false;
    const { x, y } = this.#keyboard.at;
    this.#rakes.lead(
      { id: KEYBOARD_POINTER_ID, x, y, at: performance.now(), pressure: undefined },
      this.#done,
    );
    this.#sayPlaceSoon();
    this.parts.wake();
    return true;
  }

  /** Ends live strokes at the current positions of the pointers. */
  finish(): void {
    this.#rakes.follow(this.#queue.drain(), this.#done);
    this.#rakes.liftAll(this.#done);
    this.parts.wake();
  }

  override destroy(): void {
    this.finish();
    if (this.#placeTimer !== undefined) this.parts.clock.clearTimeout(this.#placeTimer);
    this.#rustle.release();
    this.#queue.destroy();
    this.#keyboard.destroy();
    this.#board.destroy();
    super.destroy();
  }

  protected update(seconds: number): FramePace {
    this.#rakes.follow(this.#queue.drain(), this.#done);
    const wasSweeping = this.#board.isMoving;
    let pace = this.#board.update(seconds, this.slot.width, this.#done);
    const isUnsettled = this.#rakes.drainIsUnsettled() || !this.#done.isEmpty;
    this.#live.clear();
    if (this.#isStale && this.slot.width > 0) {
      this.#redraw();
    } else {
      this.#drawn = isUnsettled ? 'anew' : 'on';
      this.#rakes.push(this.#live, isUnsettled);
    }
    // The board has also smoothed strokes that were drawn during its pass, so all strokes must be drawn again.
    if (wasSweeping && !this.#board.isMoving) this.#isStale = true;
    const speed = this.#rakes.drainSpeed();
    if (speed > 0 && selectIsSoundOn(this.snapshot))
      this.#rustle.current?.follow(speed, this.snapshot.context.volume);
    this.#keyboard.show(this.#rakes.poseOf(KEYBOARD_POINTER_ID));
    pace = fasterPace(pace, framePaceOf(this.#dark.tick(seconds)));
    this.#sand.dark = this.#dark.value;
    return fasterPace(pace, framePaceOf(this.#isStale));
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
    if (isOneMore && last === this.#justDrawn) {
      // This scene has already drawn the stroke.
    } else if (strokes.length === 0 && !this.#isStale && !reducedMotion) {
      this.#swept = shown;
      this.#board.begin(this.slot.resolution);
    } else {
      this.#board.stop();
      this.#isStale = true;
    }
    this.parts.wake();
  }

  #redraw(): void {
    this.#isStale = false;
    this.#drawn = 'all';
    this.#done.clear();
    const { width } = this.slot;
    pushSmoothArea(this.#done, { left: 0, top: 0, right: width, bottom: GARDEN_HEIGHT });
    if (this.#board.isMoving) {
      for (const stroke of this.#swept) pushStroke(this.#done, stroke, width);
      this.#board.smooth(this.#done);
    }
    for (const stroke of this.#shown) pushStroke(this.#done, stroke, width);
    this.#rakes.push(this.#live, true);
  }

  async #load(): Promise<void> {
    const sheet = await this.loadTexture(stonesUrl, { mipmaps: true });
    if (!sheet) return;
    this.#sand.paint(sheet.source);
    this.parts.wake();
  }

  #sayPlaceSoon(): void {
    const { clock, announce } = this.parts;
    if (this.#placeTimer !== undefined) clock.clearTimeout(this.#placeTimer);
    this.#placeTimer = clock.setTimeout(() => {
      this.#placeTimer = undefined;
      announce(`Rake at ${this.#keyboard.words}.`);
    }, SAY_PLACE_MS);
  }
}

export const createZenGardenScene = (parts: SceneDependencies<ZenGardenActor>): Scene<ZenGardenSnapshot> =>
  new ZenGardenScene(parts);
