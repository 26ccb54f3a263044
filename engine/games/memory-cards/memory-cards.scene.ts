/** The table with the cards of Memory Cards. */

import { Container, Sprite } from 'pixi.js';
import type {
  MemoryCardsActor,
  MemoryCardsSnapshot,
} from '../../../machines/games/memory-cards/memory-cards.machine';
import {
  cardLabel,
  isFaceUp,
  pictureIndexOf,
  selectGamePhase,
  selectNextTheme,
  selectPictureNames,
  selectTheme,
  selectTuneProgress,
} from '../../../machines/games/memory-cards/selectors';
import { easeFlip, lerp, Tween } from '../../stage/easing';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import type { PointerState, Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { Card } from './card';
import { CardAtlas } from './card-atlas';
import {
  type CardLayout,
  type CardPlace,
  layOutCards,
  layOutFinishedCards,
  minBoardHeight,
  minFinishedHeight,
} from './card-layout';
import { Sheen } from './sheen';
import { ThemePictures } from './theme-pictures';

const CLEAR_SECONDS = 0.76;
/** Share of {@link CLEAR_SECONDS} for which the cards wait until the last card has turned, 0-1. */
const WAIT = 0.47;

const waitThenMove = (progress: number): number => easeFlip(Math.max(0, progress - WAIT) / (1 - WAIT));

class MemoryCardsScene extends SceneBase<MemoryCardsActor, MemoryCardsSnapshot> {
  readonly #pictures: ThemePictures;
  readonly #table = new Container({ label: 'Table' });
  readonly #sheen = new Sheen();
  /** The board in play, for which the atlas was painted. */
  #played: CardLayout | undefined;
  /** The board at rest: the one in play, or the finished one, which leaves room for the buttons below. */
  #board: CardLayout | undefined;
  /** 0 in play, 1 when the cards have reached their places on the finished board. */
  readonly #clearing = new Tween(0, CLEAR_SECONDS, waitThenMove);
  #atlas: CardAtlas | undefined;
  #isNight = false;
  /** Sprite that exists only while no cards are dealt. It makes Pixi upload the atlas before the cards need it. */
  #ahead: Sprite | undefined;
  #cards: Card[] = [];
  #dealt: string | undefined;

  constructor(parts: SceneDependencies<MemoryCardsActor>) {
    super(parts, 'memory-cards');
    this.#pictures = new ThemePictures(
      (url) => this.loadBitmap(url),
      (what) => {
        if (what === 'back' || selectTheme(this.snapshot) === what) this.#repaint();
      },
    );
    this.view.addChild(this.#table, this.#sheen);
    // Names on drawn cards need the web font. Until the font has loaded, a system font replaces it.
    void document.fonts.load('600 16px "Figtree Variable"').then(() => this.#repaint());
  }

  override show(snapshot: MemoryCardsSnapshot): void {
    this.snapshot = snapshot;
    const { cards, level, seed } = snapshot.context;
    const deal = `${level}:${seed}:${cards.length}`;
    if (deal !== this.#dealt) {
      this.#dealt = deal;
      this.#deal();
    }
    for (const card of cards) {
      const faceUp = isFaceUp(snapshot, card);
      this.#cards[card.id]?.show(
        { faceUp, selected: faceUp && !card.matched, matched: card.matched },
        this.reducedMotion,
      );
    }
    if (this.#isFinished) {
      this.#clearing.go(1);
      this.#sheen.pass(selectTuneProgress(snapshot));
    }
    this.#wakeIfMoving();
    const next = selectNextTheme(snapshot);
    if (next && selectGamePhase(snapshot) === 'level-complete') this.#pictures.load(next);
  }

  override layout(slot: Slot): void {
    const isAsWide = slot.width === this.slot.width;
    super.layout(slot);
    this.#place(isAsWide);
  }

  override targets(): readonly Target[] {
    const { snapshot } = this;
    const board = this.#board;
    if (!board) return [];
    return snapshot.context.cards.map((card, index) => {
      const { x, y } = board.places[index] ?? { x: 0, y: 0 };
      const { width, height } = board;
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      return { id: `card-${card.id}`, label: cardLabel(snapshot, card), ...box };
    });
  }

  override activate(id: string): void {
    // On a finished board a tap skips the tune or, once the tune plays, the rest of it.
    const { actor, clock } = this.parts;
    if (this.#isFinished) actor.send({ type: 'tune.skipped' });
    else actor.send({ type: 'card.flipped', index: indexOf(id), at: clock.now() });
  }

  point(id: string, state: PointerState): void {
    this.#cards[indexOf(id)]?.point(state);
    this.#wakeIfMoving();
  }

  minHeight(width: number): number {
    const count = this.snapshot.context.cards.length ?? 0;
    if (this.#isFinished && this.#played) return minFinishedHeight(this.#played);
    return count === 0 ? 0 : minBoardHeight(count, width);
  }

  override destroy(): void {
    super.destroy();
    this.#atlas?.destroy();
    this.#atlas = undefined;
  }

  protected update(seconds: number): FramePace {
    // The night's light appears in the middle of dusk, because a repainted atlas in each of its frames is slow.
    if (this.night >= 0.5 !== this.#isNight) this.#repaint();
    const isClearing = this.#clearing.isMoving;
    this.#clearing.tick(seconds);
    if (isClearing) this.#arrange();
    let pace = fasterPace(this.#sheen.update(seconds), framePaceOf(this.#clearing.isMoving));
    for (const card of this.#cards) pace = fasterPace(pace, card.update(seconds));
    return pace;
  }

  get #isFinished(): boolean {
    return this.snapshot.hasTag('finished');
  }

  /** Returns what the atlas shows, and notes whether that is for the night. */
  #painted() {
    this.#isNight = this.night >= 0.5;
    const sheet = this.#pictures.sheetOf(selectTheme(this.snapshot));
    return { sheet, back: this.#pictures.back, isNight: this.#isNight };
  }

  /** Requests a frame if anything must move. */
  #wakeIfMoving(): void {
    const moving = [this.#sheen, this.#clearing, ...this.#cards];
    if (moving.some(({ isMoving }) => isMoving)) this.parts.wake();
  }

  /** Replaces the displayed cards. Without cards it prepares the next deal: pictures and atlas. */
  #deal(): void {
    this.#clear();
    this.#pictures.load(selectTheme(this.snapshot));
    this.#place();
  }

  #clear(): void {
    for (const view of this.#cards) view.destroy();
    this.#cards = [];
    this.#ahead?.destroy();
    this.#ahead = undefined;
    this.#board = undefined;
    this.#clearing.set(0);
    this.#sheen.clear();
  }

  /**
   * Lays out the board in the slot and paints its atlas at that size.
   * @param isAsWide whether the slot has its old width. A finished board then keeps its rows and its atlas.
   */
  #place(isAsWide = false): void {
    const { width, height, resolution } = this.slot;
    if (width === 0 || height === 0) return;
    const { cards } = this.snapshot.context;
    const names = selectPictureNames(this.snapshot);
    const unchanged = this.#isFinished && isAsWide ? this.#played : undefined;
    const played = unchanged ?? layOutCards(2 * names.length, width, height);
    const old = this.#atlas;
    if (!old?.isFor(names, played.width, resolution)) {
      this.#atlas = new CardAtlas({
        names,
        ...this.#painted(),
        width: played.width,
        height: played.height,
        resolution,
      });
    }
    const atlas = this.#atlas as CardAtlas;
    this.#played = played;
    if (cards.length > 0)
      this.#board = this.#isFinished ? layOutFinishedCards(played, width, height) : played;
    else this.#drawAhead(atlas);
    cards.forEach((card, index) => {
      let view = this.#cards[index];
      if (!view) {
        view = new Card(atlas, pictureIndexOf(card));
        this.#cards.push(view);
        this.#table.addChild(view);
      }
      view.fit(atlas, played.width, played.height);
      view.update(0);
    });
    this.#arrange();
    if (this.#board) this.#sheen.cover(this.#board, this.reducedMotion);
    if (old && old !== atlas) old.destroy();
    this.parts.wake();
  }

  /** Puts the cards at their places on the board, or on their way to the finished board. */
  #arrange(): void {
    const [from, to] = [this.#played, this.#board];
    if (!from || !to) return;
    // With reduced motion the cards fade out, and fade in at their new places.
    const cleared = this.#clearing.value;
    const way = this.reducedMotion ? Math.round(cleared) : cleared;
    this.#table.alpha = this.reducedMotion ? Math.abs(2 * cleared - 1) : 1;
    const scale = lerp(1, to.width / from.width, way);
    this.#cards.forEach((view, index) => {
      const [start, end] = [from.places[index] as CardPlace, to.places[index] as CardPlace];
      view.position.set(lerp(start.x, end.x, way), lerp(start.y, end.y, way));
      view.scale.set(scale);
    });
  }

  #drawAhead(atlas: CardAtlas): void {
    this.#ahead ??= this.#table.addChild(new Sprite({ label: 'Unseen' }));
    this.#ahead.texture = atlas.extra('shadow');
  }

  #repaint(): void {
    if (this.isDestroyed || !this.#atlas) return;
    this.#atlas.paint(this.#painted());
    this.parts.wake();
  }
}

const indexOf = (id: string): number => Number(id.replace('card-', ''));

export const createMemoryCardsScene = (
  parts: SceneDependencies<MemoryCardsActor>,
): Scene<MemoryCardsSnapshot> => new MemoryCardsScene(parts);
