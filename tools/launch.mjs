/** Functions that the launchers share: the root folder, child processes, and plain error messages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root directory of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** An error that the user can fix. Its message is printed without a stack trace. */
export class UserError extends Error {}

/**
 * Runs a launcher and sets the exit code: 1 if it throws, otherwise its result.
 *
 * @param {() => Promise<number | void>} main
 */
export async function launch(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

/**
 * @param {unknown} error
 * @returns {unknown} one line for an error that the user can fix; otherwise the error with its stack trace
 */
export function describeError(error) {
  if (error instanceof UserError) return error.message;
  const { code, path: file } = /** @type {NodeJS.ErrnoException} */ (error);
  return (code && file && causeIn(code, file)) || error;
}

/**
 * @param {string} output output of a failed program, or an error code
 * @param {string} [file] file that could not be written
 * @returns {string | undefined} cause and remedy in one line. Undefined if the output names no cause outside the
 *   project
 */
export function causeIn(output, file = root) {
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(output)) return 'The disk is full. Make room, then try again.';
  if (/\b(?:EACCES|EPERM|EROFS)\b/.test(output))
    return `${file} cannot be written. Allow this account to write there, then try again.`;
  if (
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(output)
  )
    return 'The package registry cannot be reached. Connect this computer to the network, then try again.';
  return undefined;
}

/**
 * Runs a program in the root folder of the project. The program inherits the standard streams of this process.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env] changes to the environment; undefined removes a variable
 * @returns {Promise<number>} its exit code. 1 if it was killed or could not be started
 */
export async function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGTERM', pass).on('SIGINT', pass);
  try {
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } catch (error) {
    console.error(`${command} could not be started: ${/** @type {Error} */ (error).message}`);
    return 1;
  } finally {
    process.off('SIGTERM', pass).off('SIGINT', pass);
  }
}

/** Interval of progress messages during a long step, ms. */
const PROGRESS_EVERY = 5000;

/**
 * Runs a program like {@link run}, but captures its output and prints progress messages. A signal to this process ends
 * the program first, and then this process.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {() => string} progress returns the progress message, which is printed with the elapsed seconds
 * @param {Record<string, string | undefined>} [env] changes to the environment
 * @returns {Promise<{ code: number, output: string }>}
 * @throws when the program cannot be started
 */
export async function runQuietly(command, args, progress, env = {}) {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  /** @type {NodeJS.Signals | undefined} */
  let interrupted;
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    interrupted = signal;
    child.kill(signal);
  };
  process.on('SIGTERM', pass).on('SIGINT', pass);
  const timer = setInterval(
    () => console.log(`  ${Math.round((performance.now() - started) / 1000)} s: ${progress()}`),
    PROGRESS_EVERY,
  );
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output };
  } finally {
    clearInterval(timer);
    process.off('SIGTERM', pass).off('SIGINT', pass);
    if (interrupted) process.kill(process.pid, interrupted);
  }
}

/**
 * Runs a script of an installed package with the current Node.
 *
 * @param {string} script path in `node_modules`
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export function runPackage(script, args, env) {
  return run(process.execPath, [path.join(root, 'node_modules', script), ...args], env);
}
