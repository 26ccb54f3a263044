/** Pattern Flow: the shown pattern, the player's turn, and the stones after a mismatch and after a match. */
import { PatternFlowDriver } from '../drivers/pattern-flow.driver';
import { comparesPictures, type StageCamera } from '../drivers/stage-camera';

/** Time from the start of a three-stone pattern to just after the player's turn begins, ms. */
const TURN_MS = 3400;

const session = { slug: 'pattern-flow' } as const;

comparesPictures(
  session,
  async (camera) => {
    await camera.takes('1-start');
    await camera.at(800);
    await camera.takes('2-first-lit');
    await camera.at(1250);
    await camera.takes('3-first-fading');
    await camera.at(1900);
    await camera.takes('4-second-lit');
    await camera.at(3000);
    await camera.takes('5-third-lit');
    const player = await turn(camera);
    await camera.takes('6-turn');
    const pattern = await player.listen();
    await player.tap(...pattern.map((number) => (number % 5) + 1).slice(0, 1));
    await camera.after(150);
    await camera.takes('7-tapped');
    await camera.after(400);
    await camera.takes('8-ripple');
    await player.tap(...pattern.slice(1).map((number) => (number % 5) + 1));
    await camera.after(400);
    await camera.takes('9-mismatch');
    await camera.after(2500 + TURN_MS);
    await player.tap(...(await player.listen()));
    await camera.after(500);
    await camera.takes('10-success');
  },
  async (camera) => {
    await camera.at(800);
    await camera.takes('2-first-lit');
    const player = await turn(camera);
    await camera.takes('6-turn');
    await player.tap(...(await player.listen()));
    await camera.after(500);
    await camera.takes('10-success');
  },
);

async function turn(camera: StageCamera): Promise<PatternFlowDriver> {
  await camera.at(TURN_MS + 1200);
  return new PatternFlowDriver(camera.guest, 'names');
}
