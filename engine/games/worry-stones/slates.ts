/** Slates in the moss, one below each stone of the shelf. */

import { Container, Sprite, Texture } from 'pixi.js';
import { splitIntoCells } from '../../paint/split-into-cells';
import { easeOut, linear, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import { type StoneLayout, shelfSlatePlace } from './layout';

const KINDS = 3;

const ASPECT = 80 / 120;

/** Time in which a slate appears, disappears, or moves when the shelf grows, s. */
const SECONDS = 0.5;

class Slate extends Sprite {
  readonly #seen = new Tween(0, SECONDS, linear);
  readonly #x = new Tween(0, SECONDS, easeOut);

  constructor(index: number) {
    super({ label: `Slate ${index + 1}`, texture: Texture.EMPTY, anchor: 0.5 });
  }

  show(isSeen: boolean, reducedMotion: boolean): void {
    this.#seen.go(isSeen ? 1 : 0, reducedMotion ? REDUCED_MOTION_FADE_SECONDS : SECONDS);
  }

  layout(x: number, y: number, width: number, reducedMotion: boolean): void {
    if (this.#seen.value === 0 || reducedMotion) this.#x.set(x);
    else this.#x.go(x);
    this.y = y;
    this.setSize(width, width * ASPECT);
  }

  update(seconds: number): FramePace {
    const fades = this.#seen.tick(seconds);
    const moves = this.#x.tick(seconds);
    this.alpha = this.#seen.value;
    this.x = this.#x.value;
    return framePaceOf(fades || moves);
  }
}

export class Slates extends Container<Slate> {
  #textures: readonly Texture[] = [];
  #layout: StoneLayout | undefined;
  #reducedMotion = false;

  constructor() {
    super({ label: 'Slates' });
  }

  /** Frees the slates, and the textures of {@link paint}. */
  override destroy(): void {
    super.destroy({ children: true });
    for (const texture of this.#textures) texture.destroy();
  }

  /** @param picture picture of all slates */
  paint(picture: Texture): void {
    this.#textures = splitIntoCells(picture, KINDS);
    for (const [index, slate] of this.children.entries()) this.#paint(slate, index);
    if (this.#layout) this.layout(this.#layout);
  }

  layout(layout: StoneLayout): void {
    this.#layout = layout;
    for (const [index, slate] of this.children.entries()) {
      const { x, y, width } = shelfSlatePlace(layout, index);
      slate.layout(x, y, width, this.#reducedMotion);
    }
  }

  /**
   * @param count number of stones on the shelf; 0 while the shelf is hidden
   * @param reducedMotion whether slates jump and fade instead of moving
   */
  show(count: number, reducedMotion: boolean): void {
    this.#reducedMotion = reducedMotion;
    while (this.children.length < count) {
      const index = this.children.length;
      this.#paint(this.addChild(new Slate(index)), index);
    }
    if (this.#layout) this.layout(this.#layout);
    for (const [index, slate] of this.children.entries()) slate.show(index < count, reducedMotion);
  }

  update(seconds: number, night: number): FramePace {
    this.tint = [1 - 0.54 * night, 1 - 0.45 * night, 1 - 0.36 * night];
    let pace: FramePace = 'still';
    for (const slate of this.children) pace = fasterPace(pace, slate.update(seconds));
    return pace;
  }

  #paint(slate: Slate, index: number): void {
    const texture = this.#textures[index % KINDS];
    if (texture) slate.texture = texture;
  }
}
