/** Pictures of Progressive Relaxation for visual review: its intro, phases in mid-movement, the rest, and the end. */
import { test } from 'vitest';
import { guests } from '../drivers/guests';
import { VIEWS } from '../drivers/look/views';
import { ProgressiveRelaxationDriver } from '../drivers/progressive-relaxation.driver';

const arrive = guests();

const SIDE = { width: 844, height: 390 };
const SMALL = { width: 320, height: 568 };

/** Moments of the session, s since its start. */
const MOMENTS: readonly (readonly [name: string, second: number])[] = [
  ['1-arms-firm', 3],
  ['1-arms-loose', 6.2],
  ['2-shoulders-firm', 18],
  ['2-shoulders-loose', 24],
  ['3-face-firm', 33],
  ['4-chest-firm', 48],
  ['4-chest-loose', 52],
  ['5-legs-firm', 63],
  ['5-legs-loose', 67],
  ['6-whole-firm', 78],
  ['6-whole-loose', 82],
  ['7-rest', 96],
  ['8-complete', 105.5],
];

/** Removes the transition of the progress bar. It takes a second of real time, which the stopped clock does not wait. */
function showBarAtOnce() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('progress::-webkit-progress-value { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

test.each([...VIEWS, { device: SIDE, night: false }, { device: SMALL, night: true }])(
  'Progressive Relaxation: $device night=$night',
  async ({ device, night }) => {
    const guest = await arrive({ device, night, turnsClock: true });
    const name = typeof device === 'string' ? device : `${device.width}`;
    const save = (moment: string, fullPage = false) =>
      guest.page.screenshot({
        path: `screenshots/relaxation-${moment}-${name}${night ? '-night' : ''}.png`,
        fullPage,
      });
    await guest.open('/games/progressive-relaxation');
    await guest.page.waitForLoadState('networkidle');
    await guest.page.evaluate(showBarAtOnce);
    await save('0-intro', true);
    const relaxer = await ProgressiveRelaxationDriver.begin(guest);
    // Views that only check the layout capture only the first moments.
    const moments = typeof device === 'string' ? MOMENTS : MOMENTS.slice(0, 2);
    for (const [moment, second] of moments) {
      await relaxer.waitsTo(second);
      await save(moment);
    }
    await guest.leave();
  },
  240_000,
);
