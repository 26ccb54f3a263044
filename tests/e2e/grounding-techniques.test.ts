import { Eavesdropper } from '../drivers/eavesdropper';
import { COUNTS, GroundingTechniquesDriver } from '../drivers/grounding-techniques.driver';
import { countDrawCalls, drawCalls, loseContext, pixels, refuseCanvas } from '../drivers/look/canvas';
import { areInView } from '../drivers/look/in-view';
import { expect, test } from '../drivers/test';
import { Site } from '../fixtures/site';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 820, height: 640 };
test.use({ guestOptions: { device: WINDOW, isUnseen: true, reducedMotion: true } });

const CHECK_IN = 'How are you feeling now?';

test('without timers and scores the progress has no number', async ({ newGuest }) => {
  const guest = await newGuest({ storage: { 'stillgrove.settings': JSON.stringify({ hideFigures: true }) } });
  await guest.open('/games/grounding-techniques');
  const grounder = await GroundingTechniquesDriver.begin(guest);
  await guest.sees(grounder.progress);
  expect(await guest.page.getByText('0%').count()).toBe(0);
});

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

    const grounder = await GroundingTechniquesDriver.begin(guest);
    const { field, progress } = grounder;
    await guest.sees(grounder.stone(5));
    await guest.findsItAccessible();
    await guest.sees(guest.heading('Step 1: Name 5 things you can see'));
    await guest.seesText('Look around slowly. Name five things you can see. Small and plain things count.');
    await guest.seesText("If you can't find enough");
    await guest.seesText('Find five different colors, or five edges.');
    expect(await field.getAttribute('placeholder')).toBe('Enter 5 things you can see...');
    expect(await progress.getAttribute('value')).toBe('0');
    expect(await guest.button('Previous').isDisabled()).toBe(true);
    expect(await guest.button('Next').isDisabled()).toBe(true);

    await grounder.write('   \n ');
    expect(await guest.button('Next').isDisabled()).toBe(true);
    await grounder.write('lamp, door, tree, cup, window');
    await guest.seesText('20%');
    await guest.press('Next');

    await guest.sees(guest.heading('Step 2: Name 4 things you can touch'));
    expect(await field.inputValue()).toBe('');
    await grounder.tapAll(2);
    expect(await field.inputValue()).toBe('4');
    await guest.press('Previous');
    await guest.sees(grounder.title(1));
    expect(await field.inputValue()).toBe('lamp, door, tree, cup, window');
    await guest.press('Next');
    expect(await field.inputValue()).toBe('4');
    await guest.press('Next');

    await guest.sees(guest.heading('Step 3: Name 3 things you can hear'));
    await guest.press('Skip this sense');
    await guest.sees(guest.heading('Step 4: Name 2 things you can smell'));
    await grounder.write('rain');
    await guest.press('Next');
    await guest.sees(guest.heading('Step 5: Name 1 thing you can taste'));
    expect(await field.getAttribute('placeholder')).toBe('Enter 1 thing you can taste...');
    expect(await guest.button('Complete Exercise').isDisabled()).toBe(true);
    await grounder.tap(1);
    await guest.seesText('80%');
    await guest.press('Complete Exercise');

    await guest.sees(guest.heading('Exercise Complete'));
    const answers = {
      See: 'lamp, door, tree, cup, window',
      Touch: '4',
      Hear: '(not provided)',
      Smell: 'rain',
      Taste: '1',
    };
    for (const [sense, answer] of Object.entries(answers)) {
      expect(await grounder.answer(sense).innerText()).toBe(answer);
    }
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
    await grounder.arrives();
    expect(await field.inputValue()).toBe('');
    expect(await progress.getAttribute('value')).toBe('0');
  });

  test('by touch on a phone, with stones alone', async ({ newGuest }) => {
    const guest = await newGuest({ device: 'phone', hand: 'touch' });
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await guest.findsItAccessible();
    for (const [index, count] of COUNTS.entries()) {
      const step = index + 1;
      await guest.sees(grounder.title(step));
      await grounder.tapAll(step);
      expect(await grounder.field.inputValue()).toBe(String(count));
      expect(await grounder.stone(1).getAttribute('aria-pressed')).toBe('true');
      await guest.press(step === 5 ? 'Complete Exercise' : 'Next');
    }
    await guest.sees(guest.heading('Exercise Complete'));
    await guest.findsItAccessible();
    await guest.sees(guest.dialog(CHECK_IN));
  });

  test('by keyboard alone: each step is read from its title, and the stones come next', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ hand: 'keyboard' });
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await grounder.stone(1).waitFor();
    for (let step = 1; step <= 5; step++) {
      const isTitle = () => grounder.title(step).evaluate((title) => title === document.activeElement);
      await expect.poll(isTitle).toBe(true);
      await guest.page.keyboard.press('Tab');
      await expect
        .poll(() => grounder.stone(1).evaluate((stone) => stone === document.activeElement))
        .toBe(true);
      await guest.page.keyboard.press('Space');
      expect(await grounder.field.inputValue()).toBe('1');
      await guest.press(step === 5 ? 'Complete Exercise' : 'Next');
    }
    await guest.sees(guest.heading('Exercise Complete'));
    await guest.sees(guest.dialog(CHECK_IN));
    await guest.page.keyboard.press('Escape');
    await guest.page.keyboard.press('Escape');
    await guest.sees(guest.button('Start Exercise'));
    // The exercise is finished, so no toast says that it was stopped.
    expect(await guest.page.getByText('Stopped. That still counts.').isVisible()).toBe(false);
  });

  test('by names alone, without WebGL', async ({ newGuest }) => {
    const guest = await newGuest({ prepare: refuseCanvas });
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await guest.seesText('This device cannot draw the game.');
    for (let step = 1; step <= 5; step++) {
      await guest.sees(grounder.title(step));
      await grounder.write(`found ${step}`);
      await guest.press(step === 5 ? 'Complete Exercise' : 'Next');
    }
    await guest.sees(guest.heading('Exercise Complete'));
    expect(await grounder.answer('Taste').innerText()).toBe('found 5');
    expect(await guest.button('Save as picture').isVisible()).toBe(false);
    await guest.sees(guest.dialog(CHECK_IN));
  });
});

test.describe('the start', () => {
  test('spends a free try; with none left it opens the upgrade dialog', async ({ newGuest }) => {
    const guest = await newGuest({ storage: { 'stillgrove.trialGamesRemaining': '0' } });
    await guest.open('/games/grounding-techniques');
    await guest.seesText('Trial games used up. Upgrade to continue.');
    await guest.press('Upgrade to Play');
    await guest.sees(guest.dialog('Unlock All Premium Games'));
  });

  test("is free from the check-in: 'Try grounding instead' begins immediately, with no try left", async ({
    newGuest,
  }) => {
    const guest = await newGuest({ storage: { 'stillgrove.trialGamesRemaining': '1' } });
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await grounder.write('what I saw before');
    await guest.press('Next');
    for (let step = 2; step <= 5; step++) await guest.press('Skip this sense');
    await guest.sees(guest.dialog(CHECK_IN));
    await guest.page.getByRole('radio', { name: 'Not Great', exact: true }).click();
    await guest.press('Submit');
    await guest.act(guest.link('Try grounding instead'));
    await guest.sees(grounder.title(1));
    expect(await grounder.field.inputValue()).toBe('');
    await grounder.tap(2);
    expect(await grounder.field.inputValue()).toBe('1');
    expect(await guest.stored('stillgrove.trialGamesRemaining')).toBe('0');
    expect((await guest.journal()).filter(({ kind }) => kind === 'play')).toHaveLength(2);
    // A later visit shows the intro.
    await guest.page.reload();
    await guest.sees(guest.button('Upgrade to Play'));
  });
});

test('it begins with sound without a network, although it was never opened before', async ({ newGuest }) => {
  const site = await Site.open();
  try {
    const guest = await newGuest({
      baseURL: site.url,
      device: WINDOW,
      reducedMotion: true,
      serviceWorker: true,
      expectedWrongs: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED/,
    });
    await guest.open('/');
    await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await site.stop();
    // The start loads the sounds.
    const sound = guest.page.waitForResponse(/grounding-techniques-[^/]+\.mp3$/);
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await grounder.tap(1);
    expect((await sound).ok()).toBe(true);
    expect(await grounder.field.inputValue()).toBe('1');
    await guest.leave();
  } finally {
    await site.remove();
  }
});

test.describe('bad input', () => {
  test('stones never overwrite words, and restore a deleted count', async ({ newGuest }) => {
    const guest = await newGuest();
    const grounder = await GroundingTechniquesDriver.begin(guest);
    const { field } = grounder;
    await grounder.tapAll(1);
    await grounder.write('');
    expect(await guest.button('Next').isDisabled()).toBe(true);
    await grounder.tap(3);
    expect(await field.inputValue()).toBe('5');
    await guest.press('Next');
    await grounder.write('the chair');
    await grounder.tap(1);
    expect(await field.inputValue()).toBe('the chair');
    expect(await grounder.stone(1).getAttribute('aria-pressed')).toBe('true');
  });

  test('ten stones that are tapped simultaneously each count once', async ({ newGuest }) => {
    const guest = await newGuest();
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await grounder.stone(5).waitFor();
    await guest.page.evaluate(() => {
      const stones = [...document.querySelectorAll<HTMLElement>('[aria-label^="Stone "]')];
      for (const stone of [...stones, ...stones]) stone.click();
    });
    await expect.poll(() => grounder.field.inputValue()).toBe('5');
  });

  for (const [name, text] of [
    ['emoji', '🪨🌊👩‍👩‍👧‍👦'],
    ['right to left', 'مصباح، باب، شجرة'],
    ['line breaks', 'lamp\r\ndoor\n\ntree'],
    ['HTML', '<img src=x onerror=alert(1)><b>cup</b>'],
  ] as const)
    test(`${name} is shown as it was written`, async ({ newGuest }) => {
      const guest = await newGuest();
      const grounder = await GroundingTechniquesDriver.begin(guest);
      await grounder.write(text);
      await guest.press('Next');
      for (let step = 2; step <= 5; step++) await guest.press('Skip this sense');
      const shown = await grounder.answer('See').evaluate((element) => element.textContent);
      expect(shown).toBe(text.replaceAll('\r\n', '\n'));
    });

  test('a text of 100,000 characters is accepted, and the page does not become wider', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ device: 'phone' });
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await grounder.write('x'.repeat(100_000));
    await guest.press('Next');
    for (let step = 2; step <= 5; step++) await guest.press('Skip this sense');
    expect(await grounder.answer('See').evaluate((element) => element.textContent?.length)).toBe(100_000);
    expect(
      await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  test('a reload in mid-session discards the typed text, and the play stays uncompleted', async ({
    newGuest,
  }) => {
    const guest = await newGuest();
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await grounder.write('a secret lamp');
    await guest.press('Next');
    await expect.poll(() => guest.journal()).toHaveLength(1);
    await guest.page.reload();
    await guest.press('Start Exercise');
    await grounder.arrives();
    expect(await grounder.field.inputValue()).toBe('');
    const [play] = await guest.journal();
    expect(play).toMatchObject({ kind: 'play', game: 'grounding-techniques' });
    expect(play).not.toHaveProperty('completedAt');
  });

  // Size of the window on an iPad and on a phone, and its height above the on-screen keyboard, CSS px.
  for (const [width, height, left] of [
    [1180, 820, 420],
    [390, 844, 400],
  ] as const)
    test(`with an on-screen keyboard at ${width} x ${height}, title, field and Next are visible`, async ({
      newGuest,
    }) => {
      const guest = await newGuest({ device: { width, height } });
      const grounder = await GroundingTechniquesDriver.begin(guest);
      await grounder.field.focus();
      await guest.resize({ width, height: left });
      await expect
        .poll(() => areInView([grounder.title(1), grounder.field, guest.button('Next')]))
        .toBe(true);
      await grounder.write('still here');
      await guest.press('Next');
      await guest.sees(grounder.title(2));
      await grounder.field.focus();
      await expect.poll(() => areInView([grounder.title(2), grounder.field])).toBe(true);
      await guest.resize({ width, height });
      await expect.poll(() => areInView([grounder.title(2), grounder.stone(1)])).toBe(true);
    });
});

test('typed text is neither stored nor sent', async ({ newGuest }) => {
  const SECRET = 'blue kettle 7731';
  const guest = await newGuest();
  const eavesdropper = new Eavesdropper(guest);
  const grounder = await GroundingTechniquesDriver.begin(guest);
  await grounder.write(SECRET);
  await guest.press('Next');
  for (let step = 2; step <= 5; step++) await guest.press('Skip this sense');
  expect(await grounder.answer('See').innerText()).toBe(SECRET);
  await guest.sees(guest.dialog(CHECK_IN));
  await guest.page.getByRole('radio', { name: 'Neutral', exact: true }).click();
  await guest.press('Submit');
  await guest.seesText('Thanks for checking in.');

  await eavesdropper.knowsNothingOf('kettle');

  // Leaving discards the text.
  await guest.act(guest.link('Back to Games'));
  await guest.page.goBack();
  await guest.sees(guest.button('Start Exercise'));
  expect(await guest.page.content()).not.toContain('kettle');
});

/** Draw calls of a frame in the first step: the water and five stones. */
const CALLS = 6;

test.describe('the stream', () => {
  test('takes one draw call for the water and one for each visible stone, at most 30 frames a second', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      device: { width: 640, height: 480 },
      reducedMotion: false,
      holdsClock: true,
      isUnseen: false,
      isCoarse: true,
      prepare: countDrawCalls,
    });
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await guest.until(grounder.stone(1));
    await guest.wait(1500);
    const flowing = await drawCalls(guest.page);
    await guest.wait(1000, { everyFrame: true });
    const flowed = (await drawCalls(guest.page)) - flowing;
    expect(flowed % CALLS).toBe(0);
    expect(flowed / CALLS).toBeGreaterThan(20);
    expect(flowed / CALLS).toBeLessThanOrEqual(32);
    await grounder.tap(1);
    const before = await drawCalls(guest.page);
    await guest.wait(160);
    expect(await drawCalls(guest.page)).toBeLessThanOrEqual(before + CALLS * 11);
  });

  test('draws nothing at rest with reduced motion; the stones return after a lost context', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      device: { width: 640, height: 480 },
      turnsClock: true,
      isUnseen: false,
      isCoarse: true,
      prepare: countDrawCalls,
    });
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await grounder.stone(1).waitFor();
    await guest.hasAll();
    await grounder.tap(1);
    await guest.stopClock();
    await guest.wait(4000);
    const before = await drawCalls(guest.page);
    await guest.wait(2000);
    expect(await drawCalls(guest.page)).toBe(before);
    const seen = await pixels(guest.page);
    await loseContext(guest.page);
    await guest.hasAll();
    await guest.wait(100);
    expect(Buffer.compare((await pixels(guest.page)).data, seen.data)).toBe(0);
  });
});
