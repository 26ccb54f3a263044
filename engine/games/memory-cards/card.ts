/** One card on the table: its position, lift and turn. */

import { Container, type DestroyOptions, Sprite, type Texture } from 'pixi.js';
import { easeFlip, easeOut, easeStandard, linear, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import type { PointerState } from '../../stage/scene';
import { type CardAtlas, CELL_PADDING } from './card-atlas';
import { CardMesh } from './card-mesh';

/** Durations of a card's animations, s (style guide, Motion). */
const FLIP_SECONDS = 0.36;
const CROSS_FADE_SECONDS = 0.16;
const PRESS_SECONDS = 0.12;
const RING_SECONDS = 0.2;
const MATCH_SECONDS = 0.5;
const DEAL_SECONDS = 0.28;

const SELECTED_LIFT = 3;
const HOVER_LIFT = 2;
/** Additional scale at the middle of a turn, as a share. */
const TURN_LIFT = 0.07;
/** Opacity of the shade in the middle of a turn, 0-1. */
const SHADE = 0.42;
/** Opacity of the highlight in the middle of a turn, 0-1. */
const GLEAM = 0.3;

export interface CardState {
  readonly faceUp: boolean;
  /** Whether the card is face up in this turn and not matched. */
  readonly selected: boolean;
  readonly matched: boolean;
}

export class Card extends Container {
  readonly #shadow = new Sprite({ label: 'Shadow', anchor: 0.5 });
  readonly #ring = new Sprite({ label: 'Ring', anchor: 0.5 });
  readonly #body: CardMesh;
  /** The incoming face of a crossfade with reduced motion. */
  readonly #over: CardMesh;
  readonly #shade: CardMesh;
  /** Whether the shade is dark; undefined before it was first shown. */
  #isShadeDark: boolean | undefined;
  /** Turn: 0 face down, 1 face up. */
  readonly #turn = new Tween(0, FLIP_SECONDS, easeFlip);
  readonly #crossFade = new Tween(0, CROSS_FADE_SECONDS, linear);
  readonly #lift = new Tween(0, PRESS_SECONDS, easeStandard);
  readonly #press = new Tween(0, PRESS_SECONDS, easeStandard);
  readonly #ringAlpha = new Tween(0, RING_SECONDS, easeStandard);
  /** Progress of a found pair's ring: 0 when the ring appears, 1 when it has faded. */
  readonly #settling = new Tween(1, MATCH_SECONDS, easeOut);
  readonly #deal = new Tween(0, DEAL_SECONDS, easeStandard);
  readonly #tweens: readonly Tween[] = [
    this.#turn,
    this.#crossFade,
    this.#lift,
    this.#press,
    this.#ringAlpha,
    this.#settling,
    this.#deal,
  ];
  #atlas: CardAtlas;
  #picture: number;
  #state: CardState = { faceUp: false, selected: false, matched: false };
  #pointer: PointerState = { hovered: false, pressed: false };
  /** Whether the animation of a found pair is still to come. It starts when this card lies open. */
  #mustSettle = false;
  /** Whether the card needs updates. Every frame checks every card, and most cards are at rest. */
  #isAwake = true;

  /** @param picture index of the card's picture in the theme */
  constructor(atlas: CardAtlas, picture: number) {
    super({ label: 'Card', alpha: 0 });
    this.#atlas = atlas;
    this.#picture = picture;
    this.#body = new CardMesh('Face', atlas.extra('back'));
    this.#over = new CardMesh('ComingFace', atlas.extra('back'));
    this.#shade = new CardMesh('Shade', atlas.extra('shade'));
    this.#over.visible = false;
    this.#shade.visible = false;
    this.addChild(this.#shadow, this.#ring, this.#body, this.#over, this.#shade);
    this.#deal.go(1);
  }

  fit(atlas: CardAtlas, width: number, height: number): void {
    this.#atlas = atlas;
    const [cellWidth, cellHeight] = [width + 2 * CELL_PADDING, height + 2 * CELL_PADDING];
    for (const mesh of [this.#body, this.#over, this.#shade]) mesh.setCell(cellWidth, cellHeight);
    this.#shadow.texture = atlas.extra('shadow');
    this.#ring.texture = atlas.extra('ring');
    this.#shade.texture = atlas.extra('shade');
    this.#isAwake = true;
  }

  show(state: CardState, reducedMotion: boolean): void {
    const was = this.#state;
    this.#state = state;
    if (state.faceUp !== was.faceUp) {
      if (reducedMotion) {
        this.#turn.set(state.faceUp ? 1 : 0);
        this.#crossFade.set(0);
        this.#crossFade.go(1);
      } else {
        this.#turn.go(state.faceUp ? 1 : 0);
      }
    }
    this.#ringAlpha.go(state.selected ? 1 : 0);
    if (state.matched && !was.matched) this.#mustSettle = true;
    this.#raise();
  }

  point(pointer: PointerState): void {
    this.#pointer = pointer;
    this.#press.go(pointer.pressed && !this.#state.faceUp ? 1 : 0);
    this.#raise();
  }

  update(seconds: number): FramePace {
    if (!this.#isAwake) return 'still';
    for (const tween of this.#tweens) tween.tick(seconds);
    if (this.#mustSettle && !this.#turn.isMoving) {
      this.#mustSettle = false;
      this.#settling.set(0);
      this.#settling.go(1);
    }
    this.#apply();
    this.#isAwake = this.isMoving;
    return framePaceOf(this.#isAwake);
  }

  get isMoving(): boolean {
    return this.#mustSettle || this.#tweens.some((tween) => tween.isMoving);
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options ?? { children: true });
  }

  #raise(): void {
    const isHovered = this.#pointer.hovered && !this.#state.matched;
    this.#lift.go(this.#state.selected ? SELECTED_LIFT : isHovered ? HOVER_LIFT : 0);
    this.#isAwake ||= this.isMoving;
  }

  #apply(): void {
    const turn = this.#turn.value;
    // In the first half of the turn the back turns from 0 to π/2. In the second half the face turns from -π/2 to 0.
    const angle = turn < 0.5 ? turn * Math.PI : (turn - 1) * Math.PI;
    const height = Math.sin(turn * Math.PI);
    const shown = turn < 0.5 ? this.#atlas.extra('back') : this.#atlas.face(this.#picture);
    const settled = this.#settling.value;
    const isSettling = this.#settling.isMoving;
    const lift = this.#lift.value + (isSettling ? SELECTED_LIFT * Math.sin(settled * Math.PI) : 0);
    const scale = (1 + TURN_LIFT * height) * (1 - 0.02 * this.#press.value);
    const y = -lift - 4 * height;
    this.#body.texture = shown;
    this.#body.hold(angle, scale, y);
    this.#applyCrossFade(shown);
    this.#applyShade(angle, height);
    for (const side of [this.#over, this.#shade]) if (side.visible) side.hold(angle, scale, y);
    this.#ring.alpha = Math.max(this.#ringAlpha.value * (1 - height) ** 4, isSettling ? 1 - settled : 0);
    this.#ring.visible = this.#ring.alpha > 0;
    if (this.#ring.visible) {
      this.#ring.scale.set(scale);
      this.#ring.y = y;
    }

    // The shadow of a lifted card is farther away, and that of a turning card is narrower.
    this.#shadow.y = 3 + lift * 0.9 + 7 * height;
    this.#shadow.scale.set(
      Math.max(0.12, Math.abs(Math.cos(angle))) * (1 + 0.05 * height),
      1 + 0.03 * height,
    );
    this.#shadow.alpha = 0.8 - 0.25 * height;
    this.alpha = this.#deal.value;
  }

  #applyCrossFade(shown: Texture): void {
    const fades = this.#crossFade.isMoving;
    this.#over.visible = fades;
    if (!fades) return;
    this.#over.texture = shown;
    this.#over.alpha = this.#crossFade.value;
    this.#body.texture = this.#state.faceUp ? this.#atlas.extra('back') : this.#atlas.face(this.#picture);
  }

  /** Darkens the right edge while it is farther than the left edge, and brightens it while it is nearer. */
  #applyShade(angle: number, height: number): void {
    this.#shade.visible = height > 0.001;
    if (!this.#shade.visible) return;
    const goesAway = angle > 0;
    // Sets the tint only on a change, because Pixi parses a color at every assignment.
    if (goesAway !== this.#isShadeDark) this.#shade.tint = goesAway ? 0x0b1a22 : 0xfffbe6;
    this.#isShadeDark = goesAway;
    this.#shade.alpha = height * (goesAway ? SHADE : GLEAM);
  }
}
