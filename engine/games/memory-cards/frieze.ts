/**
 * The finished board. The white borders fade, the pictures join into one, and a light passes over the pairs in the
 * order in which they were found. The script loads after the first pair, because nothing needs it earlier.
 */
import { Container, type DestroyOptions, Sprite, type Texture } from 'pixi.js';
import { clamp, easeOut, flip, lerp, Tween } from '../../stage/easing';
import { CARD_RATIO, type Place } from './board';
import { edgeOf } from './card-atlas';
import type { Tile } from './frieze-layout';
import { FriezeSheet, type FriezeSheetOptions } from './frieze-sheet';

/** Delay before the pictures join, s. Meanwhile the last card turns face up. */
const JOIN_AFTER = 0.36;
/** Duration of the pictures' move toward each other, s. */
const JOIN_SECONDS = 0.46;
/** Duration of the borders' fade with reduced motion, s. */
const FADE_SECONDS = 0.4;
/** Fade duration of the light on a picture, s. */
const LIGHT_SECONDS = 0.7;

/** Tiles painted per frame. At this rate the largest board is complete before the last card has turned. */
const TILES_A_FRAME = 2;

/** Color factor of pictures that the light has not reached, and strength of the passing light. */
const DUSK = [0.76, 0.81, 0.86] as const;
const LIGHT_TINT = 0xffe2ac;
const LIGHT = 0.5;

export interface FriezeOptions extends FriezeSheetOptions {
  /** Positions and width of the cards, from which the pictures start, CSS px. */
  readonly cards: { readonly places: readonly Place[]; readonly width: number; readonly height: number };
  /** The container with the cards, which fades out while the frieze appears. */
  readonly table: Container;
  readonly reducedMotion: boolean;
  /** Whether the pictures are joined from the start. */
  readonly isJoined: boolean;
}

/** State of the light that passes over the frieze. */
export interface Light {
  /** Pictures in the order in which they were found, as indices in the theme. */
  readonly found: readonly number[];
  /** Index in {@link found} of the lit picture. */
  readonly at: number;
  /** Whether the light is still passing. Afterward all pictures are equally bright. */
  readonly isPassing: boolean;
}

interface Piece {
  readonly sprite: Sprite;
  readonly glow: Sprite;
  /** Dimming: 1 dimmed, 0 in full light. */
  readonly dusk: Tween;
  /** Strength of the light on the picture: 1 while the light passes, otherwise 0. */
  readonly light: Tween;
  readonly picture: number;
  /** Box in which the picture has the size that it has on its card. */
  readonly from: Box;
  readonly to: Box;
}

/** Center and size in the slot, CSS px. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = ({ x, y, width, height }: Tile): Box => ({
  x: x + width / 2,
  y: y + height / 2,
  width,
  height,
});

export class Frieze extends Container {
  readonly tiles: readonly Tile[];
  readonly #sheet: FriezeSheet;
  readonly #pieces: readonly Piece[];
  readonly #options: FriezeOptions;
  #light: Light | undefined;
  /** Time since the board was finished, s. */
  #elapsed: number;
  #isPainted = false;
  /** Value of {@link #elapsed} when the pictures began to join. */
  #began: number | undefined;

  constructor(options: FriezeOptions) {
    super({ label: 'Frieze', visible: false });
    this.#options = options;
    this.tiles = options.tiles;
    this.#sheet = new FriezeSheet(options);
    const lights = new Container({ label: 'Lights' });
    this.#pieces = options.tiles.map((_, index) => this.#makePiece(index));
    for (const { sprite, glow } of this.#pieces) {
      this.addChild(sprite);
      lights.addChild(glow);
    }
    this.addChild(lights);
    this.#elapsed = 0;
    if (options.isJoined) {
      this.#isPainted = this.#sheet.paint(options.tiles.length);
      this.#began = -1;
    }
  }

  /** Whether the pictures move or have joined. */
  get hasBegun(): boolean {
    return this.#began !== undefined;
  }

  /** Sets which pictures are lit. The change becomes visible after the pictures have joined. */
  shine(light: Light): void {
    this.#light = light;
    if (this.#progress === 1) this.#applyLight();
  }

  /** Advances by `seconds`. @returns whether the frieze still moves */
  tick(seconds: number): boolean {
    const before = this.#progress;
    this.#elapsed += seconds;
    if (!this.#isPainted) this.#isPainted = this.#sheet.paint(TILES_A_FRAME);
    if (this.#began === undefined && this.#isPainted && this.#elapsed >= JOIN_AFTER)
      this.#began = this.#elapsed;
    const progress = this.#progress;
    this.#join(progress);
    if (progress === 1 && before < 1) this.#applyLight();
    let moves = progress < 1;
    for (const piece of this.#pieces) moves = shineOn(piece, seconds) || moves;
    return moves;
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options ?? { children: true });
    this.#sheet.destroy();
  }

  /** Progress of the joining, 0-1. */
  get #progress(): number {
    if (this.#began === undefined) return 0;
    const seconds = this.#options.reducedMotion ? FADE_SECONDS : JOIN_SECONDS;
    return clamp((this.#elapsed - this.#began) / seconds, 0, 1);
  }

  #makePiece(index: number): Piece {
    const { order, tiles, cards, resolution } = this.#options;
    const to = boxOf(tiles[index] as Tile);
    const texture = this.#sheet.textures[index] as Texture;
    const sprite = new Sprite({ label: 'Picture', texture, anchor: 0.5 });
    const glow = new Sprite({ label: 'Glow', texture, anchor: 0.5 });
    // Screen blending acts like a second light: bright areas gain little.
    glow.blendMode = 'screen';
    glow.tint = LIGHT_TINT;
    glow.visible = false;
    // At this scale the picture is as large in its tile as on its card.
    const reach = boxOf(this.#sheet.reach(index));
    const edges = (2 * edgeOf(cards.width, resolution)) / resolution;
    const onCard = { width: cards.width - edges, height: cards.height - edges };
    const scale = pictureWidth(onCard) / pictureWidth(reach);
    const place = cards.places[index] as Place;
    return {
      sprite,
      glow,
      dusk: new Tween(0, LIGHT_SECONDS, easeOut),
      light: new Tween(0, LIGHT_SECONDS, easeOut),
      picture: order[index] ?? 0,
      from: {
        x: place.x - (reach.x - to.x) * scale,
        y: place.y - (reach.y - to.y) * scale,
        width: to.width * scale,
        height: to.height * scale,
      },
      to,
    };
  }

  #join(progress: number): void {
    const { reducedMotion, table } = this.#options;
    this.visible = progress > 0;
    const way = reducedMotion ? 1 : flip(progress);
    // The tile appears over the same picture on its card, so the fade can be fast. With reduced motion it appears at
    // another position, so the card almost disappears before the tile appears.
    const alpha = reducedMotion ? clamp((progress - 0.4) / 0.6, 0, 1) : clamp(progress / 0.12, 0, 1);
    for (const { sprite, glow, from, to } of this.#pieces) {
      const [width, height] = [lerp(from.width, to.width, way), lerp(from.height, to.height, way)];
      const [x, y] = [lerp(from.x, to.x, way), lerp(from.y, to.y, way)];
      for (const one of [sprite, glow]) {
        one.position.set(x, y);
        one.setSize(width, height);
      }
      sprite.alpha = alpha;
    }
    table.alpha = 1 - clamp(reducedMotion ? progress / 0.6 : (progress - 0.1) / 0.35, 0, 1);
    table.visible = table.alpha > 0;
  }

  #applyLight(): void {
    if (!this.#light || this.#options.reducedMotion) return;
    const { found, at, isPassing } = this.#light;
    for (const { picture, dusk, light } of this.#pieces) {
      const turn = found.indexOf(picture);
      dusk.go(isPassing && turn > at ? 1 : 0);
      light.go(isPassing && turn === at ? 1 : 0);
    }
  }
}

/** Returns the width of a picture that covers this area. */
const pictureWidth = ({ width, height }: Pick<Box, 'width' | 'height'>): number =>
  Math.max(width, height * CARD_RATIO);

function shineOn({ sprite, glow, dusk, light }: Piece, seconds: number): boolean {
  if (!dusk.isMoving && !light.isMoving) return false;
  dusk.tick(seconds);
  light.tick(seconds);
  const [red, green, blue] = DUSK.map((part) => Math.round(255 * lerp(1, part, dusk.value))) as [
    number,
    number,
    number,
  ];
  sprite.tint = (red << 16) | (green << 8) | blue;
  glow.alpha = light.value * LIGHT;
  glow.visible = glow.alpha > 0;
  return dusk.isMoving || light.isMoving;
}
