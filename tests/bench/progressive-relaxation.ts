/** Progressive Relaxation while it is measured: its phases are skipped one after the other, and begun again. */
import type { Habits } from './support/habits';

const habits: Partial<Habits> = {
  act: ({ page }) =>
    page
      .getByRole('button', { name: /^(?:Skip|Complete|Start Again)$/ })
      .first()
      .tap(),
  // Somebody who lies there breathes.
  rests: false,
  drawCalls: 1,
};

export default habits;
