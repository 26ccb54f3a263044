/** Plays each game through the states of its session that have another layout or other words. */
import type { GameSlug } from '../../domain/built-games';
import { GroundingTechniquesDriver } from './grounding-techniques.driver';
import type { Guest } from './guest';
import { wrongsOfSession } from './look/fold';
import { MemoryCardsDriver } from './memory-cards.driver';
import { PatternFlowDriver } from './pattern-flow.driver';
import { ThoughtBubblesDriver } from './thought-bubbles.driver';
import { WaterFlowDriver } from './water-flow.driver';
import { WorryStonesDriver } from './worry-stones.driver';
import { ZenGardenDriver } from './zen-garden.driver';

const CHECK_IN = 'How are you feeling now?';

async function pressesOften(guest: Guest, name: string, times: number): Promise<void> {
  for (let press = 0; press < times; press++) {
    await guest.press(name);
    await guest.skip(50);
  }
}

/** A check of one state of a game. */
export type Looks = (where: string, alsoFinds?: () => Promise<string[]>) => Promise<void>;

/** Steps through further states of a session that have another layout, with a check of each. */
export const LATER_STATES: Partial<Record<GameSlug, (guest: Guest, looks: Looks) => Promise<void>>> = {
  'memory-cards': async (guest, looks) => {
    await new MemoryCardsDriver(guest, 'mouse').finish();
    // The next actions appear after the cards have made room for them.
    await guest.settles();
    await looks('finished board');
    await guest.until(guest.dialog(CHECK_IN));
    await guest.press('Skip');
    await guest.noLongerSees(guest.dialog(CHECK_IN));
    await looks('board after the check-in');
  },
  'grounding-techniques': async (guest, looks) => {
    await pressesOften(guest, 'Skip this sense', 4);
    const grounder = new GroundingTechniquesDriver(guest);
    await guest.until(grounder.title(5));
    await grounder.write('mint');
    await looks('last step');
    await guest.press('Complete Exercise');
    await guest.until(guest.heading('Exercise Complete'));
    await looks('summary');
  },
  'thought-bubbles': async (guest, looks) => {
    const thinker = new ThoughtBubblesDriver(guest, 'names');
    await guest.until(thinker.own);
    await thinker.write('I can be kind to myself.');
    await looks('own thought');
    await guest.press('Cancel');
    for (let round = 1; round <= 5; round++) {
      await guest.until(guest.heading(`Round ${round} of 5`));
      await thinker.choose(0);
      await thinker.goesOn();
    }
    await guest.until(guest.heading('Exercise Complete!'));
    await looks('summary');
  },
  'pattern-flow': async (guest, looks) => {
    const player = new PatternFlowDriver(guest);
    const turn = guest.page.getByText('Your turn', { exact: true });
    await guest.until(turn);
    await looks('input');
    const pattern = await player.listen();
    await player.tap(...pattern.map((stone) => (stone % 5) + 1));
    await guest.until(guest.page.getByText('Pattern mismatch!'));
    await looks('mismatch');
    await guest.until(turn);
    await player.tap(...(await player.listen()));
    await guest.until(guest.page.getByText('Lovely', { exact: true }).first());
    await looks('success');
  },
  'water-flow': async (guest, looks) => {
    const player = new WaterFlowDriver(guest, 'names');
    await guest.until(player.stone(1, 1));
    await guest.press('Follow the water');
    await looks('followed');
    for (let terrace = 1; terrace <= 3; terrace++) {
      await guest.press('Let the water find it');
      await guest.skip(30 * 160);
      await guest.skip(4000);
      await guest.until(terrace < 3 ? player.stone(1, 1) : guest.button('Water'));
    }
    await looks('dusk');
    await guest.until(guest.dialog(CHECK_IN));
    await guest.press('Skip');
    await guest.noLongerSees(guest.dialog(CHECK_IN));
    await looks('end');
  },
  'worry-stones': async (guest, looks) => {
    const holder = new WorryStonesDriver(guest, 'names');
    await guest.until(holder.stone('Honey stone'));
    await holder.choose('Honey stone');
    const inView = () => guest.page.evaluate(wrongsOfSession, []);
    await guest.until(guest.button('No name'));
    await looks('kinds of worries', inView);
    await guest.press('No name');
    await guest.press('Rub it for me');
    await looks('rubbing', inView);
    await guest.skip(90_000);
    await guest.skip(3600);
    await guest.until(guest.button('Keep it'));
    await looks('choice');
    await guest.press('Tomorrow');
    await guest.skip(2600);
    await guest.until(guest.dialog(CHECK_IN));
    await guest.press('Skip');
    await guest.noLongerSees(guest.dialog(CHECK_IN));
    await looks('end');
    await guest.press('Begin again');
    await guest.until(holder.onShelf('Honey stone'));
    await holder.visit('Honey stone');
    await guest.until(guest.button('Leave it there'));
    await looks('question');
    // The app ignores a tap soon after another one at the same place.
    await guest.skip(350);
    await guest.press('Ten quiet minutes with it');
    await guest.until(guest.button('That is enough'));
    await looks('quiet');
  },
  'zen-garden': async (guest, looks) => {
    const raker = new ZenGardenDriver(guest);
    await raker.drag([
      [40, 60],
      [200, 90],
    ]);
    await guest.until(guest.page.locator('button:not([aria-disabled="true"])', { hasText: 'Undo' }));
    // Presses every control that opens something or changes its name.
    for (const name of ['Circular Pattern', 'Night Mode', 'Sound']) await guest.press(name);
    await guest.until(guest.page.getByRole('slider', { name: 'Volume' }));
    await looks('raked');
  },
  'forest-meditation': async (guest, looks) => {
    await guest.act(guest.page.getByRole('switch', { name: 'Auto' }));
    await guest.until(guest.button('Manual Breath'));
    await looks('Manual Breath');
  },
  'progressive-relaxation': async (guest, looks) => {
    // Some phases may have ended by themselves, so the number of remaining phases is unknown.
    const phase = guest.page.getByRole('heading', { name: /^(?:Tense|Release|Final)/ });
    for (;;) {
      const now = await phase.innerText();
      if (now === 'Final Relaxation') break;
      await guest.press('Skip');
      await guest.noLongerSees(guest.heading(now));
    }
    await looks('rest');
    await guest.press('Complete');
    await guest.until(guest.heading('Session Complete'));
    await looks('summary');
  },
  'guided-imagery': async (guest, looks) => {
    await pressesOften(guest, 'Next', 8);
    await guest.until(guest.button('Complete Exercise'));
    await looks('last scene');
  },
  'safe-space-builder': async (guest, looks) => {
    await guest.press('Visit');
    await guest.until(guest.button('Back to building'));
    await looks('visit');
  },
};
