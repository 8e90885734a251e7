import { join } from 'node:path';
import everything from '../../jest.config.mjs';

/** The weakening as JSON; without it, the code stays as it is. */
const weakening = JSON.parse(process.env.ATTACK || 'null');

const editsOf = (one) => (one ? [one, ...(one.also ?? [])] : []);

/** Compiles with the weakening instead of without. */
function weaken(project) {
  const [[files, [, swc]]] = Object.entries(project.transform);
  const edits = editsOf(weakening).map((edit) => ({ ...edit, file: join(project.rootDir, edit.file) }));
  return {
    ...project,
    cacheDirectory: join(project.rootDir, '.cache/jest-attacks'),
    transform: { [files]: [join(import.meta.dirname, 'weaken.mjs'), { swc, edits }] },
  };
}

const isIn = (project, test) =>
  project.roots.some((folder) => join(project.rootDir, test).startsWith(folder));

export default {
  projects: everything.projects
    .filter((project) => !weakening || weakening.tests.some((test) => isIn(project, test)))
    .map(weaken),
};
