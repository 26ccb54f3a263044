/**
 * The Safe Space Builder: its six places by night and by day, all elements, a dragged element, and the responses of
 * touched elements during a visit.
 */
import {
  BACKGROUND_NAMES,
  BACKGROUNDS,
  categoryOf,
  EMPTY_SPACE,
  emojiOf,
  KINDS,
  type Kind,
  nameOf,
  type PlacedElement,
} from '../../domain/safe-space';
import { writeRecord } from '../../domain/safe-space-record';
import { SAVED_KEY, SafeSpaceBuilderDriver } from '../drivers/safe-space-builder.driver';
import { comparesPictures, type StageCamera } from '../drivers/stage-camera';

const at = (kind: Kind, x: number, y: number, scale = 1): PlacedElement => ({
  ...{ id: `${kind}-${x * 100 + y}`, type: categoryOf(kind), name: nameOf(kind), emoji: emojiOf(kind) },
  x,
  y,
  scale,
});

/** One element of each kind, in rows. */
const ALL = KINDS.map((kind, index) => at(kind, 10 + (index % 5) * 20, 40 + Math.floor(index / 5) * 13, 0.9));

comparesPictures(
  {
    slug: 'safe-space-builder',
    storage: {
      [SAVED_KEY]: writeRecord({ ...EMPTY_SPACE, elements: ALL, background: 'garden', lighting: 70 }),
    },
  },
  async (camera) => {
    const { guest } = camera;
    const builder = new SafeSpaceBuilderDriver(guest);
    await camera.plays(3000);
    await camera.takes('01-all-things');
    await guest.page.mouse.move(...(await builder.middleOf('plushie')));
    await guest.page.mouse.down();
    const [x, y] = await builder.middleOf('plushie');
    await guest.page.mouse.move(x - 60, y - 40, { steps: 4 });
    await camera.plays(640);
    await camera.takes('02-in-hand');
    await guest.page.mouse.up();
    await camera.putsMouseAway();
    await camera.plays(640);
    await camera.takes('03-chosen');
    for (const [index, background] of BACKGROUNDS.entries()) {
      await camera.presses(guest.page.getByRole('radio', { name: BACKGROUND_NAMES[background] }));
      await camera.plays(450);
      if (index === 0) await camera.takes('04-view-changes');
      await camera.plays(1500);
      await lights(camera, 'Home');
      await camera.takes(`05-${background}-dark`);
      await lights(camera, 'End');
      await camera.takes(`06-${background}-light`);
    }
    await lights(camera, 'Home');
    await camera.presses('Visit');
    await camera.plays(3000);
    await camera.takes('07-visit');
    for (const thing of await builder.things.all()) await camera.presses(thing);
    for (const part of [1, 2, 3]) {
      await camera.plays(448);
      await camera.takes(`08-answers-${part}`);
    }
  },
  async (camera) => {
    await camera.plays(3000);
    await camera.takes('01-all-things');
    await camera.presses('Visit');
    await camera.plays(3000);
    for (const thing of await new SafeSpaceBuilderDriver(camera.guest).things.all())
      await camera.presses(thing);
    await camera.plays(448);
    await camera.takes('08-answers-1');
  },
);

/** Sets the lighting to its minimum or maximum, and waits for the change. */
async function lights(camera: StageCamera, key: 'Home' | 'End'): Promise<void> {
  await camera.guest.page.getByRole('slider', { name: 'Lighting' }).press(key);
  await camera.plays(1500);
}
