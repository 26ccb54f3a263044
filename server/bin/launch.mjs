/** What the launchers share: the root, running other programs, and failing in plain words. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Something that the person at the keyboard can mend. Its message is shown alone, without a stack. */
export class Trouble extends Error {}

/**
 * Runs a launcher and sets the exit code: 1 when it throws, else what it returns.
 *
 * @param {() => Promise<number | void>} main
 */
export async function launch(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Runs a program in the project's root, its output and ours in one stream.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env] Changes to the environment; undefined removes a variable.
 * @returns {Promise<number>} its exit code; 1 when it was killed or could not be started.
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGTERM', pass);
    process.on('SIGINT', pass);
    const end = (/** @type {number} */ code) => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(1);
    });
    child.on('exit', (code) => end(code ?? 1));
  });
}

/**
 * Runs a script of an installed package under this same Node.
 *
 * @param {string} script Below `node_modules`.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export function runPackage(script, args, env) {
  return run(process.execPath, [path.join(root, 'node_modules', script), ...args], env);
}
