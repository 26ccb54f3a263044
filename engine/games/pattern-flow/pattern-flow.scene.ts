/** Pattern Flow: five stones in still water that light up and send ripples. */

import sheetUrl from '../../../assets/images/pattern-flow/stones.avif';
import type {
  PatternFlowActor,
  PatternFlowSnapshot,
} from '../../../machines/games/pattern-flow/pattern-flow.machine';
import {
  isStoneLit,
  lightingKeyOf,
  selectGamePhase,
  stoneLabel,
} from '../../../machines/games/pattern-flow/selectors';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import type { PassRenderer } from '../../stage/pass-renderer';
import type { PointerState, Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { HOUR_LOOKS, STONE_INKS } from './hours';
import { type PlaceEllipse, stoneEllipsesIn } from './places';
import { RippleDistances } from './ripple-distances';
import { Ripples } from './ripples';
import { CELL_SCALE, StoneSheet } from './sheet';
import { StillWater } from './still-water';
import { Stone } from './stone';
import { Water } from './water';

const LIGHT_SECONDS = 0.16;
const REDUCED_SECONDS = 0.2;

/** Strength of a hover, relative to a press. */
const HOVER = 0.5;

/** Minimum height of the slot, CSS px. In a slot of less height the stones would be too small for touch. */
const LEAST_HEIGHT = 200;

/** Half the width of a stone on the reference tablet of the design, CSS px. Light and ripples scale relative to it. */
const USUAL = 106;

class PatternFlowScene extends SceneBase<PatternFlowActor, PatternFlowSnapshot> {
  readonly #stillWater = new StillWater();
  readonly #stones: readonly Stone[];
  readonly #ripples = new Ripples();
  #distances: RippleDistances | undefined;
  readonly #water: Water;
  #places: readonly PlaceEllipse[] = [];
  #picture: ImageBitmap | undefined;
  #sheet: StoneSheet | undefined;
  /** Share of night for which the colors were last set, 0-1; -1 before the first time. */
  #hour = -1;
  #lightings: readonly string[] = STONE_INKS.map(() => '');

  constructor(parts: SceneDependencies<PatternFlowActor>) {
    super(parts, 'pattern-flow');
    const seconds = this.reducedMotion ? REDUCED_SECONDS : LIGHT_SECONDS;
    this.#stones = STONE_INKS.map((_, stone) => new Stone(stone, seconds));
    this.#water = this.view.addChild(new Water(this.#stillWater.texture.source));
    this.view.addChild(...this.#stones);
    void this.#load();
  }

  override show(snapshot: PatternFlowSnapshot): void {
    this.snapshot = snapshot;
    const lightings = STONE_INKS.map((_, stone) => lightingKeyOf(snapshot, stone));
    for (const [stone, lighting] of lightings.entries()) {
      (this.#stones[stone] as Stone).isLit = lighting !== '';
      if (lighting === '' || lighting === this.#lightings[stone] || this.reducedMotion) continue;
      this.#ripples.begin(stone);
    }
    if (lightings.some((lighting, stone) => lighting !== this.#lightings[stone])) this.parts.wake();
    this.#lightings = lightings;
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#places = stoneEllipsesIn(slot.width, slot.height);
    const whole = slot.whole;
    const stones = this.#stonesInWater;
    this.#water.layout(whole, this.#unit, stones);
    for (const [stone, place] of this.#places.entries()) this.#stones[stone]?.layout(place);
    const old = this.#distances;
    this.#distances = new RippleDistances(whole, stones);
    this.#water.distances = this.#distances.source;
    // Destroys the old source after its successor is bound, because Pixi warns when a bound source is destroyed.
    old?.destroy();
    this.#paint();
  }

  override prepare(passes: PassRenderer): void {
    this.#stillWater.prepare(passes);
  }

  forget(): void {
    this.#stillWater.forget();
  }

  override targets(): readonly Target[] {
    if (this.slot.width === 0) return [];
    const isTurn = selectGamePhase(this.snapshot) === 'input';
    return this.#places.map(({ x, y, rx, ry }, stone) => ({
      id: String(stone),
      label: stoneLabel(stone),
      x: x - rx,
      y: y - ry,
      width: 2 * rx,
      height: 2 * ry,
      isPressed: isStoneLit(this.snapshot, stone),
      isDisabled: !isTurn,
      handlesKeys: true,
    }));
  }

  override activate(id: string): void {
    this.parts.actor.send({ type: 'stone.tapped', stone: Number(id) });
  }

  key(_id: string, key: string): boolean {
    const stone = '12345'.indexOf(key);
    if (key.length !== 1 || stone < 0) return false;
    this.activate(String(stone));
    return true;
  }

  point(id: string, { hovered, pressed }: PointerState): void {
    const stone = this.#stones[Number(id)];
    if (!stone) return;
    const isTurn = selectGamePhase(this.snapshot) === 'input';
    stone.touch = isTurn && pressed ? 1 : isTurn && hovered ? HOVER : 0;
    this.parts.wake();
  }

  minHeight(): number {
    return LEAST_HEIGHT;
  }

  override destroy(): void {
    super.destroy();
    this.#stillWater.destroy();
    this.#distances?.destroy();
    this.#sheet?.destroy();
  }

  protected update(seconds: number): FramePace {
    if (this.#hour !== this.night) this.#setHour();
    let pace = framePaceOf(this.#ripples.tick(seconds));
    this.#writeRipples();
    for (const [index, stone] of this.#stones.entries()) {
      pace = fasterPace(pace, stone.update(seconds));
      this.#water.lights[index] = stone.light;
    }
    return pace;
  }

  #writeRipples(): void {
    const { ripples } = this.#water;
    this.#ripples.write(ripples, this.#unit);
    for (let at = 0; at < ripples.length; at += 3)
      if ((ripples[at + 2] as number) > 0) this.#distances?.compute(ripples[at] as number);
  }

  /** Scale of the stones: 1 at their size on the reference tablet of the design. */
  /** Places of the stones in the water, which begins at the edge of the painting, CSS px. */
  get #stonesInWater(): readonly PlaceEllipse[] {
    const { left, top } = this.slot.insets;
    return this.#places.map((place) => ({ ...place, x: place.x + left, y: place.y + top }));
  }

  get #unit(): number {
    return (this.#places[0]?.rx ?? USUAL) / USUAL;
  }

  #setHour(): void {
    this.#hour = this.night;
    const hour = HOUR_LOOKS.at(this.night);
    this.#water.setHour(hour);
    this.#stillWater.setHour(hour);
    for (const stone of this.#stones) stone.setHour(hour);
  }

  async #load(): Promise<void> {
    this.#picture = await this.loadBitmap(sheetUrl);
    if (!this.#picture) return;
    this.#paint();
    this.parts.wake();
  }

  /** Scales the sheet to the size of the stones, then lays out the still water with it. */
  #paint(): void {
    const [first] = this.#places;
    if (!first) return;
    const old = this.#sheet;
    if (this.#picture) {
      const { resolution } = this.slot;
      const size = [
        first.rx * CELL_SCALE.wide * 2 * resolution,
        first.ry * CELL_SCALE.high * 2 * resolution,
      ] as const;
      this.#sheet = new StoneSheet(this.#picture, ...size);
      for (const stone of this.#stones) stone.paint(this.#sheet);
    }
    const size = { ...this.slot.whole, resolution: this.slot.resolution };
    this.#stillWater.layout(size, this.#stonesInWater, this.#unit, this.#sheet);
    old?.destroy();
  }
}

export const createPatternFlowScene = (
  parts: SceneDependencies<PatternFlowActor>,
): Scene<PatternFlowSnapshot> => new PatternFlowScene(parts);
