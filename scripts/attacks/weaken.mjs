import { createHash } from 'node:crypto';
import swcJest from '@swc/jest';

/**
 * The compiler of jest, which puts a weakening into the files that it changes. The checkout stays as it is.
 *
 * @param {{ swc: object, edits: import('./weakenings.mjs').Edit[] }} options `edits` with whole paths
 */
function createTransformer({ swc, edits }) {
  const compiler = swcJest.createTransformer(swc);
  const weakened = (source, path) =>
    edits
      .filter(({ file }) => file === path)
      .reduce((text, { find, replace }) => text.replace(find, () => replace), source);
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
