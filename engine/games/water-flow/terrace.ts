/** A terrace in the garden: ground, stones, moss, water, the spring and lamps. */

import { Container, Sprite, Texture } from 'pixi.js';
import type { ShownStone } from '../../../machines/games/water-flow/selectors';
import { easeOut, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import { TerraceEdge } from './edge';
import type { HourLook } from './hours';
import { Lamps } from './lamps';
import { stoneCenter, type TerraceLayout } from './layout';
import { Lock } from './lock';
import { Moss } from './moss';
import type { TerraceSheet } from './sheet';
import { Stone } from './stone';
import { Water } from './water';

/** Duration of a terrace's entry from below and of the previous terrace's exit upward, s. */
const MOVE_SECONDS = 1.1;

export class Terrace extends Container {
  readonly #edge: TerraceEdge;
  readonly #stones: readonly Stone[];
  readonly #shades: readonly Sprite[];
  readonly #mosses: ReadonlyMap<number, Moss>;
  readonly #locks: readonly Lock[];
  readonly #water: Water;
  readonly #lamps = new Lamps();
  readonly #spout = new Sprite({ label: 'Spout', texture: Texture.EMPTY, anchor: 0.5 });
  readonly #tinted: readonly Container[];
  readonly #light: Container;
  /** Vertical position: 0 in place, ±1 half a terrace away and transparent. */
  readonly #way: Tween;
  readonly #reducedMotion: boolean;
  readonly #spring: number;
  #place: TerraceLayout | undefined;
  #wasTurning = false;

  /** @param isFirst whether the terrace is in place from the start */
  constructor(stones: readonly ShownStone[], spring: number, isFirst: boolean, reducedMotion: boolean) {
    super({ label: 'Terrace' });
    this.#reducedMotion = reducedMotion;
    this.#spring = spring;
    this.#way = new Tween(
      isFirst ? 0 : 1,
      reducedMotion ? REDUCED_MOTION_FADE_SECONDS : MOVE_SECONDS,
      easeOut,
    );
    this.#way.go(0);
    this.#edge = new TerraceEdge(spring);
    this.#stones = stones.map((stone, index) => new Stone(index, stone));
    this.#shades = this.#stones.map(
      () => new Sprite({ label: 'Shade', texture: Texture.EMPTY, anchor: 0.5 }),
    );
    this.#locks = this.#stones.map(() => new Lock(reducedMotion));
    this.#mosses = new Map(
      this.#stones.flatMap((stone, index) =>
        stone.shape === 'basin' ? [[index, new Moss(stone, reducedMotion)]] : [],
      ),
    );
    this.#water = new Water(this.#stones, reducedMotion);
    const layer = (label: string, children: readonly Container[]) =>
      new Container({ label, children: [...children] });
    const slabs = layer('Stones', this.#stones);
    const mosses = layer('Mosses', [...this.#mosses.values()]);
    const locks = layer('Locks', this.#locks);
    this.#tinted = [slabs, mosses, locks, this.#spout];
    this.#light = layer('Light', this.#shades);
    this.addChild(this.#edge, slabs, this.#light, mosses, this.#water, locks, this.#spout, this.#lamps);
  }

  get isGone(): boolean {
    return this.#way.value === -1;
  }

  leave(): void {
    this.#way.go(-1);
  }

  show(stones: readonly ShownStone[]): void {
    for (const [index, { turns, isLocked, isWet }] of stones.entries()) {
      this.#stones[index]?.turnTo(turns, this.#reducedMotion);
      (this.#locks[index] as Lock).isLocked = isLocked;
      const moss = this.#mosses.get(index);
      if (moss) moss.isGreen = isWet;
    }
    this.#water.show(stones);
  }

  touch(stone: number, touch: number): void {
    const touched = this.#stones[stone];
    if (touched) touched.touch = touch;
  }

  /** @param sheet undefined until its picture has loaded */
  layout(place: TerraceLayout, resolution: number, sheet: TerraceSheet | undefined): void {
    this.#place = place;
    const { side } = place;
    this.#edge.layout(place, sheet);
    // Sets textures before sizes. When a sprite's texture changes, Pixi keeps the scale instead of the size.
    if (sheet) this.#paint(sheet, place);
    for (const [index, stone] of this.#stones.entries()) {
      const [x, y] = stoneCenter(place, index);
      stone.layout(x, y, side);
      this.#locks[index]?.layout(x, y, side);
      const shade = this.#shades[index] as Sprite;
      shade.position.set(x, y);
      shade.setSize(side, side);
    }
    this.#water.layout(place, resolution);
    const [x, y] = stoneCenter(place, this.#spring);
    this.#spout.position.set(x, y - 0.8 * side);
    this.#spout.setSize(side, side);
  }

  setHour(hour: HourLook): void {
    const { things, light, lamps } = hour;
    for (const layer of this.#tinted) layer.tint = [...things];
    this.#light.tint = [...light];
    this.#lamps.light = lamps;
    this.#edge.setHour(hour);
    this.#water.setHour(hour);
  }

  /** Advances by `seconds`. @param flow time by which the streaks of the water advance, s */
  update(seconds: number, flow: number): FramePace {
    let pace = framePaceOf(this.#way.tick(seconds));
    let isTurning = false;
    for (const stone of this.#stones) isTurning = stone.update(seconds) === 'moves' || isTurning;
    for (const [index, shade] of this.#shades.entries()) {
      const { rise, lag } = this.#stones[index] as Stone;
      // A turning stone loses its light for a moment.
      shade.alpha = lag === 0 ? 1 : rise ** 6;
    }
    for (const moss of this.#mosses.values()) pace = fasterPace(pace, moss.update(seconds));
    for (const lock of this.#locks) pace = fasterPace(pace, lock.update(seconds));
    // The water of a stone must be written once more in the frame in which the stone comes to rest.
    pace = fasterPace(pace, this.#water.update(seconds, flow, isTurning || this.#wasTurning));
    this.#wasTurning = isTurning;
    const way = this.#way.value;
    this.alpha = 1 - Math.abs(way);
    this.y = this.#reducedMotion ? 0 : way * 0.5 * (this.#place?.side ?? 0) * (this.#place?.rows ?? 0);
    return fasterPace(pace, framePaceOf(isTurning));
  }

  #paint(sheet: TerraceSheet, place: TerraceLayout): void {
    this.#lamps.layout(place, sheet);
    for (const stone of this.#stones) stone.paint(sheet);
    for (const shade of this.#shades) shade.texture = sheet.texture('shade');
    for (const moss of this.#mosses.values()) moss.paint(sheet);
    for (const lock of this.#locks) lock.texture = sheet.texture('lock');
    this.#spout.texture = sheet.texture('spout');
  }
}
