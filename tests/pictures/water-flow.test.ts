/**
 * Water Flow: the first terrace (the board of a level) dry and half wet, a lock and the dragonfly, a filled terrace,
 * dusk, and the end.
 */
import { comparesPictures, type StageCamera } from '../drivers/stage-camera';
import { WaterFlowDriver } from '../drivers/water-flow.driver';

/** Maximum time in which water runs through a terrace, ms. */
const RUN_MS = 30 * 160;
/** Time until the next terrace or dusk is at rest, ms. */
const NEXT_MS = 5000;

const session = { slug: 'water-flow' } as const;

comparesPictures(
  session,
  async (camera) => {
    await turnsHalf(camera);
    const stone = new WaterFlowDriver(camera.guest, 'names').stone(2, 2);
    await stone.evaluate((button: HTMLElement) =>
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true })),
    );
    await camera.after(48_000);
    await camera.takes('3-lock-and-dragonfly');
    await camera.presses('Let the water find it');
    await camera.plays(3600);
    await camera.takes('4-filled');
    await camera.plays(NEXT_MS);
    await finishes(camera);
    await camera.takes('5-third-terrace');
    await finishes(camera);
    await camera.plays(6000);
    await camera.takes('6-dusk');
    await camera.plays(16_000);
    await camera.takes('7-complete');
  },
  async (camera) => {
    await turnsHalf(camera);
    for (let terrace = 1; terrace <= 3; terrace++) await finishes(camera);
    await camera.plays(6000);
    await camera.takes('6-dusk');
  },
);

/** Turns seven stones, so that some are wet and others dry. Captures the terrace before and after. */
async function turnsHalf(camera: StageCamera): Promise<void> {
  await camera.plays(1200);
  await camera.takes('1-start');
  await new WaterFlowDriver(camera.guest, 'names').solve(7);
  await camera.plays(3000);
  await camera.takes('2-half-wet');
}

/** Lets the water fill the terrace, and waits for the next terrace or for dusk. */
async function finishes(camera: StageCamera): Promise<void> {
  await camera.presses('Let the water find it');
  await camera.plays(RUN_MS);
  await camera.plays(NEXT_MS);
}
