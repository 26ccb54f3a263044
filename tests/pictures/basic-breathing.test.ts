/** Box Breathing: every side of the square, a pause, and the end. */
import { comparesPictures } from '../drivers/stage-camera';

comparesPictures(
  { slug: 'basic-breathing' },
  async (camera) => {
    await camera.takes('1-begins');
    for (const [state, ms] of [
      ['2-inhale', 2600],
      ['3-hold', 3800],
      ['4-exhale', 3400],
      ['5-hold-out', 4400],
    ] as const) {
      await camera.after(ms);
      await camera.takes(state);
    }
    await camera.presses('Pause');
    await camera.after(700);
    await camera.takes('6-paused');
    await camera.presses('Resume');
    await camera.after(600);
    await camera.takes('7-lead-in');
    await camera.after(65_000);
    await camera.takes('8-complete');
  },
  async (camera) => {
    await camera.after(2600);
    await camera.takes('2-inhale');
    await camera.after(3800);
    await camera.takes('3-hold');
    await camera.after(65_000);
    await camera.takes('8-complete');
  },
);
