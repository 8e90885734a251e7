import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { domProject, nodeProject, only, without } from './remote-kit/jest/project.mjs';
import { findRemotes } from './scripts/lib/remotes.cjs';

const root = dirname(fileURLToPath(import.meta.url));

const rules = 'shared/src/rules';
const ordering = 'shared/src/ordering';
/** Builds the checkout and a copy of it: a minute on a machine of its own. */
const builds = 'scripts/test/builds';
/** Runs the commands of the documents. */
const docs = 'scripts/test/docs';

const projects = [
  without(without(domProject(root, 'shared'), rules), ordering),
  only(nodeProject(root, 'shared'), rules),
  only(nodeProject(root, 'shared'), ordering),
  domProject(root, 'shell'),
  ...findRemotes(root).map(({ name, folder }) => domProject(root, name, folder)),
  without(without(nodeProject(root, 'scripts'), builds), docs),
  { ...only(nodeProject(root, 'scripts'), builds), displayName: 'builds' },
  { ...only(nodeProject(root, 'scripts'), docs), displayName: 'docs' },
  nodeProject(root, 'bench'),
  nodeProject(root, 'server'),
  nodeProject(root, 'http'),
  nodeProject(root, 'gateway'),
  nodeProject(root, 'demo'),
];

/** One project per workspace that has sources; rules know no page and run in Node. One alone: `--selectProjects shared`. */
export default {
  projects: projects.filter((project) => project.roots.length > 0),
};
