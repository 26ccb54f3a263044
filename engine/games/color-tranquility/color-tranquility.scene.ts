/** Color Tranquility: tiles in the tints of an evening over a small landscape, which melt into its sky. */
import gooseUrl from '../../../assets/images/color-tranquility/goose.avif';
import landUrl from '../../../assets/images/color-tranquility/land.avif';
import type {
  ColorTranquilityActor,
  ColorTranquilitySnapshot,
} from '../../../machines/games/color-tranquility/color-tranquility.machine';
import {
  columnOf,
  hasStars,
  isRowEnd,
  placeText,
  ROW_COUNT,
  rowOf,
  selectAreTintsVisible,
  selectCanMoveTint,
  selectIsBandByRow,
  selectIsSkyWhole,
  tintLabelOf,
  tintNumberOf,
} from '../../../machines/games/color-tranquility/selectors';
import { easeInOut, Tween } from '../../stage/easing';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import { PointerQueue } from '../../stage/pointer-queue';
import type { PointerState, Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { TileDrag } from './drag';
import { Geese } from './geese';
import { hourLookOf } from './hours';
import { Land } from './land';
import { LEAST_SLOT_HEIGHT, layOutTiles, type TileLayout, tileCenter, tilePlaceAt } from './layout';
import { raiseTween, Sky } from './sky';
import { TileBoard } from './tiles';

/** Duration in which the light of the landscape follows a melted row, s. */
const LIGHT_SECONDS = 2.4;

/** Strength of a mouse's hover, relative to a press. */
const HOVER = 0.5;

class ColorTranquilityScene extends SceneBase<ColorTranquilityActor, ColorTranquilitySnapshot> {
  readonly #sky: Sky;
  readonly #land: Land;
  readonly #geese = new Geese();
  readonly #tiles = new TileBoard();
  readonly #light = new Tween(0, LIGHT_SECONDS, easeInOut);
  readonly #drag = new TileDrag();
  readonly #queue: PointerQueue;
  #layout: TileLayout | undefined;
  /** Night and light for which the colors were last set, 0-1; -1 when they must be set again. */
  #hour = { night: -1, light: -1 };

  constructor(parts: SceneDependencies<ColorTranquilityActor>) {
    super(parts, 'color-tranquility');
    const hour = hourLookOf(this.snapshot.context, this.night, 0);
    this.#sky = new Sky(hour);
    this.#land = new Land(hour);
    this.view.addChild(this.#sky, this.#geese, this.#land, this.#tiles);
    this.#queue = new PointerQueue({
      element: parts.element,
      wake: parts.wake,
      isSurface: (target) => (target as HTMLElement).dataset?.target !== undefined,
    });
    this.apply(this.snapshot);
    void this.#load();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#layOut();
  }

  minHeight(): number {
    return LEAST_SLOT_HEIGHT;
  }

  override targets(): readonly Target[] {
    const layout = this.#layout;
    if (!layout || !selectAreTintsVisible(this.snapshot)) return [];
    const { sky, order, lifted } = this.snapshot.context;
    const [halfWide, halfHigh] = layout.half;
    return order.map((tint, place) => {
      const [x, y] = tileCenter(layout, place);
      return {
        id: String(place),
        label: tintLabelOf(this.snapshot, place),
        description: placeText(place, sky),
        x: x - halfWide,
        y: y - halfHigh,
        width: 2 * halfWide,
        height: 2 * halfHigh,
        isDraggable: true,
        isDisabled: !selectCanMoveTint(this.snapshot, place),
        ...(isRowEnd(place, sky) ? {} : { isPressed: lifted === place }),
        text: { value: String(tintNumberOf(tint)), size: 20, inset: 0 },
      };
    });
  }

  /** Handles keys and assistive technology. Pointers come through the queue. */
  override activate(id: string): void {
    // A tap shorter than a frame is still in the queue.
    this.#follow();
    if (!this.#queue.isActing) this.parts.actor.send({ type: 'tint.pressed', place: Number(id) });
  }

  point(id: string, { hovered, pressed }: PointerState): void {
    const place = Number(id);
    const strength = pressed ? 1 : hovered ? HOVER : 0;
    this.#tileAt(place)?.touch.go(selectCanMoveTint(this.snapshot, place) ? strength : 0);
    this.parts.wake();
  }

  finish(): void {
    this.#follow();
    if (this.#drag.current) this.parts.actor.send({ type: 'tint.returned' });
    this.#drag.forget();
  }

  override destroy(): void {
    this.#queue.destroy();
    super.destroy();
  }

  protected update(seconds: number): FramePace {
    this.#follow();
    let pace = framePaceOf(this.#light.tick(seconds));
    this.#setHour();
    pace = fasterPace(pace, this.#tiles.update(seconds));
    pace = fasterPace(pace, this.#sky.update(seconds));
    return fasterPace(pace, this.#geese.update(seconds));
  }

  protected override apply(snapshot: ColorTranquilitySnapshot, before?: ColorTranquilitySnapshot): void {
    const { context } = snapshot;
    const isNew =
      before?.context.order.length !== context.order.length || before.context.seed !== context.seed;
    const isAtOnce = isNew || this.reducedMotion;
    if (isNew || before.context.sky !== context.sky) this.#deal();
    const isWhole = selectIsSkyWhole(snapshot);
    const bands = selectIsBandByRow(snapshot);
    this.#sky.show(bands, isWhole, hasStars(context), isAtOnce);
    this.#geese.show(isWhole && !hasStars(context), isAtOnce);
    raiseTween(this.#light, bands.filter(Boolean).length / ROW_COUNT, isAtOnce);
    const { current } = this.#drag;
    if (current && current.place !== context.lifted) this.#drag.forget();
    for (const place of context.order.keys()) {
      const tile = this.#tileAt(place);
      const row = rowOf(place, context.sky);
      tile?.lift.go(context.lifted === place ? 1 : 0);
      if (row === context.melting && columnOf(place, context.sky) < context.sung) tile?.melt.go(1);
      if (context.melted[row] && isAtOnce) tile?.presence.set(0);
      else if (bands[row]) tile?.presence.go(0);
    }
    this.#arrange(isNew);
  }

  #deal(): void {
    this.#tiles.deal(this.snapshot.context.sky);
    this.#hour.night = -1;
    this.#drag.forget();
    this.#layOut();
  }

  #layOut(): void {
    if (this.slot.width === 0) return;
    const layout = layOutTiles(this.slot, this.snapshot.context.sky);
    this.#layout = layout;
    this.#sky.layout(this.slot, layout);
    for (const drawn of [this.#land, this.#geese, this.#tiles]) drawn.layout(layout);
    this.#arrange(true);
  }

  /** Sends every tile to its place. A dragged tile follows the finger. */
  #arrange(isAtOnce: boolean): void {
    if (!this.#layout) return;
    for (const place of this.snapshot.context.order.keys()) {
      const [x, y] = tileCenter(this.#layout, place);
      if (isAtOnce) this.#tileAt(place)?.put(x, y);
      else if (place !== this.#drag.current?.place) this.#tileAt(place)?.go(x, y, this.reducedMotion);
    }
  }

  #follow(): void {
    for (const sample of this.#queue.drain()) {
      const event = this.#drag.read(sample, this.#movableAt);
      if (event) this.parts.actor.send(event);
    }
    const { current } = this.#drag;
    if (!current || !this.#layout) return;
    const [x, y] = tileCenter(this.#layout, current.place);
    this.#tileAt(current.place)?.put(x + current.dx, y + current.dy);
  }

  readonly #movableAt = (x: number, y: number): number | undefined => {
    const place = this.#layout && tilePlaceAt(this.#layout, x, y);
    return place !== undefined && selectCanMoveTint(this.snapshot, place) ? place : undefined;
  };

  #tileAt(place: number) {
    return this.#tiles.tiles[this.snapshot.context.order[place] ?? -1];
  }

  #setHour(): void {
    const { night } = this;
    const light = this.#light.value;
    if (this.#hour.night === night && this.#hour.light === light) return;
    this.#hour = { night, light };
    const { context } = this.snapshot;
    const hour = hourLookOf(context, night, light);
    this.#sky.setHour(hour, context.sky);
    for (const drawn of [this.#tiles, this.#land, this.#geese]) drawn.setHour(hour);
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

export const createColorTranquilityScene = (
  parts: SceneDependencies<ColorTranquilityActor>,
): Scene<ColorTranquilitySnapshot> => new ColorTranquilityScene(parts);
