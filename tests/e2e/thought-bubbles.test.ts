import { THOUGHTS, type Thought } from '../../machines/games/thought-bubbles/thoughts';
import { Eavesdropper } from '../drivers/eavesdropper';
import type { Guest } from '../drivers/guest';
import { areInView } from '../drivers/look/in-view';
import { expect, test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';
import { OWN } from '../players/thought-bubbles';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 820, height: 700 };
test.use({ guestOptions: { device: WINDOW, isUnseen: true, holdsClock: true, reducedMotion: true } });

const CHECK_IN = 'How are you feeling now?';

/** Time from an answer to the next round, ms. */
const ROUND_ENDS_MS = 1500;

/** All bubbles, in reading order: the thought, three answers, and one for own words. */
const bubbles = ({ page }: Guest) => page.getByRole('group', { name: 'Bubbles' }).getByRole('button');

const field = ({ page }: Guest) => page.getByLabel('What would you say to a friend who thought this?');

async function begin(guest: Guest): Promise<void> {
  const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
  await player.open('/games/thought-bubbles');
  await player.start();
}

/** Returns the thought of this round, from its bubble. */
async function thoughtOf(guest: Guest): Promise<Thought> {
  const text = (await bubbles(guest).first().innerText()).trim();
  const found = THOUGHTS.find((thought) => thought.text === text);
  if (!found) throw new Error(`No thought reads "${text}"`);
  return found;
}

/** Chooses one of the three offered answers. @returns its words */
async function choose(guest: Guest, answer: 0 | 1 | 2): Promise<string> {
  const words = (await thoughtOf(guest)).answers[answer];
  await guest.press(words);
  return words;
}

/** Opens the form and types into it. */
async function write(guest: Guest, text: string): Promise<void> {
  await guest.press(OWN);
  await guest.until(field(guest));
  await field(guest).fill(text);
}

/**
 * Returns the text and the defect of each bubble that leaves the slot of the scene, whose text leaves the bubble, or
 * whose text is smaller than 14 px. A round may change the height of the sky, so the function first waits until the
 * page has handled the new size.
 */
async function wordsOutside(guest: Guest): Promise<string[]> {
  await guest.hearsOfSizes();
  await guest.wait(100);
  return bubbles(guest).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const wrong: string[] = [];
      const words = button.querySelector('span') as HTMLElement;
      const [box, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
      const isColumn = button.closest('[data-layout="column"]') !== null;
      if (Number.parseFloat(getComputedStyle(words).fontSize) < 14) wrong.push('too small');
      if (words.scrollWidth > words.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1)
        wrong.push(`cut off ${button.scrollHeight} > ${button.clientHeight}`);
      const range = document.createRange();
      range.selectNodeContents(words);
      const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2];
      for (const line of range.getClientRects()) {
        const isInRow =
          line.left >= box.left &&
          line.right <= box.right &&
          line.top >= box.top &&
          line.bottom <= box.bottom;
        const reach = Math.max(
          ...[line.left, line.right].flatMap((cx) =>
            // Letters fill about two thirds of the height of their line.
            [line.top + line.height * 0.16, line.bottom - line.height * 0.16].map((cy) =>
              Math.hypot(cx - x, cy - y),
            ),
          ),
        );
        if (isColumn ? !isInRow : reach > radius) wrong.push(`outside by ${(reach - radius).toFixed(1)}`);
      }
      // Compares with the slot and not with the window, because a column may extend below the fold.
      const slot = (button.closest('[data-layout]') as HTMLElement).getBoundingClientRect();
      if (box.left < slot.left - 1 || box.right > slot.right + 1 || box.bottom > slot.bottom + 1)
        wrong.push('out of the field');
      return wrong.map((what) => `${text.width > 0 ? words.textContent : 'nothing'}: ${what}`);
    }),
  );
}

test.describe('a session from start to check-in', () => {
  test('by mouse: every text as specified, own words too, and Play Again is a start', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ reducedMotion: false });
    await guest.open('/games/thought-bubbles');
    expect(await guest.page.title()).toBe('Thought Bubbles | Stillgrove');
    await guest.seesText('There are no wrong answers.');
    await guest.seesText('You have 5 free game(s) remaining');
    await begin(guest);
    await guest.sees(guest.heading('Round 1 of 5'));
    expect(await guest.figure('Round')).toBe('1');
    expect(await guest.figure('Score')).toBe('0');
    expect(await guest.figure('Time')).toMatch(/^0(5:00|4:5\d)$/);
    await guest.seesText('Choose a kinder thought to replace this one.');
    await guest.findsItAccessible();
    expect(await wordsOutside(guest)).toEqual([]);

    await guest.act(bubbles(guest).first());
    await guest.seesText("You don't have to push it away. Pick an answer when one fits.");
    const answers: string[] = [await choose(guest, 1)];
    expect(await guest.figure('Score')).toBe('10');
    await guest.wait(ROUND_ENDS_MS - 1);
    expect(await guest.figure('Round')).toBe('1');
    await guest.wait(1);
    expect(await guest.figure('Round')).toBe('2');
    await guest.seesText('Choose a kinder thought to replace this one.');

    const asked = (await thoughtOf(guest)).text;
    await write(guest, '  ');
    await guest.sees(guest.page.getByRole('form').getByText(asked));
    await guest.seesText("It doesn't have to be cheerful. Just fair. It stays on this device.");
    expect(await guest.button('Submit').isDisabled()).toBe(true);
    await guest.press('Cancel');
    await guest.noLongerSees(field(guest));
    await write(guest, 'I can be kind to myself.');
    await guest.findsItAccessible();
    await guest.press('Submit');
    answers.push('I can be kind to myself.');
    expect(await guest.figure('Score')).toBe('25');
    await guest.wait(ROUND_ENDS_MS);
    for (const answer of [0, 1, 2] as const) {
      answers.push(await choose(guest, answer));
      await guest.wait(ROUND_ENDS_MS);
    }

    await guest.sees(guest.heading('Exercise Complete!'));
    await guest.seesText('These are the answers you chose today. Keep any that felt true.');
    const cards = guest.page.getByRole('list', { name: 'Your answers' }).getByRole('listitem');
    const shown = await cards.allInnerTexts();
    expect(shown.map((text, card) => text.includes(answers[card] as string))).toEqual(
      answers.map(() => true),
    );
    for (const text of shown) expect(text).toMatch(/^Then\s[\s\S]*Now\s[\s\S]*Thinking pattern: \S/);
    const download = guest.page.waitForEvent('download');
    await guest.press('Save as picture');
    expect((await download).suggestedFilename()).toBe('kinder-thoughts.png');
    await guest.findsItAccessible();
    const checkIn = guest.dialog(CHECK_IN);
    await guest.wait(7999);
    expect(await checkIn.isVisible()).toBe(false);
    await guest.wait(1);
    await guest.sees(checkIn);
    await guest.press('Skip');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'thought-bubbles', score: 55, completedAt: expect.any(Number) },
    ]);

    await guest.press('Play Again');
    await guest.until(guest.button(OWN));
    expect(await guest.figure('Score')).toBe('0');
    expect(await guest.stored('stillgrove.trialGamesRemaining')).toBe('3');
  });
});

test('words stay inside their bubbles or rows; written text has its field above an on-screen keyboard, is shown unchanged, and is neither stored nor sent', async ({
  newGuest,
}) => {
  const SECRET = 'blue kettle 7731';
  const TEXTS = [
    'x'.repeat(10_000),
    '🌧️🌤️👩‍👩‍👧‍👦',
    'كل شيء سيمر',
    '<img src=x onerror=alert(1)><b>cup</b>',
    SECRET,
  ];
  const guest = await newGuest({ device: { width: 390, height: 844 } });
  const eavesdropper = new Eavesdropper(guest);
  await begin(guest);
  for (const [width, height, text, column] of [
    [844, 390, '100%', undefined],
    [320, 400, '100%', 1],
    [1100, 820, '200%', 1],
    [390, 844, '100%', 0],
  ] as const) {
    await guest.page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await guest.resize({ width, height });
    const columns = () => guest.page.locator('[data-layout="column"]').count();
    // The scene places the words after its resize observer has run.
    await expect.poll(() => wordsOutside(guest), { message: `${width} x ${height}` }).toEqual([]);
    if (column !== undefined) await expect.poll(columns).toBe(column);
  }
  const { text } = await thoughtOf(guest);
  await write(guest, 'Not now');
  // Height of the window above a phone's keyboard.
  await guest.resize({ width: 390, height: 400 });
  const thought = guest.page.getByRole('form').getByText(text);
  const areSeen = async () => {
    await guest.wait(100);
    return areInView([thought, field(guest), guest.button('Submit')]);
  };
  await expect.poll(areSeen).toBe(true);
  await guest.press('Cancel');
  await guest.resize({ width: 390, height: 844 });
  for (const text of TEXTS) {
    await write(guest, text);
    await guest.press('Submit');
    await guest.wait(ROUND_ENDS_MS);
  }
  await guest.sees(guest.heading('Exercise Complete!'));
  const answers = guest.page.getByRole('list', { name: 'Your answers' }).locator('[dir="auto"]');
  expect(await answers.evaluateAll((all) => all.map((one) => one.textContent))).toEqual(TEXTS);
  await guest.findsItAccessible();
  expect(
    await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await guest.until(guest.dialog(CHECK_IN));
  await guest.page.getByRole('radio', { name: 'Neutral', exact: true }).click();
  await guest.press('Submit');
  await guest.seesText('Thanks for checking in.');

  await eavesdropper.knowsNothingOf('kettle');
  // Leaving discards the text.
  await guest.act(guest.link('Back to Games'));
  await guest.page.goBack();
  await guest.sees(guest.button('Begin Exercise'));
  expect(await guest.page.content()).not.toContain('kettle');
});
