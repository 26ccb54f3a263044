/** A tester uses the QA panel by keyboard alone. */
import { expect, test } from '../drivers/test';
import { Tester } from '../drivers/tester';

test('a tester sets the seed, goes to a state, loses the context, and steps the stopped clock', async ({
  browser,
  qaUrl,
}) => {
  const tester = await Tester.arrive(browser, qaUrl, '/');
  await tester.goes('/games/memory-cards');
  const seed = tester.panel.getByRole('textbox', { name: 'Seed' });
  // The game's own seed arrives after the page, and would end the selection.
  await expect(seed).not.toHaveValue('');
  await tester.focus(seed);
  await tester.page.keyboard.press('Control+A');
  await tester.page.keyboard.type('42');
  await tester.opens(() => tester.page.keyboard.press('Enter'));
  await tester.page.waitForFunction(() => window.frames[0]?.qa?.seed === 42);

  // The clock stops, because the state would end after a second.
  await tester.goesTo('playing.comparing');
  await expect(tester.button('Pause').getAttribute('aria-pressed')).resolves.toBe('true');
  const machine = tester.section('Machine');
  await tester.press(machine.getByText(/^Taken, \d+ transitions$/));
  await tester.sees(machine.getByText(/^ready · game\.started/));

  const { app } = tester;
  await tester.sees(app.getByRole('button', { name: /^Card 1,/ }));
  await tester.press('Context lost');
  await tester.sees(app.getByText('One moment'));
  await tester.press('Context lost');
  await tester.noLongerSees(app.getByText('One moment'));

  const before = await tester.time();
  await tester.press('1 s');
  await expect.poll(() => tester.time()).toBeCloseTo(before + 1, 3);
  await tester.leave();
});
