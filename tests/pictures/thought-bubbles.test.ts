/** Thought Bubbles: two rounds with the flight of an answer's bubble, the form, and the end. */
import { comparesPictures } from '../drivers/stage-camera';
import { ThoughtBubblesDriver } from '../drivers/thought-bubbles.driver';

comparesPictures(
  { slug: 'thought-bubbles' },
  async (camera) => {
    const { guest } = camera;
    const thinker = new ThoughtBubblesDriver(guest, 'names');
    await camera.plays(1700);
    await camera.takes('1-round');
    await thinker.act(thinker.bubbles.first());
    await camera.plays(300);
    await camera.takes('2-gentle-line');
    await thinker.choose(1);
    for (const [state, ms] of [
      ['3-flying', 420],
      ['4-touching', 330],
      ['5-joining', 200],
      ['6-joined', 200],
      ['7-rising', 320],
      ['8-next-round', 330],
    ] as const) {
      await camera.plays(ms);
      await camera.takes(state);
    }
    await camera.plays(1800);
    await camera.takes('9-round-2');
    await camera.presses(thinker.own);
    await camera.plays(640);
    await thinker.field.fill('It is fine to be tired today.');
    await camera.takes('10-writing');
    await camera.presses('Submit');
    await camera.plays(3000);
    for (const answer of [0, 2, 1] as const) {
      await thinker.choose(answer);
      await camera.plays(3000);
    }
    await camera.takes('11-complete');
  },
  async (camera) => {
    const thinker = new ThoughtBubblesDriver(camera.guest, 'names');
    await camera.plays(1700);
    await camera.takes('1-round');
    await thinker.choose(1);
    await camera.plays(420);
    await camera.takes('3-flying');
    await camera.plays(530);
    await camera.takes('5-joining');
  },
);
