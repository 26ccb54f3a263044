/** Warm light that passes over a finished board with the tune. With reduced motion all cards are lit evenly. */

import { Container, type DestroyOptions, FillGradient, Graphics } from 'pixi.js';
import { NOTE_MS } from '../../../machines/games/memory-cards/selectors';
import { easeStandard, linear, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import { type CardLayout, cornerRadius } from './card-layout';

/** Direction of the light, rad below the horizontal. */
const DIRECTION = Math.PI / 6;

/** Width of the band of light, as a share of the board's extent in the direction of the light. */
const BAND = 0.5;

const light = (alpha: number): string => `rgba(255, 212, 132, ${alpha})`;

/** Colors across the band. Cards before and behind it keep their colors. */
const ACROSS = [
  { offset: 0, color: light(0) },
  { offset: 0.3, color: light(0.12) },
  { offset: 0.6, color: light(0.34) },
  { offset: 0.75, color: light(0.26) },
  { offset: 1, color: light(0) },
] as const;

const FADE_SECONDS = 0.32;

export class Sheen extends Container {
  readonly #band = new Graphics({ label: 'Band' });
  /** Mask that limits the light to the cards. */
  readonly #outlines = new Graphics({ label: 'Outlines' });
  readonly #across = new FillGradient({ colorStops: [...ACROSS], end: { x: 1, y: 0 } });
  /** Part of the tune that has sounded, 0-1. */
  readonly #passed = new Tween(0, NOTE_MS / 1000, linear);
  readonly #strength = new Tween(0, FADE_SECONDS, easeStandard);
  #isEven = false;
  /** Position of the band before the tune, CSS px of the slot. */
  #from = { x: 0, y: 0 };
  /** Total displacement of the band during the tune, CSS px. */
  #way = { x: 0, y: 0 };

  constructor() {
    super({ label: 'Sheen', visible: false });
    this.#band.rotation = DIRECTION;
    this.#band.mask = this.#outlines;
    this.addChild(this.#outlines, this.#band);
  }

  get isMoving(): boolean {
    return this.#passed.isMoving || this.#strength.isMoving;
  }

  /** Lays the light over these cards. @param isEven whether all cards are lit evenly */
  cover({ places, width, height }: CardLayout, isEven: boolean): void {
    this.#outlines.clear();
    for (const { x, y } of places)
      this.#outlines.roundRect(x - width / 2, y - height / 2, width, height, cornerRadius(width) + 2);
    this.#outlines.fill();
    const { minX: left, minY: top, maxX: right, maxY: bottom } = this.#outlines.bounds;
    this.#isEven = isEven;
    const [cos, sin] = [Math.cos(DIRECTION), Math.sin(DIRECTION)];
    const extent = (right - left) * cos + (bottom - top) * sin;
    // Length that reaches beyond every card.
    const reach = right - left + bottom - top;
    const band = extent * BAND;
    const way = isEven ? 0 : extent + band;
    this.#from = { x: left, y: top };
    this.#way = { x: way * cos, y: way * sin };
    this.#band.clear();
    if (isEven) this.#band.rect(-reach, -reach, 2 * reach, 2 * reach).fill(light(0.24));
    else this.#band.rect(-band, -reach, band, 2 * reach).fill(this.#across);
    this.#apply();
  }

  /** Moves the light as far as the tune has sounded (0-1), in the time of one note. Undefined fades it out. */
  pass(part: number | undefined): void {
    this.#strength.go(part === undefined ? 0 : 1);
    if (part !== undefined && !this.#isEven) this.#passed.go(part);
  }

  clear(): void {
    this.#passed.set(0);
    this.#strength.set(0);
    this.#apply();
  }

  update(seconds: number): FramePace {
    if (!this.isMoving) return 'still';
    this.#passed.tick(seconds);
    this.#strength.tick(seconds);
    this.#apply();
    return framePaceOf(this.isMoving);
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options ?? { children: true });
    this.#across.destroy();
  }

  #apply(): void {
    const passed = this.#passed.value;
    this.alpha = this.#strength.value;
    this.visible = this.alpha > 0;
    this.#band.position.set(this.#from.x + this.#way.x * passed, this.#from.y + this.#way.y * passed);
  }
}
