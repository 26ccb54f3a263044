/** The Zen Garden: sand raked in every pattern, by day and by night, and the board that smooths it. */

import { comparesPictures, type StageCamera } from '../drivers/stage-camera';
import { type Place, ZenGardenDriver } from '../drivers/zen-garden.driver';

comparesPictures(
  { slug: 'zen-garden' },
  async (camera) => {
    await camera.at(1000);
    await camera.takes('1-smooth');
    await rakesStraight(camera);
    await camera.takes('2-straight');
    const raker = new ZenGardenDriver(camera.guest);
    const { width } = await raker.box();
    await camera.presses('Curved Lines');
    await raker.drag(across(width, 0).map(([x], step) => [x, 235 + 55 * Math.sin(step * 1.1)] as const));
    await camera.putsMouseAway();
    await camera.after(800);
    await camera.takes('3-curved');
    await camera.presses('Circular Pattern');
    await raker.drag([
      [width * 0.5, 190],
      [width * 0.5 + Math.min(110, width * 0.14), 190],
    ]);
    await camera.putsMouseAway();
    await camera.after(800);
    await camera.takes('4-circles');
    await camera.presses(/^(Day|Night) Mode$/);
    await camera.plays(1500);
    await camera.takes('5-other-mode');
    await camera.presses('Reset Garden');
    await camera.after(500);
    await camera.takes('6-board');
    await camera.after(4000);
    await camera.takes('7-smooth-again');
  },
  async (camera) => {
    await camera.at(1000);
    await rakesStraight(camera);
    await camera.takes('2-straight');
    await camera.presses('Reset Garden');
    await camera.after(100);
    await camera.takes('6-board');
  },
);

/** Returns a line across the garden, px. */
const across = (width: number, y: number): Place[] =>
  Array.from({ length: 9 }, (_, step) => [width * (0.03 + step * 0.117), y + (step % 2) * 5]);

async function rakesStraight(camera: StageCamera): Promise<void> {
  const raker = new ZenGardenDriver(camera.guest);
  const { width } = await raker.box();
  for (const y of [40, 100, 350]) {
    await raker.drag(across(width, y));
    await camera.putsMouseAway();
    await camera.after(400);
  }
}
