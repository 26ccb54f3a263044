import { CanvasSource, Sprite, Texture } from 'pixi.js';
import { GARDEN_HEIGHT } from '../../../machines/games/zen-garden/selectors';
import { GROOVE_PITCH, rakeHalfWidth, tineCountFor } from './patterns';
import type { Point } from './stones';

/** Pointer id of the keyboard's rake. No real pointer has this id. */
export const KEYBOARD_POINTER_ID = -1;

const KEY_WAY = 14;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Thickness of the rake's wooden head, px. The head is as long as the rake is wide. */
const WOOD = 7;
const TEETH = 5;
const MARGIN = 6;
/** Visible length and thickness of the handle, px. */
const HANDLE = { length: 44, thickness: 5 } as const;
/** Size of the picture along the handle, px. */
const LENGTH = MARGIN + TEETH + WOOD + HANDLE.length + MARGIN;

export class KeyboardRake {
  readonly sprite = new Sprite({
    label: 'KeyboardRake',
    anchor: { x: (MARGIN + TEETH) / LENGTH, y: 0.5 },
    visible: false,
  });
  #width = 0;
  /** Position as a fraction of the garden, so that it scales with the garden. */
  #place: Point = { x: 0.08, y: 0.5 };
  #painted = '';

  get at(): Point {
    return { x: this.#place.x * this.#width, y: this.#place.y * GARDEN_HEIGHT };
  }

  layout(width: number, resolution: number): void {
    this.#width = width;
    const tines = tineCountFor(width);
    const painted = `${tines}:${resolution}`;
    if (painted === this.#painted) return;
    this.#painted = painted;
    this.sprite.texture.destroy(this.sprite.texture !== Texture.EMPTY);
    this.sprite.texture = paint(rakeHalfWidth(tines), tines, resolution);
  }

  /** @returns whether the key is an arrow key */
  move(key: string): boolean {
    const direction = DIRECTIONS[key];
    if (!direction) return false;
    const clamp = (value: number) => Math.min(1, Math.max(0, value));
    this.#place = {
      x: clamp(this.#place.x + (direction[0] * KEY_WAY) / this.#width),
      y: clamp(this.#place.y + (direction[1] * KEY_WAY) / GARDEN_HEIGHT),
    };
    this.sprite.visible = true;
    return true;
  }

  /** Places the picture at `pose`, or where a press puts the rake down. */
  show(pose: (Point & { readonly heading: number }) | undefined): void {
    const { x, y } = pose ?? this.at;
    this.sprite.position.set(x, y);
    this.sprite.rotation = pose ? pose.heading : 0;
    this.sprite.alpha = pose ? 1 : 0.75;
  }

  hide(): void {
    this.sprite.visible = false;
  }

  /** Position in words, such as `upper left`. */
  get words(): string {
    const part = (value: number, names: readonly [string, string, string]) =>
      names[Math.min(2, Math.floor(value * 3))] as string;
    const row = part(this.#place.y, ['upper', 'middle', 'lower']);
    const column = part(this.#place.x, ['left', 'center', 'right']);
    return row === 'middle' && column === 'center' ? 'center' : `${row} ${column}`;
  }

  destroy(): void {
    this.sprite.destroy({ texture: this.#painted !== '', textureSource: this.#painted !== '' });
  }
}

/** Paints a wooden head with teeth and the lower end of a handle, pulled to the right. */
function paint(half: number, tines: number, resolution: number): Texture {
  const canvas = document.createElement('canvas');
  const height = 2 * (half + MARGIN);
  canvas.width = Math.ceil(LENGTH * resolution);
  canvas.height = Math.ceil(height * resolution);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.scale(resolution, resolution);
  pen.fillStyle = '#2f221a';
  for (let tooth = 0; tooth < tines; tooth++) {
    const y = MARGIN + half + (tooth - (tines - 1) / 2) * GROOVE_PITCH;
    pen.fillRect(MARGIN, y - 1.5, TEETH + 1, 3);
  }
  const head = MARGIN + TEETH;
  const middle = MARGIN + half;
  const handle = pen.createLinearGradient(head + WOOD, 0, LENGTH - MARGIN, 0);
  handle.addColorStop(0.4, 'rgb(154 112 72)');
  handle.addColorStop(1, 'rgb(154 112 72 / 0%)');
  const wood = pen.createLinearGradient(head, 0, head + WOOD, 0);
  wood.addColorStop(0, '#b98d5f');
  wood.addColorStop(1, '#7a5536');
  // The shadow has no direction, because the picture turns with the rake.
  pen.shadowColor = 'rgb(60 40 24 / 55%)';
  pen.shadowBlur = MARGIN * resolution;
  pen.fillStyle = handle;
  pen.fillRect(head + WOOD, middle - HANDLE.thickness / 2, HANDLE.length, HANDLE.thickness);
  pen.fillStyle = wood;
  pen.beginPath();
  pen.roundRect(head, MARGIN, WOOD, 2 * half, 3);
  pen.fill();
  // A bright edge keeps the head visible over dark sand.
  pen.shadowBlur = 0;
  pen.strokeStyle = '#fff7e6';
  pen.lineWidth = 1.25;
  pen.stroke();
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
}
