/** Forest Meditation: an inhale, a rest, full light, half time, the end of the session, and a manual breath. */
import { comparesPictures } from '../drivers/stage-camera';

comparesPictures(
  { slug: 'forest-meditation' },
  async (camera) => {
    await camera.plays(3000);
    await camera.takes('1-inhale');
    for (const [state, second] of [
      ['2-rest', 24.5],
      ['3-full', 28.5],
      ['4-half-time', 300],
      ['5-end', 590],
    ] as const) {
      await camera.at((second - 1) * 1000);
      await camera.plays(1000);
      await camera.takes(state);
    }
    await camera.presses(camera.guest.page.getByRole('switch', { name: 'Auto' }));
    await camera.plays(9000);
    await camera.takes('6-manual');
  },
  async (camera) => {
    await camera.plays(3000);
    await camera.takes('1-inhale');
    await camera.at(300_000);
    await camera.takes('4-half-time');
  },
);
