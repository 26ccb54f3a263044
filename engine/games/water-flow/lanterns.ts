/** The lanterns of dusk, one for each basin. They drift from the spring to the basins. */

import { Container } from 'pixi.js';
import { DUSK_SECONDS, type StonePassage } from '../../../machines/games/water-flow/selectors';
import { clamp, REDUCED_MOTION_FADE_SECONDS } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import { Lantern } from './lantern';
import { stoneCenter, type TerraceLayout, waterPointAt } from './layout';
import type { TerraceSheet } from './sheet';

/** Maximum delay between two lanterns, s. */
const APART = 1.6;

const SIGHT_SECONDS = 1.2;

/** Time from the arrival of all lanterns to the end of dusk, s. */
const REST_SECONDS = 2.5;

export class Lanterns extends Container {
  #lanterns: readonly Lantern[] = [];
  #ways: readonly (readonly StonePassage[])[] = [];
  #sheet: TerraceSheet | undefined;
  #seconds = 0;

  constructor() {
    super({ label: 'Lanterns' });
  }

  get areOut(): boolean {
    return this.#lanterns.length > 0;
  }

  /** @param ways the water's paths from the spring to each basin */
  begin(ways: readonly (readonly StonePassage[])[]): void {
    this.end();
    this.#ways = ways;
    this.#lanterns = this.#ways.map((_, index) => new Lantern((index * 0.37) % 1));
    this.#seconds = 0;
    this.addChild(...this.#lanterns);
    if (this.#sheet) this.paint(this.#sheet);
  }

  end(): void {
    for (const lantern of this.removeChildren()) lantern.destroy({ children: true });
    this.#lanterns = [];
    this.#ways = [];
  }

  paint(sheet: TerraceSheet): void {
    this.#sheet = sheet;
    for (const lantern of this.#lanterns) lantern.paint(sheet);
  }

  /** @param reducedMotion whether the lanterns go directly to their basins */
  update(seconds: number, place: TerraceLayout, reducedMotion: boolean): FramePace {
    if (!this.areOut) return 'still';
    const end = DUSK_SECONDS - REST_SECONDS;
    this.#seconds = Math.min(DUSK_SECONDS, this.#seconds + seconds);
    for (const [index, lantern] of this.#lanterns.entries()) {
      const way = this.#ways[index] as readonly StonePassage[];
      const start = index * Math.min(APART, 8 / this.#lanterns.length);
      const part = reducedMotion ? 1 : Math.min(1, Math.max(0, (this.#seconds - start) / (end - start)));
      const sight = reducedMotion
        ? this.#seconds / REDUCED_MOTION_FADE_SECONDS
        : (this.#seconds - start) / SIGHT_SECONDS;
      const at = Math.sin((part * Math.PI) / 2) * (way.length - 0.5);
      const { stone, from, to } = way[Math.min(way.length - 1, Math.floor(at))] as StonePassage;
      const [x, y] = stoneCenter(place, stone);
      const [dx, dy] = waterPointAt(
        from,
        to,
        Math.min(at - Math.floor(at), stone === way.at(-1)?.stone ? 0.5 : 1),
      );
      lantern.position.set(x + dx * place.side, y + dy * place.side);
      lantern.show(clamp(sight, 0, 1), reducedMotion ? 0 : this.#seconds, place.side);
    }
    return this.#seconds < DUSK_SECONDS ? 'drifts' : 'still';
  }
}
