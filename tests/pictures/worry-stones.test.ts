/**
 * Worry Stones: the moss, a stone without gloss, half polished and shining, the shelf, the question, and the brook.
 */
import { comparesPictures } from '../drivers/stage-camera';
import { WorryStonesDriver } from '../drivers/worry-stones.driver';

/** A shelf with one stone that is due, one that is mossy, and one that the person keeps. */
const SHELF = JSON.stringify({
  version: 1,
  stones: [
    { id: 1, stone: 3, kind: 'work', since: '2026-11-19', due: { day: '2026-11-20', hour: 9 } },
    { id: 2, stone: 0, kind: 'money', since: '2026-10-01' },
    { id: 3, stone: 4, kind: 'no-name', since: '2026-11-18' },
  ],
});

const session = {
  slug: 'worry-stones',
  storage: { 'stillgrove.worryStones.shelf': SHELF },
} as const;

comparesPictures(
  session,
  async (camera) => {
    await camera.after(1500);
    await camera.takes('1-question');
    await camera.presses('Let it go');
    await camera.after(1700);
    await camera.takes('2-letting-go');
    await camera.after(2500);
    await camera.takes('3-moss');
    const player = new WorryStonesDriver(camera.guest, 'names');
    await player.choose('Slate stone');
    await camera.after(1500);
    await camera.presses('Work');
    await camera.after(1500);
    await camera.takes('4-dull');
    await camera.presses('Rub it for me');
    await camera.after(200);
    await camera.after(45_000);
    await camera.takes('5-half');
    await camera.after(45_000);
    await camera.after(1400);
    await camera.takes('6-shining');
    await camera.after(4000);
    await camera.takes('7-polished');
    await camera.presses('Keep it');
    await camera.after(2500);
    await camera.takes('8-kept');
  },
  async (camera) => {
    await camera.after(500);
    await camera.takes('1-question');
    await camera.presses('Let it go');
    await camera.after(3500);
    await camera.takes('3-moss');
    const player = new WorryStonesDriver(camera.guest, 'names');
    await player.choose('Slate stone');
    await camera.after(500);
    await camera.presses('Work');
    await camera.after(500);
    await camera.presses('Rub it for me');
    await camera.after(200);
    await camera.after(45_000);
    await camera.takes('5-half');
    await camera.after(50_000);
    await camera.takes('7-polished');
  },
);
