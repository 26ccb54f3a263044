import { expect, test } from 'vitest';
import { soak } from './support/soak';

/** `npm run soak` sends 10,000 such requests. */
test('200 hostile requests break nothing', { timeout: 120_000 }, async () => {
  const { statuses, broken, logged, isWell } = await soak('postgresql', 200, 1);
  expect(broken).toEqual([]);
  expect(isWell).toBe(true);
  expect(logged).toBeLessThan(20_000);
  // The requests get past enough checks to cause each of these statuses.
  for (const status of [200, 400, 401, 403, 404, 405])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
});
