/** Color Tranquility. */
import { Graphics } from 'pixi.js';
import type {
  ColorTranquilityActor,
  ColorTranquilitySnapshot,
} from '../../../machines/games/color-tranquility/color-tranquility.machine';
import { selectIsRung } from '../../../machines/games/color-tranquility/selectors';
import type { Pace } from '../../stage/pace';
import type { Scene, SceneParts, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';

/** Radius of the chime, CSS px. */
const RADIUS = 60;

class ColorTranquilityScene extends SceneBase<ColorTranquilityActor, ColorTranquilitySnapshot> {
  readonly #chime = new Graphics({ label: 'Chime' }).circle(0, 0, RADIUS).fill(0xc9a24b);

  constructor(parts: SceneParts<ColorTranquilityActor>) {
    super(parts, 'color-tranquility');
    this.view.addChild(this.#chime);
  }

  show(snapshot: ColorTranquilitySnapshot): void {
    this.snapshot = snapshot;
    this.#chime.alpha = selectIsRung(snapshot) ? 1 : 0.6;
    this.parts.wake();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#chime.position.set(slot.width / 2, slot.height / 2);
  }

  protected update(): Pace {
    return 'still';
  }

  override targets(): readonly Target[] {
    if (selectIsRung(this.snapshot)) return [];
    const { x, y } = this.#chime;
    return [
      { id: 'chime', label: 'Chime', x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS },
    ];
  }

  override activate(): void {
    this.parts.actor.send({ type: 'chime.rung' });
  }
}

export const createColorTranquilityScene = (
  parts: SceneParts<ColorTranquilityActor>,
): Scene<ColorTranquilitySnapshot> => new ColorTranquilityScene(parts);
