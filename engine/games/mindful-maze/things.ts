/** The lantern and the things of the garden, from the sheet of `assets/art/mindful-maze/things.ts`. */
import { Graphics, Sprite, Texture } from 'pixi.js';
import { GARDEN_LANDMARKS } from '../../../machines/games/mindful-maze/selectors';
import { easeOut, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';

export const THING_KINDS = ['lantern', ...GARDEN_LANDMARKS, 'gate'] as const;
type Kind = (typeof THING_KINDS)[number];

/** Size of a thing, in widths of a ring. */
const SIZES = { lantern: 1.05, bench: 1.1, bell: 1.1, pond: 1.15, gate: 2.4 } as const satisfies Record<
  Kind,
  number
>;

const RING_SECONDS = 1.8;

export class ThingSprite extends Sprite {
  override label: Kind;

  constructor(kind: Kind) {
    super({ texture: Texture.EMPTY, anchor: 0.5 });
    this.label = kind;
  }

  /** @param cells textures of {@link THING_KINDS} */
  paint(cells: readonly Texture[]): void {
    this.texture = cells[THING_KINDS.indexOf(this.label)] as Texture;
  }

  layout(x: number, y: number, unit: number): void {
    this.position.set(x, y);
    this.setSize(SIZES[this.label] * unit);
  }
}

/** The circle that spreads from the place that rings. No two ring at once, because each takes a breath. */
export class SpreadingCircle extends Graphics {
  readonly #spread = new Tween(1, RING_SECONDS, easeOut);

  constructor() {
    super({ label: 'Circle', visible: false });
    this.circle(0, 0, 1).stroke({ color: '#FFFBE6', width: 0.06 });
  }

  begin({ x, y }: ThingSprite, reducedMotion: boolean): void {
    this.position.set(x, y);
    this.#spread.set(0);
    this.#spread.go(1, reducedMotion ? REDUCED_MOTION_FADE_SECONDS : RING_SECONDS);
  }

  /** @param unit width of a ring of the garden, CSS px */
  update(seconds: number, unit: number): FramePace {
    this.visible = this.#spread.tick(seconds);
    this.alpha = 0.8 * (1 - this.#spread.value);
    this.scale.set((0.4 + 1.3 * this.#spread.value) * unit);
    return framePaceOf(this.visible);
  }
}
