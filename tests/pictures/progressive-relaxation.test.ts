/** Progressive Relaxation: the parts of the body tense and released (the face only tense), the rest, and the end. */
import { comparesPictures, type StageCamera } from '../drivers/stage-camera';

/** Moments of the session, s from its start. */
const MOMENTS = [
  ['01-arms-firm', 3],
  ['02-arms-loosening', 6.2],
  ['03-arms-loose', 12],
  ['04-shoulders-firm', 18],
  ['05-shoulders-loose', 24],
  ['06-face-firm', 33],
  ['07-chest-firm', 48],
  ['08-chest-loose', 52],
  ['09-legs-firm', 63],
  ['10-legs-loose', 67],
  ['11-whole-firm', 78],
  ['12-whole-loose', 82],
  ['13-rest', 96],
  ['14-complete', 106],
] as const;

/** Moments to capture with reduced motion. */
const REDUCED = ['01-arms-firm', '03-arms-loose', '13-rest'];

comparesPictures(
  { slug: 'progressive-relaxation' },
  (camera) => relaxes(camera, () => true),
  (camera) => relaxes(camera, (state) => REDUCED.includes(state)),
);

/** Goes through all moments, and captures those that `isTaken` accepts. */
async function relaxes(camera: StageCamera, isTaken: (state: string) => boolean): Promise<void> {
  for (const [state, second] of MOMENTS) {
    await camera.at(second * 1000);
    if (isTaken(state)) await camera.takes(state);
  }
}
