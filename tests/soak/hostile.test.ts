import { expect, test } from 'vitest';
import { ENGINES } from '../server/support/engines';
import { soak } from '../server/support/soak';

const COUNT = 10_000;
const seed = Number(process.env.SOAK_SEED ?? 2026);

test.each(ENGINES)(
  `${COUNT} hostile requests break nothing, on %s`,
  { timeout: 1_200_000 },
  async (engine) => {
    const { statuses, broken, logged, isWell } = await soak(engine, COUNT, seed);
    const counts = [...statuses].sort().map(([status, times]) => `${status}: ${times}`);
    console.info(`seed ${seed}, ${engine}: ${counts.join(', ')}; ${logged} characters logged`);
    expect(broken).toEqual([]);
    expect(isWell).toBe(true);
    expect(logged).toBeLessThan(50_000);
  },
);
