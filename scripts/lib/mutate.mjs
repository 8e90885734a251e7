import { areas } from '../../stryker.config.mjs';
import { Problem } from './problem.mjs';

const isCode = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
const isIn = ({ code }, file) => isCode(file) && (file === code || file.startsWith(`${code}/`));

/**
 * Returns the areas that have some of these files, each with its files.
 *
 * @param {string[]} files relative to the checkout
 * @returns {{ name: string, files: string[] }[]}
 */
export const planFiles = (files) =>
  Object.entries(areas)
    .map(([name, area]) => ({ name, files: files.filter((file) => isIn(area, file)) }))
    .filter((planned) => planned.files.length > 0);

/**
 * Returns the areas and files that a command names, or all areas. An area without `files` is a whole one.
 *
 * @param {string[]} wanted names of areas, or files in them
 * @returns {{ name: string, files?: string[] }[]}
 * @throws {Problem} for what is neither
 */
export function planMutation(wanted) {
  const names = wanted.filter((one) => Object.hasOwn(areas, one));
  const files = wanted.filter((one) => !names.includes(one));
  const unknown = files.find((file) => planFiles([file]).length === 0);
  if (unknown)
    throw new Problem(`${unknown} is no area, and no file of one: ${Object.keys(areas).join(', ')}`);
  const whole = wanted.length === 0 ? Object.keys(areas) : names;
  return [...whole.map((name) => ({ name })), ...planFiles(files)];
}
