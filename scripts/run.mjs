// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A program that ended badly; `output` is what it printed, when that was kept. */
export class RunError extends Error {
  /**
   * @param {string} message
   * @param {string} output
   */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isShown?: boolean }} [options] `isShown` lets
 *   the program print; otherwise its output is kept and given back. The folder is the repository's.
 * @returns {Promise<string>} what it printed, '' when it was shown
 * @throws {RunError} when it cannot be started or ends with anything but 0
 */
export const run = (command, args, { cwd = ROOT, env = process.env, isShown = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new RunError(`${command}: ${error.message}`, output)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new RunError(`ended with ${code ?? signal}`, output));
    });
  });

/**
 * Runs npm, the one that started us where there is one, without asking a shell to find it.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNpm = (args, options) => {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, options);
};

/**
 * Runs a program that a package of this workspace depends on.
 *
 * @param {string} packageName
 * @param {string[]} args
 * @param {Parameters<typeof run>[2] & { program?: string }} [options] `cwd` is the package whose
 *   version is meant; `program` is needed when it is not named after its package
 */
export const runTool = (packageName, args, { program = packageName, ...options } = {}) => {
  const folder = path.join(options.cwd ?? ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[program];
  return run(process.execPath, [path.join(folder, file), ...args], options);
};
