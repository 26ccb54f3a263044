/** The five stones: in the moss, in the hand, or on their way into the brook. */

import { Container } from 'pixi.js';
import { type GamePhase, stoneName } from '../../../machines/games/worry-stones/selectors';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import { SINK_DELAY_SECONDS, type StoneLayout, sinkingStonePlace } from './layout';
import { Stone, type StonePlace, type StoneSheets } from './stone';
import { STONE_COUNT } from './stone-shapes';

const IN_HAND: readonly GamePhase[] = ['naming', 'rubbing', 'shining', 'offering', 'makingRoom', 'sinking'];
const IN_MOSS: readonly GamePhase[] = ['ready', 'choosing', 'complete'];

export interface FiveStonesState {
  readonly phase: GamePhase;
  readonly layout: StoneLayout;
  readonly resolution: number;
  /** The stone in hand, 0-4; null for none. */
  readonly inHand: number | null;
  readonly hand: StonePlace;
  readonly reducedMotion: boolean;
}

export class FiveStones extends Container {
  readonly #stones = Array.from({ length: STONE_COUNT }, (_, stone) =>
    this.addChild(new Stone(stone, stoneName(stone), 0)),
  );
  readonly #onSink: (place: StonePlace) => void;
  /** The sinking stone, and the time until it reaches the water, s. */
  #sinking: { readonly stone: Stone; wait: number } | undefined;

  /** @param onSink called when a stone reaches the water */
  constructor(onSink: (place: StonePlace) => void) {
    super({ label: 'Five stones' });
    this.#onSink = onSink;
  }

  at(stone: number | null): Stone | undefined {
    return stone === null ? undefined : this.#stones[stone];
  }

  paint(sheets: StoneSheets): void {
    for (const stone of this.#stones) stone.paint(sheets);
  }

  touch(stone: number, touch: number): void {
    const touched = this.#stones[stone];
    if (touched) touched.touch = touch;
  }

  /** @param isAtOnce whether stones jump to their positions, as after a resize */
  arrange(setting: FiveStonesState, isAtOnce: boolean): void {
    const { phase, inHand } = setting;
    for (const stone of this.#stones) {
      stone.reducedMotion = setting.reducedMotion;
      if (stone.stone === inHand && IN_HAND.includes(phase)) this.#hold(stone, setting, isAtOnce);
      else this.#putInMoss(stone, setting, isAtOnce);
    }
  }

  update(seconds: number, night: number): FramePace {
    let pace = framePaceOf(this.#sinking !== undefined);
    if (this.#sinking) this.#sinking.wait -= seconds;
    if (this.#sinking && this.#sinking.wait <= 0) {
      const { stone } = this.#sinking;
      this.#sinking = undefined;
      stone.sink();
      // With reduced motion no rings spread.
      if (!stone.reducedMotion) this.#onSink(stone.place);
    }
    for (const stone of this.#stones) pace = fasterPace(pace, stone.update(seconds, night));
    return pace;
  }

  #hold(
    stone: Stone,
    { phase, layout, hand, resolution, reducedMotion }: FiveStonesState,
    isAtOnce: boolean,
  ): void {
    const place = phase === 'sinking' ? sinkingStonePlace(layout) : hand;
    // Draws the stone in front of the others.
    this.addChild(stone);
    if (isAtOnce) stone.putAt(place, resolution);
    else stone.moveTo(place, reducedMotion);
    stone.nest(false, reducedMotion);
    stone.show(true, isAtOnce);
    if (phase === 'sinking' && !isAtOnce) this.#sinking = { stone, wait: SINK_DELAY_SECONDS };
  }

  #putInMoss(stone: Stone, setting: FiveStonesState, isAtOnce: boolean): void {
    const { phase, layout, inHand, resolution, reducedMotion } = setting;
    const place = layout.moss[stone.stone] as StonePlace;
    const isSeen = IN_MOSS.includes(phase);
    // A stone that was sunk, put down or kept is replaced by a new stone of its kind.
    const isNew = stone.stone === inHand;
    if (isSeen) stone.rise();
    stone.setMap(undefined);
    if (isNew) stone.show(false, true);
    if (isNew || isAtOnce || stone.place.width === 0) stone.putAt(place, resolution);
    else stone.moveTo(place, reducedMotion);
    stone.nest(true, isNew || isAtOnce);
    stone.show(isSeen, isAtOnce);
  }
}
