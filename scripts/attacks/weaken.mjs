import { createHash } from 'node:crypto';
import swcJest from '@swc/jest';

/**
 * The compiler of jest, which puts a weakening into the one file that has it. The checkout stays as it is.
 *
 * @param {{ swc: object, weakening: import('./weakenings.mjs').Weakening | null, path: string | null }} options `path` of
 *   the file to weaken
 */
export function createTransformer({ swc, weakening, path }) {
  const compiler = swcJest.createTransformer(swc);
  const weakened = (source, file) =>
    file === path ? source.replace(weakening.find, () => weakening.replace) : source;
  return {
    ...compiler,
    process: (source, file, options) => compiler.process(weakened(source, file), file, options),
    // Not that of the compiler: it has the whole configuration in it, so each weakening would compile every file again.
    getCacheKey: (source, file, { supportsStaticESM }) =>
      createHash('sha256')
        .update(JSON.stringify([swc, file, supportsStaticESM, weakened(source, file)]))
        .digest('hex'),
  };
}

export default { createTransformer };
