/** Memory Cards: turning cards, pairs, and the finished board of every level. */
import type { Card } from '../../machines/games/memory-cards/rules';
import { deal, LEVELS } from '../../machines/games/memory-cards/rules';
import { MemoryCardsDriver } from '../drivers/memory-cards.driver';
import { comparesPictures, SEED, type StageCamera } from '../drivers/stage-camera';

/** The levels with the smallest and the largest board. Their finished boards are captured during and after the tune. */
const LIT = [1, LEVELS];

comparesPictures(
  { slug: 'memory-cards' },
  async (camera) => {
    const { guest } = camera;
    await camera.at(2000);
    await camera.takes('1-board');
    await turns(camera, 0);
    await camera.after(96);
    await camera.takes('2-flip-begins');
    await camera.after(112);
    await camera.takes('3-flip-ends');
    await camera.after(600);
    await camera.takes('4-open');
    let [cards, seed] = deal(1, SEED);
    await turns(camera, otherThanTwin(cards));
    await camera.after(600);
    await camera.takes('5-mismatch');
    await camera.after(1200);
    await camera.takes('6-turned-back');
    for (let level = 1; level <= LEVELS; level++) {
      await findsAll(camera, cards);
      await camera.after(800);
      await camera.takes(`7-level-${level}-found`);
      if (level === 1) {
        await guest.until(guest.button('Skip'));
        await camera.presses('Skip');
      }
      if (LIT.includes(level)) {
        await camera.after(600 + (420 * cards.length) / 4);
        await camera.takes(`8-level-${level}-light`);
        await camera.plays(7000);
        await camera.takes(`9-level-${level}-rest`);
      }
      if (level === LEVELS) break;
      await guest.until(guest.button('Next Level'));
      await camera.presses('Next Level');
      await camera.after(2000);
      [cards, seed] = deal(level + 1, seed);
    }
  },
  async (camera) => {
    await camera.at(2000);
    await camera.takes('1-board');
    await turns(camera, 0);
    await camera.after(96);
    await camera.takes('2-flip-begins');
    await findsAll(camera, deal(1, SEED)[0], true);
    await camera.after(800);
    await camera.takes('7-level-1-found');
    await camera.guest.until(camera.guest.button('Skip'));
    await camera.presses('Skip');
    await camera.after(1500);
    await camera.takes('8-level-1-light');
  },
);

const otherThanTwin = ([first, ...others]: readonly Card[]): number =>
  others.find(({ src }) => src !== first?.src)?.id ?? 1;

const turns = (camera: StageCamera, card: number) =>
  camera.presses(new MemoryCardsDriver(camera.guest, 'mouse').card(card));

/**
 * Turns every pair of the board, starting with the pair of the first card.
 * @param isFirstOpen whether the first card is already open
 */
async function findsAll(camera: StageCamera, cards: readonly Card[], isFirstOpen = false) {
  const pictures = [...new Set(cards.map(({ src }) => src))];
  for (const picture of pictures)
    for (const { id, src } of cards) {
      if (src !== picture || (id === 0 && isFirstOpen)) continue;
      await turns(camera, id);
    }
}
