/** Worry Stones: five stones in moss, the stone in hand, the shelf, and the brook. */

import reliefsUrl from '../../../assets/images/worry-stones/five-reliefs.avif';
import stonesUrl from '../../../assets/images/worry-stones/five-stones.avif';
import slatesUrl from '../../../assets/images/worry-stones/slates.avif';
import {
  type GamePhase,
  selectGamePhase,
  selectIsRubbed,
  selectIsRubbedByItself,
  selectShelf,
  selectSmoothShare,
  selectSmoothThirdCount,
} from '../../../machines/games/worry-stones/selectors';
import type {
  WorryStonesActor,
  WorryStonesSnapshot,
} from '../../../machines/games/worry-stones/worry-stones.machine';
import type { VoiceHandle } from '../../audio/port';
import { lerp } from '../../stage/easing';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import type { PassRenderer } from '../../stage/pass-renderer';
import { PointerQueue } from '../../stage/pointer-queue';
import type { PointerState, Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { Brook } from './brook';
import { FiveStones } from './five-stones';
import { GlossPainter } from './gloss';
import { RubVoice } from './hum';
import { heldStonePlace, layOutStones, leastSlotHeight, type StoneLayout, sinkingStonePlace } from './layout';
import { PHASES_WITH_SHELF, ShelfStones } from './shelf-stones';
import { Slates } from './slates';
import type { Stone, StonePlace } from './stone';
import { StoneRubbing } from './stone-rubbing';
import { SwellingLight } from './swelling-light';
import { HAND_TARGET_ID, handTarget, mossStoneTargets, parseShelfTargetId, shelfTargets } from './targets';

/** Time for which the water and the pulsing light move after the last change, s. */
const LIVELY_SECONDS = 10;
/** Time before the end of {@link LIVELY_SECONDS} in which the water slows down, s. */
const SLOWING_SECONDS = 2;

const PASS_SECONDS = 2.8;

const HOVER = 0.5;

class WorryStonesScene extends SceneBase<WorryStonesActor, WorryStonesSnapshot> {
  readonly #brook = new Brook();
  readonly #slates = new Slates();
  #hasSlates = false;
  readonly #stones: FiveStones;
  readonly #shelf: ShelfStones;
  readonly #swell = new SwellingLight();
  readonly #gloss = new GlossPainter();
  readonly #hum: VoiceHandle<RubVoice>;
  #layout: StoneLayout | undefined;
  #rub: StoneRubbing | undefined;
  /** Pointer queue of the stone in hand. It captures mouse presses, so it exists only in the phase `rubbing`. */
  #queue: PointerQueue | undefined;
  #isReportedByHand = false;
  #rested = 0;
  #sway = { right: 0, down: 0 };
  #pass = 1;

  constructor(parts: SceneDependencies<WorryStonesActor>) {
    super(parts, 'worry-stones');
    this.#stones = new FiveStones((place) => this.#ring(place));
    this.#shelf = new ShelfStones((place) => this.#ring(place));
    this.#hum = parts.audio.voice('effects', (voice) => new RubVoice(voice));
    this.view.addChild(this.#brook, this.#slates, this.#swell, this.#stones, this.#shelf);
    this.apply(this.snapshot);
    void this.#load();
  }

  override prepare(passes: PassRenderer): void {
    if (this.slot.width > 0 && this.#gloss.isPending) this.#gloss.prepare(passes);
  }

  forget(): void {
    this.#gloss.forget();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#layOut();
    this.#arrange(undefined, true);
  }

  minHeight(width: number): number {
    return leastSlotHeight(width);
  }

  override targets(): readonly Target[] {
    const layout = this.#layout;
    if (!layout || this.slot.width === 0) return [];
    const phase = selectGamePhase(this.snapshot);
    const { stone } = this.snapshot.context;
    const onShelf = () => shelfTargets(layout, selectShelf(this.snapshot));
    if (phase === 'choosing') return [...mossStoneTargets(layout), ...onShelf()];
    if (phase === 'makingRoom') return onShelf();
    if (phase !== 'rubbing' || stone === null) return [];
    return [handTarget(this.#handPlace(), stone, selectIsRubbed(this.snapshot))];
  }

  /** A press of the stone in hand comes only from assistive technology: it toggles the light that rubs. */
  override activate(id: string): void {
    const { actor, clock } = this.parts;
    const shelfId = parseShelfTargetId(id);
    if (id === HAND_TARGET_ID) {
      const type = selectIsRubbedByItself(this.snapshot) ? 'rub.ended' : 'rub.began';
      actor.send({ type, by: 'itself', at: clock.now() });
    } else if (shelfId === undefined) {
      actor.send({ type: 'stone.chosen', stone: Number(id) });
    } else {
      const isFull = selectGamePhase(this.snapshot) === 'makingRoom';
      actor.send({ type: isFull ? 'room.made' : 'shelf.visited', id: shelfId });
    }
  }

  point(id: string, { hovered, pressed }: PointerState): void {
    const touch = pressed ? 1 : hovered ? HOVER : 0;
    const shelfId = parseShelfTargetId(id);
    if (shelfId !== undefined) this.#shelf.touch(shelfId, touch);
    else if (id !== HAND_TARGET_ID) this.#stones.touch(Number(id), touch);
    this.parts.wake();
  }

  /** Lifts all thumbs, and tells the machine that the person has stopped rubbing. */
  finish(): void {
    this.#rub?.liftAll();
    this.#reportHand();
  }

  override destroy(): void {
    this.#hum.release();
    this.#queue?.destroy();
    super.destroy();
    this.#gloss.destroy();
  }

  protected update(seconds: number): FramePace {
    const { night, reducedMotion } = this;
    const isRubbed = this.#advanceRub();
    if (isRubbed) this.#rested = 0;
    this.#rested += seconds;
    const isPassing = this.#advanceLight(seconds, isRubbed);
    let pace = framePaceOf(isPassing || isRubbed || this.#rub?.isPending === true);
    pace = fasterPace(
      pace,
      fasterPace(this.#stones.update(seconds, night), this.#shelf.update(seconds, night)),
    );
    pace = fasterPace(pace, this.#slates.update(seconds, night));
    const isLively = !reducedMotion && this.#rested < LIVELY_SECONDS;
    const flow = isLively ? seconds * Math.min(1, (LIVELY_SECONDS - this.#rested) / SLOWING_SECONDS) : 0;
    pace = fasterPace(pace, this.#brook.update(seconds, flow, night));
    const isBreathing = selectGamePhase(this.snapshot) === 'rubbing' && this.#rested < LIVELY_SECONDS;
    pace = fasterPace(pace, this.#swell.update(seconds, isBreathing, reducedMotion, night));
    return fasterPace(pace, isLively ? 'drifts' : 'still');
  }

  /** @returns whether the stone is being rubbed */
  #advanceRub(): boolean {
    const rub = this.#rub;
    if (!rub || this.slot.width === 0) return false;
    const { clock, element, wake } = this.parts;
    this.#queue ??= new PointerQueue({
      element,
      wake,
      isSurface: (target) => target instanceof HTMLButtonElement,
    });
    const now = clock.now();
    rub.follow(this.#queue.drain(), this.#handPlace(), now, performance.now());
    this.#reportHand();
    // `apply` discards the rub if an event above has ended the phase `rubbing`.
    if (this.#rub !== rub) return true;
    rub.rubItself(selectIsRubbedByItself(this.snapshot), now);
    this.#gloss.push(rub.drain(now));
    const smooth = selectSmoothShare(this.snapshot, now);
    this.#inHand?.polish(smooth, true);
    const speed = rub.drainSpeed();
    if (speed > 0)
      this.#hum.current?.follow({
        stone: this.snapshot.context.stone ?? 0,
        speed,
        gloss: smooth,
        swell: this.#swell.breath,
      });
    return selectIsRubbed(this.snapshot);
  }

  /** Tells the machine when the first thumb presses and when the last one lifts. */
  #reportHand(): void {
    const isByHand = this.#rub?.isByHand ?? false;
    if (isByHand === this.#isReportedByHand) return;
    this.#isReportedByHand = isByHand;
    const { actor, clock } = this.parts;
    actor.send({ type: isByHand ? 'rub.began' : 'rub.ended', by: 'hand', at: clock.now() });
  }

  /** Makes the reflected light follow the thumb, and pass over the stone. Returns whether it is passing. */
  #advanceLight(seconds: number, isRubbed: boolean): boolean {
    const inHand = this.#inHand;
    const isPassing = this.#pass < 1;
    this.#pass = Math.min(1, this.#pass + seconds / PASS_SECONDS);
    if (isRubbed && this.#rub && !this.reducedMotion) {
      const { x, y } = this.#rub.last;
      const part = 1 - Math.exp(-seconds * 2.4);
      this.#sway = {
        right: lerp(this.#sway.right, (x - 0.5) * 2.2, part),
        down: lerp(this.#sway.down, (y - 0.5) * 2, part),
      };
    }
    inHand?.light(this.#sway.right, this.#sway.down, this.#pass);
    return isPassing;
  }

  get #inHand(): Stone | undefined {
    return this.#stones.at(this.snapshot.context.stone);
  }

  protected override apply(snapshot: WorryStonesSnapshot, before?: WorryStonesSnapshot): void {
    this.#rested = 0;
    const phase = selectGamePhase(snapshot);
    const was = before && selectGamePhase(before);
    if (phase === 'rubbing' && !this.#rub && snapshot.context.stone !== null)
      this.#rub = new StoneRubbing(snapshot.context.stone, this.parts.clock.now());
    if (phase !== 'rubbing' && this.#rub) {
      this.#rub = undefined;
      this.#isReportedByHand = false;
      this.#queue?.destroy();
      this.#queue = undefined;
    }
    if (phase === was && before?.context.shelf === snapshot.context.shelf) return;
    if (phase !== was && (phase === 'naming' || (phase === 'rubbing' && was !== 'naming'))) this.#pickUp();
    if (phase === 'shining' && was !== 'shining') this.#inHand?.polish(1, this.reducedMotion);
    if (before && selectSmoothThirdCount(snapshot) > selectSmoothThirdCount(before))
      this.#pass = this.reducedMotion ? 1 : 0;
    this.#layOut();
    this.#arrange(was, false);
  }

  /** Picks up the chosen stone. The earlier gloss of a resumed stone is even, because the device stores no map. */
  #pickUp(): void {
    const stone = this.#inHand;
    if (!stone) return;
    this.#gloss.begin();
    this.#sway = { right: 0, down: 0 };
    stone.setMap({ gloss: this.#gloss.texture.source, second: this.#gloss.second.source });
    stone.polish(selectSmoothShare(this.snapshot), true);
  }

  #ring({ x, y }: StonePlace): void {
    this.#brook.ring(x, y);
    this.#rested = 0;
    this.parts.wake();
  }

  #handPlace(): StonePlace {
    const phase = selectGamePhase(this.snapshot);
    const isBelowShelf = PHASES_WITH_SHELF.includes(phase) && this.snapshot.context.shelf.length > 0;
    return heldStonePlace(this.#layout as StoneLayout, isBelowShelf);
  }

  #layOut(): void {
    const { width, height, resolution } = this.slot;
    if (width === 0) return;
    const layout = layOutStones(width, height, this.snapshot.context.shelf.length);
    this.#layout = layout;
    this.#brook.layout(layout, this.slot);
    this.#slates.layout(layout);
    this.#swell.layout(this.#handPlace(), resolution);
  }

  /** @param was previous phase; undefined at the start and after a resize */
  #arrange(was: GamePhase | undefined, isAtOnce: boolean): void {
    const layout = this.#layout;
    if (!layout) return;
    const { snapshot, reducedMotion, slot } = this;
    const phase = selectGamePhase(snapshot);
    const { asked, placed, stone: inHand } = snapshot.context;
    const hand = this.#handPlace();
    const { resolution } = slot;
    this.#stones.arrange({ phase, layout, resolution, inHand, hand, reducedMotion }, isAtOnce);
    const isApart = phase === 'question' || phase === 'quiet' || phase === 'later';
    this.#shelf.arrange(
      {
        layout,
        resolution,
        shelf: selectShelf(snapshot),
        apart: asked && isApart ? { id: asked.id, place: hand } : undefined,
        isSeen: PHASES_WITH_SHELF.includes(phase),
        from: was && placed && (phase === 'laying' || phase === 'keeping') ? hand : undefined,
        water: sinkingStonePlace(layout),
        sinking: phase === 'lettingGo' ? asked?.id : undefined,
        reducedMotion,
      },
      isAtOnce,
    );
    const stones = PHASES_WITH_SHELF.includes(phase) ? snapshot.context.shelf.length : 0;
    this.#slates.show(stones, reducedMotion);
    if (stones > 0) void this.#loadSlates();
  }

  async #load(): Promise<void> {
    const [stones, reliefs] = await Promise.all([
      this.loadTexture(stonesUrl, { mipmaps: true }),
      this.loadTexture(reliefsUrl, { mipmaps: true }),
    ]);
    if (!stones || !reliefs) return;
    this.#stones.paint({ stones, reliefs });
    this.#shelf.paint({ stones, reliefs });
    this.#layOut();
    this.parts.wake();
  }

  /** Loads the slates as soon as the shelf has a stone. In a first session the shelf is empty at the start. */
  async #loadSlates(): Promise<void> {
    if (this.#hasSlates) return;
    this.#hasSlates = true;
    const slates = await this.loadTexture(slatesUrl, { mipmaps: true });
    if (!slates) return;
    this.#slates.paint(slates);
    this.parts.wake();
  }
}

export const createWorryStonesScene = (
  parts: SceneDependencies<WorryStonesActor>,
): Scene<WorryStonesSnapshot> => new WorryStonesScene(parts);
