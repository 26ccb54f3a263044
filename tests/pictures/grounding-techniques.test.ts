/** Grounding: the stones of every step, at rest and while they turn, and the path at the end. */
import { GroundingTechniquesDriver } from '../drivers/grounding-techniques.driver';
import { comparesPictures, type StageCamera } from '../drivers/stage-camera';

comparesPictures(
  { slug: 'grounding-techniques' },
  async (camera) => {
    const { guest } = camera;
    const grounder = new GroundingTechniquesDriver(guest);
    await camera.plays(1500);
    await camera.takes('01-step-1');
    await camera.presses(grounder.stone(1));
    await camera.plays(170);
    await camera.presses(grounder.stone(3));
    await camera.plays(160);
    await camera.takes('02-step-1-turning');
    await camera.plays(700);
    await camera.takes('03-step-1-rings');
    for (let step = 1; step <= 5; step++) {
      if (step === 3) await grounder.write('a bus, the fridge, my own breath');
      else if (step !== 4) await givesAll(camera, step);
      await camera.plays(900);
      await camera.takes(`${numbered(step * 2 + 2)}-step-${step}-given`);
      if (step === 4) await camera.presses('Skip this sense');
      else await camera.presses(step === 5 ? 'Complete Exercise' : 'Next');
      await camera.plays(300);
      if (step < 5) await camera.takes(`${numbered(step * 2 + 3)}-step-${step}-to-${step + 1}`);
      await camera.plays(800);
    }
    await camera.takes('14-complete');
  },
  async (camera) => {
    await camera.plays(1500);
    await camera.takes('01-step-1');
    await givesAll(camera, 1);
    await camera.plays(900);
    await camera.takes('04-step-1-given');
    await camera.presses('Next');
    await camera.plays(1100);
    await camera.takes('05-step-2');
  },
);

const numbered = (state: number): string => String(state).padStart(2, '0');

/** Taps all stones of a step by name. */
async function givesAll(camera: StageCamera, step: number): Promise<void> {
  const grounder = new GroundingTechniquesDriver(camera.guest);
  for (let place = 1; place <= 6 - step; place++) {
    const stone = grounder.stone(place);
    if ((await stone.getAttribute('aria-pressed')) === 'true') continue;
    await camera.presses(stone);
  }
}
