/** Turns a completed board into a frieze, as soon as the frieze's script has loaded. */
import type { Container } from 'pixi.js';
import type {
  MemoryCardsActor,
  MemoryCardsSnapshot,
} from '../../../machines/games/memory-cards/memory-cards.machine';
import {
  pictureIndex,
  pictureIndexOf,
  selectIsTuneAhead,
  selectPhase,
} from '../../../machines/games/memory-cards/selectors';
import type { SceneParts, Slot } from '../../stage/scene';
import type { Board } from './board';
import type { Pictures } from './card-picture';
import type { Frieze } from './frieze';
import type { Tile } from './frieze-layout';

type Script = Awaited<ReturnType<typeof load>>;

async function load() {
  const [{ Frieze }, { layFrieze }] = await Promise.all([import('./frieze'), import('./frieze-layout')]);
  return { Frieze, layFrieze };
}

/** Data from which a frieze is created. */
interface Finished {
  readonly snapshot: MemoryCardsSnapshot;
  readonly board: Board;
  readonly slot: Slot;
}

export class FinishedBoard {
  readonly #parts: SceneParts<MemoryCardsActor>;
  readonly #view: Container;
  readonly #table: Container;
  readonly #picturesOf: (snapshot: MemoryCardsSnapshot) => Pictures;
  #loading: Promise<void> | undefined;
  #script: Script | undefined;
  /** The finished board; undefined during play. */
  #finished: Finished | undefined;
  #frieze: Frieze | undefined;

  /**
   * @param view parent of the frieze
   * @param table container that is hidden when the frieze appears
   */
  constructor(
    parts: SceneParts<MemoryCardsActor>,
    view: Container,
    table: Container,
    picturesOf: (snapshot: MemoryCardsSnapshot) => Pictures,
  ) {
    this.#parts = parts;
    this.#view = view;
    this.#table = table;
    this.#picturesOf = picturesOf;
  }

  /** Rectangles of the pictures in the order of the cards; empty during play. */
  get tiles(): readonly Tile[] {
    return this.#frieze?.tiles ?? [];
  }

  sync(snapshot: MemoryCardsSnapshot, board: Board | undefined, slot: Slot): void {
    // Loads the script after the first found pair, long before the last one.
    if (snapshot.context.found.length > 0) this.#loading ??= this.#load();
    const phase = selectPhase(snapshot);
    if (!board || phase === 'playing' || phase === 'ready') return;
    const isNew = !this.#finished;
    this.#finished = { snapshot, board, slot: this.#finished?.slot ?? slot };
    if (isNew) this.#createFrieze(false);
    else this.#shine();
  }

  /** Advances by `seconds`. @returns whether the frieze still moves */
  tick(seconds: number): boolean {
    return this.#frieze?.tick(seconds) ?? false;
  }

  /**
   * Sets the slot's size.
   * @returns whether the frieze handled the change, so that the cards need no new layout
   */
  resize(slot: Slot): boolean {
    if (!this.#finished || !this.#frieze) return false;
    this.#finished = { ...this.#finished, slot };
    this.#createFrieze(this.#frieze.hasBegun);
    return true;
  }

  /** Rebuilds the frieze with newly loaded pictures. */
  repaint(): void {
    if (this.#frieze) this.#createFrieze(this.#frieze.hasBegun);
  }

  /** Removes the frieze before a new deal. */
  clear(): void {
    this.#frieze?.destroy();
    this.#frieze = undefined;
    this.#finished = undefined;
    this.#table.alpha = 1;
    this.#table.visible = true;
  }

  destroy(): void {
    this.clear();
    this.#script = undefined;
  }

  async #load(): Promise<void> {
    try {
      this.#script = await load();
      this.#createFrieze(false);
    } catch (error) {
      // The next found pair retries. Without the script the board stays unchanged.
      this.#loading = undefined;
      console.warn('The finished board cannot be joined into a frieze', error);
    }
  }

  #createFrieze(isJoined: boolean): void {
    if (!this.#script || !this.#finished) return;
    const { snapshot, board, slot } = this.#finished;
    const { cards } = snapshot.context;
    this.#frieze?.destroy();
    this.#frieze = new this.#script.Frieze({
      pictures: this.#picturesOf(snapshot),
      order: cards.map(pictureIndex),
      tiles: this.#script.layFrieze(board, slot),
      resolution: slot.resolution,
      cards: board,
      table: this.#table,
      reducedMotion: this.#parts.settings().reducedMotion,
      isJoined,
    });
    this.#view.addChild(this.#frieze);
    this.#shine();
    this.#parts.wake();
  }

  #shine(): void {
    if (!this.#frieze || !this.#finished) return;
    const { snapshot } = this.#finished;
    const { found, note } = snapshot.context;
    // The light stays on the first pair until that pair's note sounds.
    this.#frieze.shine({
      found: found.map(pictureIndexOf),
      at: note ?? 0,
      isPassing: selectIsTuneAhead(snapshot),
    });
    this.#parts.wake();
  }
}
