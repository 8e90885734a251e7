import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { domProject, nodeProject } from './scripts/jest/project.mjs';

const root = dirname(fileURLToPath(import.meta.url));

const projects = [
  domProject(root, 'shared'),
  domProject(root, 'shell'),
  domProject(root, 'cafe', 'cafe-remote'),
  domProject(root, 'closet', 'closet-remote'),
  domProject(root, 'admin', 'admin-remote'),
  nodeProject(root, 'scripts'),
  nodeProject(root, 'server'),
];

/** One project per workspace that has sources; `npx jest --selectProjects shared` runs one of them. */
export default {
  projects: projects.filter((project) => project.roots.length > 0),
};
