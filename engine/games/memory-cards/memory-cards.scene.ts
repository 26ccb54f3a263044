/** The table of Memory Cards: shows snapshots as cards that lie, turn and settle. */
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
import type { Theme } from '../../../machines/games/memory-cards/themes';
import { PictureLoader } from '../../core/pictures';
import type { PointerState, Scene, SceneParts, Slot, Target } from '../../core/scene';
import { type Board, layOut, minBoardHeight } from './board';
import { CardView } from './card.view';
import { CardAtlas, type Sheet } from './card-atlas';

const PICTURES = import.meta.glob<string>('../../../assets/images/memory-cards/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a picture sheet or of the card's back; undefined when it was not drawn yet. */
const pictureUrl = (name: Theme | 'card-back'): string | undefined =>
  PICTURES[`../../../assets/images/memory-cards/${name}.webp`];

class MemoryCardsScene implements Scene<MemoryCardsSnapshot> {
  readonly #parts: SceneParts<MemoryCardsActor>;
  readonly #loader: PictureLoader;
  readonly #sheets = new Map<Theme, Sheet>();
  #back: CanvasImageSource | undefined;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  #snapshot: MemoryCardsSnapshot | undefined;
  #board: Board | undefined;
  #atlas: CardAtlas | undefined;
  #views: CardView[] = [];
  /** The deal that the views show: every one comes from another seed. */
  #dealt: string | undefined;
  #isDestroyed = false;

  constructor(parts: SceneParts<MemoryCardsActor>) {
    this.#parts = parts;
    this.#loader = new PictureLoader(parts.clock);
    void this.#loadBack();
    // What is written on drawn cards needs its font; without it the system's stands in.
    void document.fonts.load('600 16px "Figtree Variable"').then(() => this.#repaint());
  }

  sync(snapshot: MemoryCardsSnapshot): void {
    this.#snapshot = snapshot;
    const { cards, level, seed } = snapshot.context;
    const deal = `${level}:${seed}:${cards.length}`;
    if (deal !== this.#dealt) {
      this.#dealt = deal;
      this.#deal();
    }
    const { reducedMotion } = this.#parts.settings();
    for (const card of cards) {
      const faceUp = isFaceUp(snapshot, card);
      this.#views[card.id]?.show(
        { faceUp, selected: faceUp && !card.matched, matched: card.matched },
        reducedMotion,
      );
    }
    this.#wakeIfMoving();
    const next = selectNextTheme(snapshot);
    if (next && selectPhase(snapshot) === 'level-complete') this.#load(next);
  }

  tick(seconds: number): boolean {
    let moves = false;
    for (const view of this.#views) moves = view.tick(seconds) || moves;
    return moves;
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    this.#place();
  }

  targets(): readonly Target[] {
    const [snapshot, board] = [this.#snapshot, this.#board];
    if (!snapshot || !board) return [];
    return snapshot.context.cards.map((card, index) => {
      const { x, y } = board.places[index] ?? { x: 0, y: 0 };
      return {
        id: `card-${card.id}`,
        label: cardLabel(snapshot, card),
        x: x - board.width / 2,
        y: y - board.height / 2,
        width: board.width,
        height: board.height,
      };
    });
  }

  activate(id: string): void {
    this.#parts.actor.send({ type: 'card.flipped', index: indexOf(id) });
  }

  point(id: string, state: PointerState): void {
    this.#views[indexOf(id)]?.point(state);
    this.#wakeIfMoving();
  }

  minHeight(width: number): number {
    const count = this.#snapshot?.context.cards.length ?? 0;
    return count === 0 ? 0 : minBoardHeight(count, width);
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#clear();
  }

  /** The pictures of the board at hand, or why there are none. */
  get #sheet(): Sheet {
    return (this.#snapshot && this.#sheets.get(selectTheme(this.#snapshot))) ?? 'loading';
  }

  /** A snapshot that changes nothing to be seen (the seconds, say) costs no frame. */
  #wakeIfMoving(): void {
    if (this.#views.some((view) => view.isMoving)) this.#parts.wake();
  }

  /** New cards: the old ones go, the new ones lie face down. */
  #deal(): void {
    this.#clear();
    if (this.#snapshot?.context.cards.length) this.#load(selectTheme(this.#snapshot));
    this.#place();
  }

  #clear(): void {
    for (const view of this.#views) view.destroy();
    this.#views = [];
    this.#atlas?.destroy();
    this.#atlas = undefined;
    this.#board = undefined;
  }

  /** Lays out the board in the slot and paints its atlas at that size. */
  #place(): void {
    const { width, height, resolution } = this.#slot;
    if (!this.#snapshot || width === 0 || height === 0) return;
    const { cards } = this.#snapshot.context;
    if (cards.length === 0) return;
    const board = layOut(cards.length, width, height);
    const isSameSize = board.width === this.#board?.width && this.#atlas?.resolution === resolution;
    const old = this.#atlas;
    if (!old || !isSameSize) {
      this.#atlas = new CardAtlas({
        names: selectPictureNames(this.#snapshot),
        sheet: this.#sheet,
        back: this.#back,
        width: board.width,
        height: board.height,
        resolution,
      });
    }
    const atlas = this.#atlas as CardAtlas;
    this.#board = board;
    cards.forEach((card, index) => {
      let view = this.#views[index];
      if (!view) {
        view = new CardView(atlas, pictureIndex(card));
        this.#views.push(view);
        this.#parts.container.addChild(view.container);
      }
      const { x, y } = board.places[index] ?? { x: 0, y: 0 };
      view.place(atlas, x, y, board.width, board.height);
      view.tick(0);
    });
    if (old && old !== atlas) old.destroy();
    this.#parts.wake();
  }

  async #loadBack(): Promise<void> {
    const url = pictureUrl('card-back');
    if (url) this.#back = await this.#loader.load(url);
    this.#repaint();
  }

  /** Begins to load a theme's pictures, once. */
  #load(theme: Theme): void {
    if (this.#sheets.has(theme)) return;
    const url = pictureUrl(theme);
    this.#sheets.set(theme, url ? 'loading' : 'missing');
    if (!url) return;
    void this.#loader.load(url).then((sheet) => {
      this.#sheets.set(theme, sheet ?? 'missing');
      if (this.#snapshot && selectTheme(this.#snapshot) === theme) this.#repaint();
    });
  }

  #repaint(): void {
    if (this.#isDestroyed || !this.#atlas) return;
    this.#atlas.paint(this.#sheet, this.#back);
    this.#parts.wake();
  }
}

const indexOf = (id: string): number => Number(id.replace('card-', ''));

export const createMemoryCardsScene = (parts: SceneParts<MemoryCardsActor>): Scene<MemoryCardsSnapshot> =>
  new MemoryCardsScene(parts);
