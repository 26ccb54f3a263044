import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long, though there is little in them, below `tests/`: longest first. Vitest begins with the largest
 * files, so each of these came near the end, and all other workers waited for it.
 */
const LONG = [
  'server/storage/pglite',
  'server/process',
  'server/journal/faults',
  'server/storage/postgresql',
  'server/storage/migrations',
  'server/journal/quota',
  'server/payments/tokens',
  'server/payments/killed',
  'e2e/visits',
  'e2e/scratch-game',
  'e2e/every-screen',
  'e2e/offline-versions',
  'e2e/sync',
  'e2e/monkey',
  'e2e/safe-space-light',
  'e2e/offline-room',
  'e2e/premium',
  'e2e/storage-states',
  'monkey/headless',
  'assets/sound',
].map((name) => `tests/${name}.test.ts`);

/** The files that take longest begin, so that no worker is left alone with one of them. */
export class LongestFirst extends BaseSequencer {
  /** @throws when one of {@link LONG} is not there any more: under another name it would come late again, unnoticed */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = LONG.find((name) => !existsSync(path.join(this.ctx.config.root, name)));
    if (gone) throw new Error(`${gone} is not there: tests/support/longest-first.ts still names it`);
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((name) => moduleId.endsWith(name));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
