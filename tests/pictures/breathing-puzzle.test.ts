/** The Breathing Puzzle: the bubble small, growing, large and shrinking, and the ring with reduced motion. */
import { comparesPictures, type StageCamera } from '../drivers/stage-camera';

comparesPictures(
  { slug: 'breathing-puzzle' },
  async (camera) => {
    await camera.takes('1-lead-in');
    await breathes(camera, [
      ['2-inhale', 2400],
      ['3-inhaled', 2000],
      ['4-exhale', 5000],
      ['5-exhaled', 3000],
    ]);
    await camera.presses('Pause');
    await camera.plays(300);
    await camera.takes('6-paused');
  },
  (camera) =>
    breathes(camera, [
      ['2-inhale', 2400],
      ['3-inhaled', 2000],
      ['4-exhale', 5000],
    ]),
);

/** Plays to each moment and takes a picture. */
async function breathes(camera: StageCamera, moments: readonly (readonly [string, number])[]): Promise<void> {
  for (const [state, ms] of moments) {
    await camera.plays(ms);
    await camera.takes(state);
  }
}
