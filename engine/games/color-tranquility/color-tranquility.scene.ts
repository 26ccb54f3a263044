/** Color Tranquility: tiles in the tints of an evening over a small landscape, which melt into its sky. */
import gooseUrl from '../../../assets/images/color-tranquility/goose.avif';
import landUrl from '../../../assets/images/color-tranquility/land.avif';
import type {
  ColorTranquilityActor,
  ColorTranquilitySnapshot,
} from '../../../machines/games/color-tranquility/color-tranquility.machine';
import {
  columnOf,
  describePlace,
  hasStars,
  isEnd,
  labelOf,
  numberOf,
  ROWS,
  rowOf,
  selectCanMove,
  selectIsWhole,
  selectKey,
  selectPhase,
} from '../../../machines/games/color-tranquility/selectors';
import { easeInOut, Tween } from '../../stage/easing';
import { faster, type Pace, paceOf } from '../../stage/pace';
import { PointerQueue } from '../../stage/pointer-queue';
import {
  type PointerState,
  SAME_ACT_MS,
  type Scene,
  type SceneParts,
  type Slot,
  type Target,
} from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { Geese } from './geese';
import { Hand } from './hand';
import { hourOf } from './hours';
import { Land } from './land';
import { centerOf, type Layout, layOut, leastHeight, placeAt } from './layout';
import { Sky } from './sky';
import { Tiles } from './tiles';

/** Duration in which the light of the landscape follows a melted row, s. */
const LIGHT_SECONDS = 2.4;

/** Strength of a mouse's hover, and of a note, relative to a press. */
const HOVER = 0.5;

class ColorTranquilityScene extends SceneBase<ColorTranquilityActor, ColorTranquilitySnapshot> {
  readonly #sky = new Sky();
  readonly #land = new Land();
  readonly #geese = new Geese();
  readonly #tiles = new Tiles();
  readonly #light = new Tween(0, LIGHT_SECONDS, easeInOut);
  readonly #hand: Hand;
  #queue: PointerQueue | undefined;
  #layout: Layout | undefined;
  /** Night and light for which the colors were last set. */
  #hour = '';

  constructor(parts: SceneParts<ColorTranquilityActor>) {
    super(parts, 'color-tranquility');
    this.view.addChild(this.#sky, this.#geese, this.#land, this.#tiles);
    const { actor } = parts;
    this.#hand = new Hand({
      find: (x, y) => this.#movableAt(x, y),
      onTap: (place) => actor.send({ type: 'tint.pressed', place }),
      onLift: (place) => actor.send({ type: 'tint.lifted', place }),
      onDrop: (place) =>
        actor.send(place === undefined ? { type: 'tint.returned' } : { type: 'tint.pressed', place }),
    });
    this.#take(this.snapshot);
    void this.#load();
  }

  override show(snapshot: ColorTranquilitySnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    if (before.context === snapshot.context && before.value === snapshot.value) return;
    this.#take(snapshot, before);
    this.parts.wake();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#layOut();
    this.#arrange(true);
  }

  minHeight(): number {
    return leastHeight();
  }

  override targets(): readonly Target[] {
    const layout = this.#layout;
    const phase = selectPhase(this.snapshot);
    if (!layout || this.slot.width === 0 || !['opening', 'ordering', 'melting'].includes(phase)) return [];
    const { sky, order, lifted } = this.snapshot.context;
    const [halfWide, halfHigh] = layout.half;
    return order.map((tint, place) => {
      const [x, y] = centerOf(layout, place, sky);
      const canMove = selectCanMove(this.snapshot, place);
      return {
        id: `place-${place}`,
        label: labelOf(this.snapshot, place),
        description: describePlace(place, sky),
        x: x - halfWide,
        y: y - halfHigh,
        width: 2 * halfWide,
        height: 2 * halfHigh,
        isDraggable: true,
        isDisabled: !canMove,
        ...(isEnd(place, sky) ? {} : { isPressed: lifted === place }),
        text: { value: String(numberOf(tint)), size: 20, inset: 0 },
      };
    });
  }

  /** Handles keys and assistive technology. Pointers come through the queue. */
  override activate(id: string): void {
    // A tap shorter than a frame is still in the queue.
    this.#follow();
    if (performance.now() - this.#hand.actedAt < SAME_ACT_MS || this.#hand.isDown) return;
    this.parts.actor.send({ type: 'tint.pressed', place: placeOf(id) });
  }

  point(id: string, { hovered, pressed }: PointerState): void {
    const place = placeOf(id);
    const tile = this.#tiles.tiles[this.snapshot.context.order[place] ?? -1];
    const canMove = selectCanMove(this.snapshot, place);
    tile?.touch.go(canMove && pressed ? 1 : canMove && hovered ? HOVER : 0);
    this.parts.wake();
  }

  finish(): void {
    this.#follow();
    if (this.#hand.drag) this.parts.actor.send({ type: 'tint.returned' });
    this.#hand.forget();
  }

  override destroy(): void {
    this.#queue?.destroy();
    super.destroy();
  }

  protected update(seconds: number): Pace {
    this.#follow();
    let pace = paceOf(this.#light.tick(seconds));
    this.#setHour();
    pace = faster(pace, paceOf(this.#tiles.update(seconds)));
    pace = faster(pace, paceOf(this.#sky.update(seconds)));
    return faster(pace, this.#geese.update(seconds) ? 'drifts' : 'still');
  }

  #take(snapshot: ColorTranquilitySnapshot, before?: ColorTranquilitySnapshot): void {
    const { context } = snapshot;
    const isNew =
      !before || before.context.order.length !== context.order.length || before.context.seed !== context.seed;
    if (isNew || before.context.sky !== context.sky) this.#deal();
    const isAtOnce = isNew || this.reducedMotion;
    const isWhole = selectIsWhole(snapshot);
    const isDissolving = snapshot.matches({ session: { melting: 'dissolving' } });
    const bands = context.melted.map(
      (isMelted, row) => isMelted || (isDissolving && row === context.melting),
    );
    this.#sky.show(bands, isWhole, hasStars(context), isAtOnce);
    this.#geese.show(isWhole && !hasStars(context), isAtOnce);
    const light = bands.filter(Boolean).length / ROWS;
    if (isAtOnce || light < this.#light.target) this.#light.set(light);
    else this.#light.go(light);
    if (this.#hand.drag && this.#hand.drag.place !== context.lifted) this.#hand.forget();
    for (const [place, tint] of context.order.entries()) {
      const tile = this.#tiles.tiles[tint];
      if (!tile) continue;
      const row = rowOf(place, context.sky);
      const isSung = row === context.melting && columnOf(place, context.sky) < context.sung;
      tile.lift.go(context.lifted === place ? 1 : 0);
      if (isSung) tile.melt.go(1);
      if (context.melted[row] && isAtOnce) tile.presence.set(0);
      else if (bands[row]) tile.presence.go(0);
    }
    this.#arrange(isNew);
  }

  /** Lays out another sky of tiles. */
  #deal(): void {
    this.#tiles.deal(this.snapshot.context.sky);
    this.#hour = '';
    this.#hand.forget();
    this.#layOut();
    this.#arrange(true);
  }

  #layOut(): void {
    if (this.slot.width === 0) return;
    const layout = layOut(this.slot, this.snapshot.context.sky);
    this.#layout = layout;
    this.#sky.layout(this.slot, layout);
    this.#land.layout(layout);
    this.#geese.layout(layout);
    this.#tiles.layout(layout);
  }

  /** Sends every tile to its place. A dragged tile follows the finger. */
  #arrange(isAtOnce: boolean): void {
    const layout = this.#layout;
    if (!layout) return;
    const { order, sky } = this.snapshot.context;
    for (const [place, tint] of order.entries()) {
      const tile = this.#tiles.tiles[tint];
      if (place === this.#hand.drag?.place && !isAtOnce) continue;
      const center = centerOf(layout, place, sky);
      if (isAtOnce) tile?.put(...center);
      else tile?.go(center, this.reducedMotion);
    }
  }

  #follow(): void {
    const { element, wake } = this.parts;
    if (this.slot.width === 0) return;
    this.#queue ??= new PointerQueue({
      element,
      wake,
      isSurface: (target) => (target as HTMLElement).dataset?.target !== undefined,
    });
    this.#hand.follow(this.#queue.take());
    const { drag } = this.#hand;
    if (!drag || !this.#layout) return;
    const { order, sky } = this.snapshot.context;
    const [x, y] = centerOf(this.#layout, drag.place, sky);
    this.#tiles.tiles[order[drag.place] ?? -1]?.carry(x + drag.dx, y + drag.dy);
  }

  #movableAt(x: number, y: number): number | undefined {
    const place = this.#layout && placeAt(this.#layout, x, y, this.snapshot.context.sky);
    return place !== undefined && selectCanMove(this.snapshot, place) ? place : undefined;
  }

  #setHour(): void {
    const light = this.#light.value;
    const hour = `${this.night} ${light}`;
    if (this.#hour === hour) return;
    this.#hour = hour;
    const colors = hourOf(selectKey(this.snapshot), this.night, light);
    this.#sky.setHour(colors, this.snapshot.context.sky);
    this.#tiles.setHour(colors);
    this.#land.setHour(colors, this.night, light);
    this.#geese.ink = colors.near;
  }

  async #load(): Promise<void> {
    const [land, goose] = await Promise.all([
      this.loadTexture(landUrl, { mipmaps: true }),
      this.loadTexture(gooseUrl, { mipmaps: true }),
    ]);
    if (this.isDestroyed) return;
    if (land) this.#land.paint(land);
    if (goose) this.#geese.paint(goose);
    this.parts.wake();
  }
}

const placeOf = (id: string): number => Number(id.replace('place-', ''));

export const createColorTranquilityScene = (
  parts: SceneParts<ColorTranquilityActor>,
): Scene<ColorTranquilitySnapshot> => new ColorTranquilityScene(parts);
