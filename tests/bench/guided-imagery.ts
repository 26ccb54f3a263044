import { type Habits, pause } from './support/habits';

/** Its pages are turned one after the other, and it is begun again; two scenes are seen on the way between them. */
export default {
  act: ({ page }) =>
    page
      .getByRole('button', { name: /^(?:Next|Complete Exercise|Begin Exercise)$/ })
      .first()
      .tap(),
  rest: pause,
  drawCalls: 2,
} satisfies Partial<Habits>;
