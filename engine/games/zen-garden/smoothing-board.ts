/** The board that smooths the sand in one pass from left to right. */

import { CanvasSource, Sprite, Texture } from 'pixi.js';
import { GARDEN_HEIGHT } from '../../../machines/games/zen-garden/selectors';
import { lerp, smoothstep, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import { pushSmoothArea, type TriangleStrip } from './ribbon';

const BOARD_SECONDS = 1.2;

const WOOD = 16;

export class SmoothingBoard {
  readonly sprite = new Sprite({ label: 'Board', anchor: { x: 0, y: 0 }, visible: false });
  readonly #way = new Tween(0, BOARD_SECONDS, smoothstep);
  #smoothedTo = 0;

  get isMoving(): boolean {
    return this.#way.isMoving;
  }

  begin(resolution: number): void {
    this.sprite.texture.destroy(this.sprite.texture !== Texture.EMPTY);
    this.sprite.texture = paint(resolution);
    this.sprite.visible = true;
    this.#way.set(0);
    this.#way.go(1);
    this.#smoothedTo = -1;
  }

  /** Writes smooth sand where the board has passed. It is still in the frame in which it arrives. */
  update(seconds: number, width: number, strip: TriangleStrip): FramePace {
    if (!this.#way.isMoving) return 'still';
    const moves = this.#way.tick(seconds);
    const x = lerp(-WOOD, width + WOOD, this.#way.value);
    this.sprite.x = x;
    const right = Math.min(width, x + WOOD / 2);
    if (right > this.#smoothedTo) {
      pushSmoothArea(strip, { left: this.#smoothedTo, top: 0, right, bottom: GARDEN_HEIGHT });
      this.#smoothedTo = right;
    }
    this.sprite.visible = moves;
    return framePaceOf(moves);
  }

  smooth(strip: TriangleStrip): void {
    pushSmoothArea(strip, { left: -1, top: 0, right: this.#smoothedTo, bottom: GARDEN_HEIGHT });
  }

  stop(): void {
    this.#way.set(0);
    this.sprite.visible = false;
  }

  destroy(): void {
    this.stop();
    const isPainted = this.sprite.texture !== Texture.EMPTY;
    this.sprite.destroy({ texture: isPainted, textureSource: isPainted });
  }
}

/** Paints a plank as high as the garden, with its shadow. */
function paint(resolution: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((WOOD + 12) * resolution);
  canvas.height = GARDEN_HEIGHT * resolution;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.scale(resolution, resolution);
  const shadow = pen.createLinearGradient(WOOD, 0, WOOD + 12, 0);
  shadow.addColorStop(0, 'rgb(60 40 24 / 50%)');
  shadow.addColorStop(1, 'rgb(60 40 24 / 0%)');
  pen.fillStyle = shadow;
  pen.fillRect(WOOD, 0, 12, GARDEN_HEIGHT);
  const wood = pen.createLinearGradient(0, 0, WOOD, 0);
  wood.addColorStop(0, '#b98d5f');
  wood.addColorStop(0.3, '#a2764b');
  wood.addColorStop(1, '#7a5536');
  pen.fillStyle = wood;
  pen.fillRect(0, 0, WOOD, GARDEN_HEIGHT);
  pen.fillStyle = 'rgb(70 46 28 / 35%)';
  for (let y = 7; y < GARDEN_HEIGHT; y += 23) pen.fillRect(4 + ((y * 7) % 8), y, 1, 15);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
}
