import { Eavesdropper } from '../drivers/eavesdropper';
import type { Guest } from '../drivers/guest';
import { areInView } from '../drivers/look/in-view';
import { expect, test } from '../drivers/test';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 820, height: 640 };
test.use({ guestOptions: { device: WINDOW, isUnseen: true, reducedMotion: true } });

const CHECK_IN = 'How are you feeling now?';

const stepOf = (guest: Guest, step: number) => guest.heading(new RegExp(`^Step ${step}: Name`));
const fieldOf = ({ page }: Guest) => page.getByLabel('Your response:', { exact: true });
/** Returns the response to a sense in the summary. */
const answerTo = ({ page }: Guest, sense: string) =>
  page.locator('dt', { hasText: sense }).locator('xpath=following-sibling::dd');

async function begin(guest: Guest): Promise<void> {
  await guest.open('/games/grounding-techniques');
  await guest.press('Start Exercise');
  await stepOf(guest, 1).waitFor();
}

test.describe('a session from start to check-in', () => {
  test('by mouse, with words and stones: every text is as specified, and Start Again discards the answers', async ({
    newGuest,
  }) => {
    const guest = await newGuest();
    await guest.open('/games/grounding-techniques');
    expect(await guest.page.title()).toBe('Grounding Techniques | Stillgrove');
    await guest.seesText('Trial games remaining: 5');
    await guest.seesText('This exercise is part of premium.');
    const tiles = guest.page.getByRole('list', { name: 'The five steps' }).getByRole('listitem');
    expect((await tiles.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      '5 See',
      '4 Touch',
      '3 Hear',
      '2 Smell',
      '1 Taste',
    ]);
    await guest.findsItAccessible();

    await begin(guest);
    const field = fieldOf(guest);
    const progress = guest.page.getByRole('progressbar', { name: 'Progress' });
    await guest.sees(guest.button(/^Stone 5 of /));
    await guest.findsItAccessible();
    await guest.sees(guest.heading('Step 1: Name 5 things you can see'));
    await guest.seesText('Look around slowly. Name five things you can see. Small and plain things count.');
    await guest.seesText("If you can't find enough");
    await guest.seesText('Find five different colors, or five edges.');
    expect(await field.getAttribute('placeholder')).toBe('Enter 5 things you can see...');
    expect(await progress.getAttribute('value')).toBe('0');
    expect(await guest.button('Previous').isDisabled()).toBe(true);
    expect(await guest.button('Next').isDisabled()).toBe(true);
    await guest.seesText('Tap a stone for each thing, or write.');

    await field.fill('   \n ');
    expect(await guest.button('Next').isDisabled()).toBe(true);
    await field.fill('lamp, door, tree, cup, window');
    await guest.seesText('20%');
    await guest.press('Next');

    await guest.sees(guest.heading('Step 2: Name 4 things you can touch'));
    expect(await field.inputValue()).toBe('');
    for (let stone = 1; stone <= 4; stone++) await guest.press(new RegExp(`^Stone ${stone} of `));
    expect(await field.inputValue()).toBe('');
    expect(await progress.getAttribute('value')).toBe('40');
    await guest.press('Previous');
    await guest.sees(stepOf(guest, 1));
    expect(await field.inputValue()).toBe('lamp, door, tree, cup, window');
    await guest.press('Next');
    await guest.sees(stepOf(guest, 2));
    await guest.press('Next');

    await guest.sees(guest.heading('Step 3: Name 3 things you can hear'));
    await guest.press('Skip this sense');
    await guest.sees(guest.heading('Step 4: Name 2 things you can smell'));
    await field.fill('rain');
    await guest.press('Next');
    await guest.sees(guest.heading('Step 5: Name 1 thing you can taste'));
    expect(await field.getAttribute('placeholder')).toBe('Enter 1 thing you can taste...');
    expect(await guest.button('Complete Exercise').isDisabled()).toBe(true);
    await guest.press(/^Stone 1 of /);
    await guest.seesText('80%');
    await guest.press('Complete Exercise');

    await guest.sees(guest.heading('Exercise Complete'));
    const answers = {
      See: 'lamp, door, tree, cup, window',
      Touch: '',
      Hear: '(not provided)',
      Smell: 'rain',
      Taste: '',
    };
    for (const [sense, answer] of Object.entries(answers)) {
      expect(await answerTo(guest, sense).innerText()).toBe(answer);
    }
    await guest.sees(answerTo(guest, 'Touch').getByRole('img', { name: '4 found' }));
    await guest.sees(answerTo(guest, 'Taste').getByRole('img', { name: '1 found' }));
    await guest.sees(guest.dialog(CHECK_IN));
    await guest.page.getByRole('radio', { name: 'Good', exact: true }).click();
    await guest.press('Submit');
    await guest.seesText('Glad to hear it. Noted.');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'grounding-techniques', completedAt: expect.any(Number) },
      { kind: 'mood', mood: 'positive', after: 'grounding-techniques' },
    ]);

    const download = guest.page.waitForEvent('download');
    await guest.press('Save as picture');
    expect((await download).suggestedFilename()).toBe('stone-path.png');
    await guest.press('Start Again');
    await guest.seesText('Trial games remaining: 4');
    await guest.press('Start Exercise');
    await stepOf(guest, 1).waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await progress.getAttribute('value')).toBe('0');
  });
});

test('title, field and Next are in view above an on-screen keyboard; typed text is neither stored nor sent', async ({
  newGuest,
}) => {
  const SECRET = 'blue kettle 7731';
  const guest = await newGuest({ device: { width: 390, height: 844 } });
  const eavesdropper = new Eavesdropper(guest);
  await begin(guest);
  const field = fieldOf(guest);
  await field.focus();
  await guest.resize({ width: 390, height: 400 });
  await expect.poll(() => areInView([stepOf(guest, 1), field, guest.button('Next')])).toBe(true);
  await field.fill(SECRET);
  await guest.press('Next');
  await guest.sees(stepOf(guest, 2));
  await field.focus();
  await expect.poll(() => areInView([stepOf(guest, 2), field])).toBe(true);
  await guest.resize({ width: 390, height: 844 });
  await expect.poll(() => areInView([stepOf(guest, 2), guest.button(/^Stone 1 of /)])).toBe(true);
  for (let step = 2; step <= 5; step++) await guest.press('Skip this sense');
  expect(await answerTo(guest, 'See').innerText()).toBe(SECRET);
  await guest.sees(guest.dialog(CHECK_IN));
  await guest.page.getByRole('radio', { name: 'Not Great', exact: true }).click();
  await guest.press('Submit');
  await guest.sees(guest.link('Breathe for a minute'));
  await guest.press('Not now');

  await eavesdropper.knowsNothingOf('kettle');

  // Leaving discards the text.
  await guest.act(guest.link('Back to Games'));
  await guest.page.goBack();
  await guest.sees(guest.button('Start Exercise'));
  expect(await guest.page.content()).not.toContain('kettle');
});
