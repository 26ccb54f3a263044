/**
 * Mutation tests of the layers with fast tests: `npm run mutate -- [prefix ...]` runs the parts whose names begin with
 * a prefix, such as `machines/games/zen-garden`, by default all parts. It prints each survivor and the score of each
 * part and layer, and fails below 85 % in a layer. For the other parts it uses the scores of their last runs. `--rest`
 * runs only the survivors of the last run, after new tests were added. Of a part whose tests are slow, only a seeded
 * sample of the mutants runs, and its score has no minimum.
 *
 * Each part runs with its own tests only. Otherwise a run would be long: most code of a machine runs when its module
 * loads, and Stryker runs every test for a mutant in such code.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './launch.mjs';

/** Minimum score of a layer, in percent. */
const LEAST = 85;

/** Number of mutants in the sample of a part with slow tests. */
const SAMPLE = 100;

/**
 * @typedef {{ name: string, mutate: string[], tests: string[], isSampled?: boolean, games?: string[] }} Part `mutate` has
 *   globs, and `tests` has paths of files. Of the tests over all games, only those of `games` run.
 */
/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ status: string, static?: boolean, testsCompleted?: number, replacement?: string, location: { start: Place, end: Place } }} Mutant */
/** @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }>, testFiles: Record<string, { tests: unknown[] }> }} Report */

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).filter((one) => one.isDirectory());

/** @param {string} folder @param {boolean} recursive @returns {string[]} its test files */
const testsIn = (folder, recursive = true) =>
  readdirSync(path.join(root, folder), { recursive, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** @param {string[]} machines @returns {string[]} the tests of all paths through these machines */
const pathsOf = (...machines) => machines.map((machine) => `tests/paths/${machine}.test.ts`);

/** Tests over all games whose names are the slugs. */
const OF_ALL_GAMES = [
  'tests/paths/generated.test.ts',
  'tests/paths/untaken.test.ts',
  'tests/replays/replays.test.ts',
];

const GAMES = foldersIn('machines/games').map(({ name }) => name);

/** A game with levels, an exercise, and a game with typed words. */
const SOME_GAMES = ['memory-cards', 'basic-breathing', 'grounding-techniques'];

/** @type {Part[]} */
const PARTS = [
  {
    name: 'domain/analytics',
    mutate: ['domain/analytics/**/*.ts'],
    tests: testsIn('tests/domain/analytics'),
  },
  { name: 'domain', mutate: ['domain/*.ts'], tests: testsIn('tests/domain', false) },
  {
    name: 'machines/app',
    mutate: ['machines/app/*.ts'],
    tests: [
      ...testsIn('tests/machines/app'),
      'tests/src/services/account.test.ts',
      ...pathsOf('access', 'account', 'check-in', 'checkout', 'disclaimer', 'restore', 'sign-in'),
    ],
  },
  {
    name: 'machines/shared',
    mutate: ['machines/*.ts', 'machines/session/*.ts'],
    tests: [
      ...testsIn('tests/machines', false),
      ...testsIn('tests/machines/session'),
      ...pathsOf('end-after'),
      // `machines/breath-session.ts` provides the sessions of these two machines.
      ...testsIn('tests/machines/games/basic-breathing'),
      ...testsIn('tests/machines/games/breathing-puzzle'),
    ],
  },
  ...GAMES.map((game) => ({
    name: `machines/games/${game}`,
    games: [game],
    mutate: [`machines/games/${game}/*.ts`],
    tests: [...testsIn(`tests/machines/games/${game}`), ...OF_ALL_GAMES],
  })),
  {
    name: 'src/device',
    mutate: ['src/device/**/*.ts'],
    // The test with many damaged storages takes longer than all others together.
    tests: testsIn('tests/src/device').filter((file) => !file.endsWith('storage-states.test.ts')),
  },
  ...['accounts', 'payments', 'journal'].map((folder) => ({
    name: `server/${folder}`,
    isSampled: true,
    mutate: [`server/${folder}/*.ts`],
    tests: inProcess(testsIn(`tests/server/${folder}`)),
  })),
  {
    name: 'engine/stage',
    isSampled: true,
    mutate: ['engine/stage/*.ts'],
    tests: [...testsIn('tests/engine', false), 'tests/engine/games/rotation.test.ts'],
  },
  {
    name: 'engine/audio',
    isSampled: true,
    mutate: ['engine/audio/*.ts'],
    tests: [
      ...testsIn('tests/engine/audio'),
      ...['cues', 'narrator', 'waking'].map((name) => `tests/engine/${name}.test.ts`),
      'tests/src/games/guided-imagery/narration.test.ts',
    ],
  },
  {
    name: 'src/play',
    isSampled: true,
    // A mutant in the pattern of `import.meta.glob` does not compile.
    mutate: ['src/play/!(definitions|data-of-games).ts', 'src/play/!(WideCover).tsx'],
    tests: [
      ...testsIn('tests/src/games', false),
      ...['start', 'leaving', 'keep-going', 'interruption', 'check-in', 'double-tap', 'stepping-back'].map(
        (promise) => `tests/contract/${promise}.test.ts`,
      ),
    ],
    games: SOME_GAMES,
  },
  {
    name: 'src/services',
    isSampled: true,
    mutate: ['src/services/*.ts', 'src/services/*.tsx'],
    tests: [
      ...testsIn('tests/src/services'),
      ...[
        ...['check-in', 'leaving', 'session-page', 'guided-imagery/narration'].map((name) => `games/${name}`),
        'overlay/dialogs-and-offers',
      ].map((name) => `tests/src/${name}.test.ts`),
      ...['leaving', 'start'].map((promise) => `tests/contract/${promise}.test.ts`),
    ],
    games: SOME_GAMES,
  },
];

/**
 * Returns the tests that run the server in their own process. Processes of the built server contain no mutants.
 * @param {string[]} tests paths
 */
function inProcess(tests) {
  return tests.filter((file) => !/support\/running'/.test(readFileSync(path.join(root, file), 'utf8')));
}

const wanted = process.argv.slice(2).filter((argument) => argument !== '--rest');
const isRest = process.argv.includes('--rest');

const reportOf = (/** @type {Part} */ { name }) =>
  path.join(root, 'node_modules/.cache/mutation', `${name.replaceAll('/', '-')}.json`);

/** @param {Part} part @returns {Report} */
const readReport = (part) => JSON.parse(readFileSync(reportOf(part), 'utf8'));

/**
 * Writes the mutants that the tests killed in a part's last report. Stryker need not run these mutants again.
 * @param {Part} part
 * @returns {string} path of the file
 */
function writeNoticed(part) {
  const report = readReport(part);
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const written = reportOf(part).replace('.json', '.noticed');
  writeFileSync(written, JSON.stringify(report));
  return written;
}

/** Runs Stryker over a part. @param {Part} part */
async function run(part) {
  const rest =
    isRest && existsSync(reportOf(part)) ? ['--incremental', '--incrementalFile', writeNoticed(part)] : [];
  const child = spawn('npx', ['stryker', 'run', '--mutate', part.mutate.join(','), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATION_TESTS: part.tests.join(','),
      MUTATION_REPORT: reportOf(part),
      MUTATION_SKIPPED: part.games ? GAMES.filter((game) => !part.games?.includes(game)).join('|') : '',
      ...(part.isSampled && { MUTATION_SAMPLE: String(SAMPLE) }),
    },
  });
  const [code] = await once(child, 'close');
  if (code !== 0) process.exit(code ?? 1);
  // Stryker does not report an error if a test file cannot be loaded in its copy of the project.
  const { testFiles } = readReport(part);
  const missing = part.tests.filter((file) => !(file in testFiles));
  if (missing.length > 0) throw new Error(`${part.name}: these tests did not run: ${missing.join(', ')}`);
}

/**
 * Returns the mutants that no test notices, each as one line, and the number of valid mutants.
 * @param {Part} part
 */
function resultOf(part) {
  const { files } = readReport(part);
  const survived = Object.values(files).flatMap(({ mutants }) =>
    mutants.filter(({ status }) => status === 'Survived'),
  );
  // The highest `testsCompleted` is the number of all tests of the part, because Stryker runs all of them for most
  // mutants.
  const most = Math.max(0, ...survived.map(({ testsCompleted = 0 }) => testsCompleted));
  /** @type {string[]} */
  const survivors = [];
  let all = 0;
  for (const [file, { mutants, source }] of Object.entries(files))
    for (const mutant of mutants) {
      if (['Ignored', 'CompileError', 'RuntimeError'].includes(mutant.status)) continue;
      all++;
      const { start, end } = mutant.location;
      // The mutant broke its module, so whole test files failed to load. Stryker counts only failed tests.
      const isBroken = mutant.static && (mutant.testsCompleted ?? most) < most;
      if (mutant.status === 'Killed' || mutant.status === 'Timeout' || isBroken) continue;
      const line = source.split('\n')[start.line - 1] ?? '';
      const before = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
      const after = (mutant.replacement ?? '').replace(/\s+/g, ' ').slice(0, 60);
      survivors.push(`${file}:${start.line}:${start.column} ${mutant.status}: ${before} -> ${after}`);
    }
  return { survivors, all };
}

const parts = PARTS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
for (const part of parts) {
  await run(part);
  for (const survivor of resultOf(part).survivors) console.log(survivor);
}

/** @type {Map<string, { killed: number, all: number }>} */
const layers = new Map();
for (const part of PARTS.filter((one) => existsSync(reportOf(one)))) {
  const { survivors, all } = resultOf(part);
  const killed = all - survivors.length;
  console.log(`${part.name.padEnd(38)} ${((100 * killed) / all).toFixed(1)} % of ${all}`);
  if (part.isSampled) continue;
  const layer = part.name.startsWith('src') ? 'src/device' : /** @type {string} */ (part.name.split('/')[0]);
  const sum = layers.get(layer) ?? { killed: 0, all: 0 };
  layers.set(layer, { killed: sum.killed + killed, all: sum.all + all });
}
for (const [layer, { killed, all }] of layers) {
  const score = (100 * killed) / all;
  console.log(`${layer}: ${score.toFixed(1)} % of ${all}`);
  if (score < LEAST) process.exitCode = 1;
}
