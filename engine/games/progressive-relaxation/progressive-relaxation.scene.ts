/** Progressive Relaxation. The parts of a resting person tense, loosen and get warm one after another. */
import type { Texture } from 'pixi.js';
import type { FigureName } from '../../../machines/games/progressive-relaxation/figures';
import type {
  RelaxationActor,
  RelaxationSnapshot,
} from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { selectFigure, selectIsLed } from '../../../machines/games/progressive-relaxation/selectors';
import { easeOut, linear, Tween } from '../../stage/easing';
import type { Pace } from '../../stage/pace';
import type { Scene, SceneParts, Slot } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { BodyState } from './body-state';
import { LOOK } from './hours';
import { picturesOf, RestingBody } from './resting-body';

/** Fade-in duration, s. */
const ARRIVAL_SECONDS = 0.9;

/** Period of the figure's breath, s. It is slow, like the breath of a person who lies down. */
const BREATH_SECONDS = 5.6;

/** Time in which the breath fades out after the session, s. Afterward nothing moves. */
const FAREWELL_SECONDS = 20;

class ProgressiveRelaxationScene extends SceneBase<RelaxationActor, RelaxationSnapshot> {
  readonly #state = new BodyState();
  readonly #body: RestingBody;
  readonly #arrival = new Tween(0, ARRIVAL_SECONDS, easeOut);
  /** Amplitude of the breath, 0-1. */
  readonly #alive = new Tween(1, FAREWELL_SECONDS, linear);
  /** The figure whose pictures are displayed or loading. */
  #figure: FigureName;
  /** Textures by sampler name. */
  readonly #textures = new Map<string, Texture>();
  /** Share of night for which the colors were last set, 0-1; -1 before the first time. */
  #hour = -1;
  /** Animation time of the breath, s. */
  #breathed = 0;

  constructor(parts: SceneParts<RelaxationActor>) {
    super(parts, 'progressive-relaxation');
    this.#state.aim(this.snapshot);
    this.#state.settle();
    this.#body = this.view.addChild(new RestingBody(this.#state));
    this.#figure = selectFigure(this.snapshot);
    void this.#load(this.#figure);
  }

  show(snapshot: RelaxationSnapshot): void {
    this.snapshot = snapshot;
    const figure = selectFigure(snapshot);
    if (figure !== this.#figure) {
      this.#figure = figure;
      void this.#load(figure);
    }
    if (!this.#state.aim(snapshot)) return;
    if (selectIsLed(snapshot)) this.#alive.set(1);
    else this.#alive.go(0);
    this.parts.wake();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#body.layout(slot);
  }

  protected update(seconds: number): Pace {
    if (this.#hour !== this.night) {
      this.#hour = this.night;
      this.#body.setHour(LOOK.at(this.night));
    }
    const isArriving = this.#arrival.tick(seconds);
    const isChanging = this.#state.tick(seconds);
    const isLeaving = this.#alive.tick(seconds);
    const breathes = !this.reducedMotion && (isLeaving || this.#alive.value > 0);
    if (breathes) this.#breathed += seconds;
    const swell = (1 - Math.cos((2 * Math.PI * this.#breathed) / BREATH_SECONDS)) / 2;
    this.#body.show({
      breath: this.reducedMotion ? 0 : swell * this.#alive.value,
      reducedMotion: this.reducedMotion,
      arrival: this.#arrival.value,
    });
    return breathes || isArriving || isChanging ? 'drifts' : 'still';
  }

  /**
   * Shows a figure after each of its pictures has loaded or failed, unless another figure was chosen in the meantime.
   */
  async #load(figure: FigureName): Promise<void> {
    // The ground is the same for every figure.
    const wanted = picturesOf(figure).filter(
      ({ sampler }) => sampler !== 'uGround' || !this.#textures.has(sampler),
    );
    const loaded = await Promise.all(
      wanted.map(async ({ sampler, url, mipmaps }) => ({
        sampler,
        texture: await this.loadTexture(url, { mipmaps }),
      })),
    );
    if (this.isDestroyed) return;
    for (const { sampler, texture } of loaded) {
      if (!texture) continue;
      if (figure !== this.#figure) {
        this.freeTexture(texture);
        continue;
      }
      const before = this.#textures.get(sampler);
      this.#textures.set(sampler, texture);
      this.#body.setTexture(sampler, texture.source);
      if (before) this.freeTexture(before);
    }
    if (this.reducedMotion) this.#arrival.set(1);
    else this.#arrival.go(1);
    this.parts.wake();
  }
}

export const createProgressiveRelaxationScene = (
  parts: SceneParts<RelaxationActor>,
): Scene<RelaxationSnapshot> => new ProgressiveRelaxationScene(parts);
