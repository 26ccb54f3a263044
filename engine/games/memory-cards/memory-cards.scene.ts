/** The table with the cards of Memory Cards. */
import { Container, Sprite } from 'pixi.js';
import type {
  MemoryCardsActor,
  MemoryCardsSnapshot,
} from '../../../machines/games/memory-cards/memory-cards.machine';
import {
  cardLabel,
  isFaceUp,
  pictureIndex,
  selectNextTheme,
  selectPhase,
  selectPictureNames,
  selectTheme,
} from '../../../machines/games/memory-cards/selectors';
import type { PointerState, Scene, SceneParts, Slot, Target } from '../../stage/scene';
import { type Pace, SceneBase } from '../../stage/scene-base';
import { type Board, layOut, minBoardHeight } from './board';
import { Card } from './card';
import { CardAtlas } from './card-atlas';
import type { Pictures } from './card-picture';
import { FinishedBoard } from './finished-board';
import { ThemePictures } from './theme-pictures';

/** Minimum height of a finished board, CSS px. */
const SMALLEST_FRIEZE = 180;

class MemoryCardsScene extends SceneBase<MemoryCardsActor, MemoryCardsSnapshot> {
  readonly #pictures: ThemePictures;
  /** Parent of the cards, which is hidden when the frieze appears. */
  readonly #table = new Container({ label: 'Table' });
  readonly #finished: FinishedBoard;
  #board: Board | undefined;
  #atlas: CardAtlas | undefined;
  /** Invisible sprite before the first deal. It makes Pixi upload the atlas before the cards need it. */
  #ahead: Sprite | undefined;
  #cards: Card[] = [];
  /** Seed of the shown deal. */
  #dealt: string | undefined;

  constructor(parts: SceneParts<MemoryCardsActor>) {
    super(parts, 'memory-cards');
    this.#pictures = new ThemePictures(
      (url) => this.loadBitmap(url),
      (what) => {
        if (what === 'back' || selectTheme(this.snapshot) === what) this.#repaint();
      },
    );
    this.#finished = new FinishedBoard(parts, this.view, this.#table, (snapshot) =>
      this.#picturesOf(snapshot),
    );
    this.view.addChild(this.#table);
    // Names on drawn cards need the web font. Until it has loaded, a system font replaces it.
    void document.fonts.load('600 16px "Figtree Variable"').then(() => this.#repaint());
  }

  sync(snapshot: MemoryCardsSnapshot): void {
    this.snapshot = snapshot;
    const { cards, level, seed } = snapshot.context;
    const deal = `${level}:${seed}:${cards.length}`;
    if (deal !== this.#dealt) {
      this.#dealt = deal;
      this.#finished.clear();
      this.#deal();
    }
    for (const card of cards) {
      const faceUp = isFaceUp(snapshot, card);
      this.#cards[card.id]?.show(
        { faceUp, selected: faceUp && !card.matched, matched: card.matched },
        this.reducedMotion,
      );
    }
    this.#finished.sync(snapshot, this.#board, this.slot);
    this.#wakeIfMoving();
    const next = selectNextTheme(snapshot);
    if (next && selectPhase(snapshot) === 'level-complete') this.#pictures.load(next);
  }

  override resize(slot: Slot): void {
    super.resize(slot);
    // Cards that are about to join keep their positions, because only the frieze adapts to the new size.
    if (!this.#finished.resize(slot)) this.#place();
  }

  override targets(): readonly Target[] {
    const { snapshot } = this;
    const board = this.#board;
    if (!board) return [];
    return snapshot.context.cards.map((card, index) => {
      const { x, y } = board.places[index] ?? { x: 0, y: 0 };
      const { width, height } = board;
      const tile = this.#finished.tiles[index] ?? { x: x - width / 2, y: y - height / 2, width, height };
      return { id: `card-${card.id}`, label: cardLabel(snapshot, card), ...tile };
    });
  }

  override activate(id: string): void {
    // On a finished board a tap skips the rest of the tune.
    const { actor, clock } = this.parts;
    if (this.snapshot.matches('complete')) actor.send({ type: 'tune.skipped' });
    else actor.send({ type: 'card.flipped', index: indexOf(id), at: clock.now() });
  }

  point(id: string, state: PointerState): void {
    this.#cards[indexOf(id)]?.point(state);
    this.#wakeIfMoving();
  }

  minHeight(width: number): number {
    const count = this.snapshot.context.cards.length ?? 0;
    // A finished board has no touch targets, so it may be small.
    if (this.#finished.tiles.length > 0) return SMALLEST_FRIEZE;
    return count === 0 ? 0 : minBoardHeight(count, width);
  }

  override destroy(): void {
    this.#finished.destroy();
    super.destroy();
    this.#atlas?.destroy();
    this.#atlas = undefined;
  }

  protected advance(seconds: number): Pace {
    let moves = this.#finished.tick(seconds);
    for (const card of this.#cards) moves = card.tick(seconds) || moves;
    return moves ? 'moves' : 'still';
  }

  #picturesOf(snapshot: MemoryCardsSnapshot): Pictures {
    return { names: selectPictureNames(snapshot), sheet: this.#pictures.sheetOf(selectTheme(snapshot)) };
  }

  /** Requests a frame only if the snapshot has a visible change. */
  #wakeIfMoving(): void {
    if (this.#cards.some((view) => view.isMoving)) this.parts.wake();
  }

  /** Replaces the cards with new ones, face down. Before the first deal it creates everything except the cards. */
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
  }

  /** Lays out the board in the slot and paints its atlas at that size. */
  #place(): void {
    const { width, height, resolution } = this.slot;
    if (width === 0 || height === 0) return;
    const { cards } = this.snapshot.context;
    const names = selectPictureNames(this.snapshot);
    const board = layOut(2 * names.length, width, height);
    const old = this.#atlas;
    if (!old?.isFor(names, board.width, resolution)) {
      this.#atlas = new CardAtlas({
        ...this.#picturesOf(this.snapshot),
        back: this.#pictures.back,
        width: board.width,
        height: board.height,
        resolution,
      });
    }
    const atlas = this.#atlas as CardAtlas;
    if (cards.length > 0) this.#board = board;
    else this.#drawAhead(atlas);
    cards.forEach((card, index) => {
      let view = this.#cards[index];
      if (!view) {
        view = new Card(atlas, pictureIndex(card));
        this.#cards.push(view);
        this.#table.addChild(view);
      }
      const { x, y } = board.places[index] ?? { x: 0, y: 0 };
      view.place(atlas, x, y, board.width, board.height);
      view.tick(0);
    });
    if (old && old !== atlas) old.destroy();
    this.parts.wake();
  }

  #drawAhead(atlas: CardAtlas): void {
    this.#ahead ??= this.#table.addChild(new Sprite({ label: 'Unseen' }));
    this.#ahead.texture = atlas.extra('shadow');
  }

  #repaint(): void {
    if (this.isDestroyed || !this.#atlas) return;
    this.#atlas.paint(this.#picturesOf(this.snapshot).sheet, this.#pictures.back);
    this.#finished.repaint();
    this.parts.wake();
  }
}

const indexOf = (id: string): number => Number(id.replace('card-', ''));

export const createMemoryCardsScene = (parts: SceneParts<MemoryCardsActor>): Scene<MemoryCardsSnapshot> =>
  new MemoryCardsScene(parts);
