/** Water Flow: a terrace of channel stones in a garden, the water in the channels, and lanterns at dusk. */

import sheetUrl from '../../../assets/images/water-flow/terrace.avif';
import {
  selectGamePhase,
  selectStones,
  selectWaterPaths,
  stoneLabel,
} from '../../../machines/games/water-flow/selectors';
import type {
  WaterFlowActor,
  WaterFlowSnapshot,
} from '../../../machines/games/water-flow/water-flow.machine';
import { clamp, linear, Tween } from '../../stage/easing';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import { PointerQueue } from '../../stage/pointer-queue';
import type { PointerState, Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { Dragonfly } from './dragonfly';
import { HOUR_LOOKS } from './hours';
import { Lanterns } from './lanterns';
import { layOutTerrace, leastSlotHeight, stoneCenter, type TerraceLayout } from './layout';
import { LongPress } from './long-press';
import { Rings } from './rings';
import { TerraceSheet } from './sheet';
import { Terrace } from './terrace';
import { Water } from './water';

/** Time for which the streaks of light on the water move after the last change, s. */
const SHIMMER_SECONDS = 10;
/** Time before the end of {@link SHIMMER_SECONDS} in which the streaks slow down, s. */
const SLOWING_SECONDS = 2;

const DUSK_SECONDS = 4;
/** Share of night at dusk, 0-1. Dusk is slightly lighter than night. */
const DUSK = 0.8;

const HOVER = 0.5;

const RING_NOTES = 5;

const WATER = 'water';

class WaterFlowScene extends SceneBase<WaterFlowActor, WaterFlowSnapshot> {
  #terrace: Terrace | undefined;
  #leaving: Terrace | undefined;
  readonly #dragonfly: Dragonfly;
  readonly #lanterns = new Lanterns();
  readonly #rings = new Rings();
  readonly #press: LongPress;
  /** It exists only at dusk, because it captures mouse presses that the stones would then miss. */
  #queue: PointerQueue | undefined;
  readonly #dusk = new Tween(0, DUSK_SECONDS, linear);
  #picture: ImageBitmap | undefined;
  #sheet: TerraceSheet | undefined;
  #leavingSheet: TerraceSheet | undefined;
  #place: TerraceLayout | undefined;
  #rested = 0;
  /** Share of night for which the colors were last set, 0-1; -1 when they must be set again. */
  #hour = -1;

  constructor(parts: SceneDependencies<WaterFlowActor>) {
    super(parts, 'water-flow');
    this.#dragonfly = new Dragonfly(this.reducedMotion);
    this.#press = new LongPress(parts.clock, (stone) => this.#lock(stone));
    this.view.addChild(compiledWater(), this.#rings, this.#lanterns, this.#dragonfly);
    this.apply(this.snapshot);
    void this.#load();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#dropLeaving();
    this.#layOut();
  }

  minHeight(): number {
    return leastSlotHeight();
  }

  override targets(): readonly Target[] {
    const place = this.#place;
    const phase = selectGamePhase(this.snapshot);
    if (this.slot.width === 0 || !place || phase === 'ready' || phase === 'complete') return [];
    const { side } = place;
    if (phase === 'dusk') {
      const [x, y] = stoneCenter(place, 0);
      return [
        {
          id: WATER,
          label: 'Water',
          description: 'Touch it, or press Space, and rings spread.',
          x: x - side / 2,
          y: y - side / 2,
          width: place.columns * side,
          height: place.rows * side,
          isSurface: true,
        },
      ];
    }
    return this.snapshot.context.quarters.map((_, stone) => {
      const [x, y] = stoneCenter(place, stone);
      return {
        id: String(stone),
        label: stoneLabel(this.snapshot, stone),
        x: x - side / 2,
        y: y - side / 2,
        width: side,
        height: side,
        isDisabled: phase === 'filled' || this.snapshot.context.isFinding,
        handlesKeys: true,
      };
    });
  }

  override activate(id: string): void {
    if (id === WATER) {
      this.#ringInMiddle();
      return;
    }
    if (this.#press.mayTurn(Number(id))) this.#turn(Number(id), 1);
  }

  /** L locks or unlocks a stone. The stone's button handles Space and Enter, the page Shift+Space. */
  key(id: string, key: string): boolean {
    if (id === WATER || (key !== 'l' && key !== 'L')) return false;
    this.#lock(Number(id));
    return true;
  }

  point(id: string, { hovered, pressed }: PointerState): void {
    if (id === WATER) return;
    const stone = Number(id);
    this.#press.point(stone, pressed);
    this.#terrace?.touch(stone, pressed ? 1 : hovered ? HOVER : 0);
    this.parts.wake();
  }

  override destroy(): void {
    super.destroy();
    this.#press.destroy();
    this.#queue?.destroy();
    this.#sheet?.destroy();
    this.#leavingSheet?.destroy();
  }

  protected update(seconds: number): FramePace {
    this.#touchWater();
    this.#setHour();
    this.#rested += seconds;
    const place = this.#place;
    if (!place) return 'still';
    let pace = framePaceOf(this.#dusk.tick(seconds));
    if (this.#terrace) pace = fasterPace(pace, this.#terrace.update(seconds, this.#flow(seconds)));
    if (this.#leaving) pace = fasterPace(pace, this.#leaving.update(seconds, 0));
    if (this.#leaving?.isGone) this.#dropLeaving();
    pace = fasterPace(pace, this.#dragonfly.update(seconds));
    pace = fasterPace(pace, this.#rings.update(seconds, place.side, this.reducedMotion));
    pace = fasterPace(pace, this.#lanterns.update(seconds, place, this.reducedMotion));
    return fasterPace(pace, this.#shimmers ? 'drifts' : 'still');
  }

  get #shimmers(): boolean {
    return !this.reducedMotion && this.#rested < SHIMMER_SECONDS && this.snapshot.context.wet.includes(true);
  }

  #flow(seconds: number): number {
    if (!this.#shimmers) return 0;
    return seconds * Math.min(1, (SHIMMER_SECONDS - this.#rested) / SLOWING_SECONDS);
  }

  protected override apply(snapshot: WaterFlowSnapshot, before?: WaterFlowSnapshot): void {
    this.#rested = 0;
    const { context } = snapshot;
    const phase = selectGamePhase(snapshot);
    const isEvening = phase === 'dusk' || phase === 'complete';
    this.#dusk.go(isEvening ? DUSK : 0);
    if (this.reducedMotion) this.#dusk.set(isEvening ? DUSK : 0);
    if (context.board !== before?.context.board) this.#change(snapshot);
    this.#terrace?.show(selectStones(snapshot));
    if (phase === 'dusk' && !this.#lanterns.areOut) this.#lanterns.begin(selectWaterPaths(snapshot));
    if (!isEvening && this.#lanterns.areOut) this.#lanterns.end();
    this.#fly();
  }

  #change(snapshot: WaterFlowSnapshot): void {
    const { board } = snapshot.context;
    this.#dropLeaving();
    this.#leaving = this.#terrace;
    this.#leaving?.leave();
    this.#terrace = undefined;
    this.#press.forget();
    if (board.solution.length === 0) {
      this.#dropLeaving();
      return;
    }
    if (this.#leaving) [this.#leavingSheet, this.#sheet] = [this.#sheet, undefined];
    this.#terrace = new Terrace(
      selectStones(snapshot),
      board.spring,
      this.#leaving === undefined,
      this.reducedMotion,
    );
    this.view.addChildAt(this.#terrace, 0);
    this.#hour = -1;
    this.#layOut();
  }

  #dropLeaving(): void {
    this.#leaving?.destroy({ children: true });
    this.#leaving = undefined;
    this.#leavingSheet?.destroy();
    this.#leavingSheet = undefined;
  }

  #fly(): void {
    const { dragonfly } = this.snapshot.context;
    if (dragonfly === null || !this.#place) this.#dragonfly.leave();
    else this.#dragonfly.settle(...stoneCenter(this.#place, dragonfly), this.#place.side);
  }

  #turn(stone: number, by: 1 | -1): void {
    this.parts.actor.send({ type: 'stone.turned', stone, by });
  }

  #lock(stone: number): void {
    this.parts.actor.send({ type: 'stone.locked', stone });
  }

  #ringInMiddle(): void {
    this.#ring(this.slot.width / 2, this.slot.height / 2);
    this.parts.wake();
  }

  #touchWater(): void {
    if (selectGamePhase(this.snapshot) !== 'dusk') {
      this.#queue?.destroy();
      this.#queue = undefined;
      return;
    }
    const { element, wake } = this.parts;
    this.#queue ??= new PointerQueue({ element, wake, isSurface: () => true });
    for (const { kind, x, y } of this.#queue.drain()) if (kind === 'down') this.#ring(x, y);
  }

  /** Starts a ring. The farther right the ring, the higher its note. */
  #ring(x: number, y: number): void {
    this.#rings.begin(x, y);
    const note = clamp(Math.floor((x / this.slot.width) * RING_NOTES), 0, RING_NOTES - 1);
    this.parts.actor.send({ type: 'water.touched', note });
  }

  #setHour(): void {
    const hour = Math.max(this.night, this.#dusk.value);
    if (this.#hour === hour) return;
    this.#hour = hour;
    const colors = HOUR_LOOKS.at(hour);
    this.#terrace?.setHour(colors);
    this.#dragonfly.tint = [...colors.things];
  }

  /** Scales the sheet to the size of the stones, then lays out the terrace with it. */
  #layOut(): void {
    const { width, height, resolution } = this.slot;
    const { board } = this.snapshot.context;
    if (width === 0 || board.columns === 0) return;
    const place = layOutTerrace(width, height, board);
    this.#place = place;
    const old = this.#sheet;
    if (this.#picture && old?.side !== Math.round(place.side * resolution))
      this.#sheet = new TerraceSheet(this.#picture, place.side * resolution);
    this.#terrace?.layout(place, resolution, this.#sheet);
    if (this.#sheet)
      for (const shown of [this.#dragonfly, this.#lanterns, this.#rings]) shown.paint(this.#sheet);
    if (old !== this.#sheet) old?.destroy();
    this.#fly();
  }

  async #load(): Promise<void> {
    this.#picture = await this.loadBitmap(sheetUrl);
    if (!this.#picture) return;
    this.#layOut();
    this.parts.wake();
  }
}

/** Returns hidden water. The stage compiles its program on the intro, before the first terrace exists. */
function compiledWater(): Water {
  const water = new Water([], true);
  water.label = 'Hidden water';
  water.visible = false;
  return water;
}

export const createWaterFlowScene = (parts: SceneDependencies<WaterFlowActor>): Scene<WaterFlowSnapshot> =>
  new WaterFlowScene(parts);
