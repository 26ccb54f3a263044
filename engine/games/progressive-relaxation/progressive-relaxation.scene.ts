/** Progressive Relaxation. A fox in its hammock tenses and loosens one part of its body after another. */
import sheetUrl from '../../../assets/images/progressive-relaxation/fox.avif';
import dayUrl from '../../../assets/images/progressive-relaxation/glade.avif';
import nightUrl from '../../../assets/images/progressive-relaxation/glade-night.avif';
import type {
  RelaxationActor,
  RelaxationSnapshot,
} from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { selectIsSessionUnfinished } from '../../../machines/games/progressive-relaxation/selectors';
import { easeOut, linear, Tween } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import type { Scene, SceneDependencies, Slot } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { BodyState } from './body-state';
import { Fox } from './fox';
import { Glade } from './glade';
import { HOUR_LOOKS } from './hours';

const ARRIVAL_SECONDS = 0.9;

/** Period of the fox's breath at rest, s: six breaths a minute. */
const BREATH_SECONDS = 10;

/** Share of the breath that remains while a part is tense. */
const HELD_BREATH = 0.3;

/** Time in which the breath fades out after the session, s. Afterward nothing moves. */
const FAREWELL_SECONDS = 20;

class ProgressiveRelaxationScene extends SceneBase<RelaxationActor, RelaxationSnapshot> {
  readonly #state = new BodyState();
  readonly #glade = this.view.addChild(new Glade());
  readonly #fox = this.view.addChild(new Fox(this.#state));
  readonly #arrival = new Tween(0, ARRIVAL_SECONDS, easeOut);
  readonly #alive = new Tween(1, FAREWELL_SECONDS, linear);
  #breathed = 0;

  constructor(parts: SceneDependencies<RelaxationActor>) {
    super(parts, 'progressive-relaxation');
    this.#state.aim(this.snapshot);
    this.#state.settle();
    void this.#load();
  }

  override show(snapshot: RelaxationSnapshot): void {
    this.snapshot = snapshot;
    if (!this.#state.aim(snapshot)) return;
    if (selectIsSessionUnfinished(snapshot)) this.#alive.set(1);
    else this.#alive.go(0);
    this.parts.wake();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#glade.layout(slot);
    this.#fox.layout(slot);
  }

  protected update(seconds: number): FramePace {
    const { reducedMotion } = this;
    const isArriving = this.#arrival.tick(seconds);
    const isChanging = this.#state.tick(seconds);
    const isLeaving = this.#alive.tick(seconds);
    const breathes = !reducedMotion && (isLeaving || this.#alive.value > 0);
    if (breathes) this.#breathed += seconds;
    const swell = (1 - Math.cos((2 * Math.PI * this.#breathed) / BREATH_SECONDS)) / 2;
    const held = 1 - (1 - HELD_BREATH) * Math.max(...this.#state.firm);
    this.#glade.show(this.night, this.#arrival.value);
    this.#fox.setHour(HOUR_LOOKS.at(this.night));
    this.#fox.show(reducedMotion ? 0 : swell * held * this.#alive.value, reducedMotion, this.#arrival.value);
    return breathes || isArriving || isChanging ? 'drifts' : 'still';
  }

  /** Shows the fox after all pictures have loaded or failed. */
  async #load(): Promise<void> {
    const [sheet, day, night] = await Promise.all(
      [sheetUrl, dayUrl, nightUrl].map((url) => this.loadTexture(url)),
    );
    if (this.isDestroyed) return;
    if (sheet) this.#fox.setSheet(sheet.source);
    if (day) this.#glade.setTexture('uDay', day.source);
    if (night) this.#glade.setTexture('uNightfall', night.source);
    if (this.reducedMotion) this.#arrival.set(1);
    else this.#arrival.go(1);
    this.parts.wake();
  }
}

export const createProgressiveRelaxationScene = (
  parts: SceneDependencies<RelaxationActor>,
): Scene<RelaxationSnapshot> => new ProgressiveRelaxationScene(parts);
