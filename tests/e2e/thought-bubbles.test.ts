import { Eavesdropper } from '../drivers/eavesdropper';
import { areInView } from '../drivers/look/in-view';
import { expect, test } from '../drivers/test';
import { ThoughtBubblesDriver } from '../drivers/thought-bubbles.driver';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 820, height: 700 };
test.use({ guestOptions: { device: WINDOW, isUnseen: true, holdsClock: true, reducedMotion: true } });

const CHECK_IN = 'How are you feeling now?';

test.describe('a session from start to check-in', () => {
  test('by mouse: every text as specified, own words too, and Play Again is a start', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ reducedMotion: false });
    await guest.open('/games/thought-bubbles');
    expect(await guest.page.title()).toBe('Thought Bubbles | Stillgrove');
    await guest.seesText('There are no wrong answers.');
    await guest.seesText('You have 5 free game(s) remaining');
    const thinker = await ThoughtBubblesDriver.begin(guest);
    await guest.sees(guest.heading('Round 1 of 5'));
    expect(await guest.figure('Round')).toBe('1');
    expect(await guest.figure('Score')).toBe('0');
    expect(await guest.figure('Time')).toMatch(/^0(5:00|4:5\d)$/);
    await guest.seesText('Choose a kinder thought to replace this one.');
    await guest.findsItAccessible();
    expect(await thinker.wordsOutside()).toEqual([]);

    await thinker.act(thinker.bubbles.first());
    await guest.seesText("You don't have to push it away. Pick an answer when one fits.");
    const answers: string[] = [await thinker.choose(1)];
    expect(await guest.figure('Score')).toBe('10');
    await guest.wait(1499);
    expect(await guest.figure('Round')).toBe('1');
    await guest.wait(1);
    expect(await guest.figure('Round')).toBe('2');
    await guest.seesText('Choose a kinder thought to replace this one.');

    const asked = (await thinker.thought()).text;
    await thinker.write('  ');
    await guest.sees(guest.page.getByRole('form').getByText(asked));
    await guest.seesText("It doesn't have to be cheerful. Just fair. It stays on this device.");
    expect(await guest.button('Submit').isDisabled()).toBe(true);
    await guest.press('Cancel');
    await guest.noLongerSees(thinker.field);
    await thinker.write('I can be kind to myself.');
    await guest.findsItAccessible();
    await guest.press('Submit');
    answers.push('I can be kind to myself.');
    expect(await guest.figure('Score')).toBe('25');
    await thinker.goesOn();
    for (const answer of [0, 1, 2] as const) {
      answers.push(await thinker.choose(answer));
      await thinker.goesOn();
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
    await guest.until(thinker.own);
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
  const thinker = await ThoughtBubblesDriver.begin(guest);
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
    await expect.poll(() => thinker.wordsOutside(), { message: `${width} x ${height}` }).toEqual([]);
    if (column !== undefined) await expect.poll(columns).toBe(column);
  }
  const { text } = await thinker.thought();
  await thinker.write('Not now');
  // Height of the window above a phone's keyboard.
  await guest.resize({ width: 390, height: 400 });
  const thought = guest.page.getByRole('form').getByText(text);
  const areSeen = async () => {
    await guest.wait(100);
    return areInView([thought, thinker.field, guest.button('Submit')]);
  };
  await expect.poll(areSeen).toBe(true);
  await guest.press('Cancel');
  await guest.resize({ width: 390, height: 844 });
  for (const text of TEXTS) {
    await thinker.write(text);
    await guest.press('Submit');
    await thinker.goesOn();
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
