/** The stones of the shelf. The one that the game asks about lies apart; a leaving one fades or sinks. */

import { Container } from 'pixi.js';
import type { GamePhase, ShownShelfStone } from '../../../machines/games/worry-stones/selectors';
import { type FramePace, fasterPace } from '../../stage/frame-pace';
import { SINK_DELAY_SECONDS, type StoneLayout, shelfPlace } from './layout';
import { Stone, type StonePlace, type StoneSheets } from './stone';

export const PHASES_WITH_SHELF: readonly GamePhase[] = [
  'choosing',
  'question',
  'later',
  'layingAgain',
  'lettingGo',
  'makingRoom',
  'laying',
  'keeping',
  'complete',
];

interface Going {
  readonly stone: Stone;
  /** Time until the stone sinks, s; undefined for a stone that is sinking, or that fades in place. */
  wait: number | undefined;
}

export interface ShelfArrangement {
  readonly layout: StoneLayout;
  readonly resolution: number;
  readonly shelf: readonly ShownShelfStone[];
  /** The stone that lies apart, and its position; undefined while all stones are on the shelf. */
  readonly apart: { readonly id: number; readonly place: StonePlace } | undefined;
  readonly isSeen: boolean;
  /** Position from which a new stone comes; undefined for a stone that is on the shelf from the start. */
  readonly from: StonePlace | undefined;
  readonly water: StonePlace;
  /** Id of a stone that sinks into the water when it leaves. Others fade. */
  readonly sinking: number | undefined;
  readonly reducedMotion: boolean;
}

export class ShelfStones extends Container {
  readonly #stones = new Map<number, Stone>();
  #going: Going[] = [];
  #sheets: StoneSheets | undefined;
  readonly #onSink: (place: StonePlace) => void;

  /** @param onSink called when a stone reaches the water */
  constructor(onSink: (place: StonePlace) => void) {
    super({ label: 'Shelf stones' });
    this.#onSink = onSink;
  }

  paint(sheets: StoneSheets): void {
    this.#sheets = sheets;
    for (const stone of this.#stones.values()) stone.paint(sheets);
  }

  /** @param isAtOnce whether stones jump to their positions, as after a resize */
  arrange(to: ShelfArrangement, isAtOnce: boolean): void {
    const isStill = isAtOnce || to.reducedMotion;
    const ids = new Set(to.shelf.map(({ id }) => id));
    for (const [id, stone] of this.#stones) if (!ids.has(id)) this.#sendOff(id, stone, to);
    for (const [index, shown] of to.shelf.entries()) {
      const isApart = to.apart?.id === shown.id;
      const place = isApart && to.apart ? to.apart.place : shelfPlace(to.layout, index);
      const stone = this.#stones.get(shown.id) ?? this.#add(shown, to.from ?? place, to.resolution);
      stone.reducedMotion = to.reducedMotion;
      if (isAtOnce) stone.putAt(place, to.resolution);
      else stone.moveTo(place, to.reducedMotion);
      stone.grow(shown.isMossy, isStill);
      stone.show(to.isSeen || isApart, isAtOnce);
      // The stone that lies apart is drawn in front of the others.
      if (isApart) this.addChild(stone);
    }
  }

  touch(id: number, touch: number): void {
    const stone = this.#stones.get(id);
    if (stone) stone.touch = touch;
  }

  update(seconds: number, night: number): FramePace {
    let pace: FramePace = 'still';
    for (const stone of this.#stones.values()) pace = fasterPace(pace, stone.update(seconds, night));
    for (const going of this.#going) {
      const { stone } = going;
      pace = fasterPace(pace, stone.update(seconds, night));
      if (going.wait === undefined) continue;
      pace = 'moves';
      going.wait -= seconds;
      if (going.wait > 0) continue;
      going.wait = undefined;
      stone.sink();
      // With reduced motion no rings spread.
      if (!stone.reducedMotion) this.#onSink(stone.place);
    }
    const gone = this.#going.filter(({ stone, wait }) => wait === undefined && stone.isGone);
    for (const { stone } of gone) stone.destroy();
    if (gone.length > 0) this.#going = this.#going.filter((going) => !gone.includes(going));
    return pace;
  }

  #add({ id, stone, isMossy }: ShownShelfStone, place: StonePlace, resolution: number): Stone {
    const added = this.addChild(new Stone(stone, `Shelf stone ${stone + 1}`, 1));
    added.putAt(place, resolution);
    added.grow(isMossy, true);
    if (this.#sheets) added.paint(this.#sheets);
    this.#stones.set(id, added);
    return added;
  }

  #sendOff(id: number, stone: Stone, { sinking, water, reducedMotion }: ShelfArrangement): void {
    this.#stones.delete(id);
    if (id === sinking) {
      stone.moveTo(water, reducedMotion);
      this.#going.push({ stone, wait: SINK_DELAY_SECONDS });
    } else {
      stone.show(false);
      this.#going.push({ stone, wait: undefined });
    }
  }
}
