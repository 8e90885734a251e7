import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem.mjs';

/** The first state of a remote: it builds, its tests pass, it runs alone and in the shell. */
const TEMPLATE = join(import.meta.dirname, 'template');
/** The template's name, and test projects that are no workspaces. */
const TAKEN = new Set(['sample', 'builds', 'docs']);
/** First segments of the addresses of the gateway and the API, as in `shared/src/delivery/route-table.ts`. */
const GATEWAY = new Set(['api', 'assets', 'fonts', 'art', 'health', 'media', 'metrics', 'releases']);
const WORKFLOWS = join('.github', 'workflows');
const TABLE = join('shell', 'routes.json');
const FIRST_PORT = 4101;

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
export const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
export const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** Returns why a remote cannot have this name; null if it can. */
function obstacleOf(root, name, remotes, routes) {
  const { workspaces } = readJson(join(root, 'package.json'));
  if (TAKEN.has(name) || workspaces.includes(name) || remotes.some((remote) => remote.name === name))
    return `There is a part "${name}" already.`;
  const workflow = join(WORKFLOWS, `${name}.yml`);
  if (existsSync(join(root, workflow))) return `The name "${name}" is taken: see ${workflow}.`;
  if (GATEWAY.has(name)) return `The address /${name} is taken: the server answers it.`;
  if (routes.some(({ path }) => path.split('/')[1] === name))
    return `The address /${name} is taken: see shell/routes.json.`;
  return null;
}

/**
 * @param {string} root the checkout
 * @param {{ name: string }[]} remotes the existing remotes
 * @param {{ path: string }[]} routes the shell's route table
 * @throws {Problem} if a remote cannot have this name
 */
export function checkName(root, name, remotes, routes) {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name ?? '')) {
    throw new Problem('Say its name, 2 to 20 small letters and digits: npm run new:remote -- kitchen');
  }
  const obstacle = obstacleOf(root, name, remotes, routes);
  if (obstacle) throw new Problem(obstacle);
}

/** The dependencies of the sample page, in the versions of another remote: a page has one version of each. */
function packageOf(name, port, { dependencies, devDependencies, ...neighbour }) {
  const { '@tanstack/react-query': _query, ...used } = dependencies;
  const { msw: _mocks, ...usedToBuild } = devDependencies;
  return {
    ...neighbour,
    name: `@storefront/${name}-remote`,
    version: '1.0.0',
    description: `${capital(name)}.`,
    config: { port },
    scripts: { ...neighbour.scripts, test: `cd .. && jest --selectProjects ${name}` },
    dependencies: used,
    devDependencies: usedToBuild,
  };
}

/** Returns the `remote.json` of a new remote. */
export function remoteOf(name) {
  const title = capital(name);
  const expose = `${title}Page`;
  const route = { path: `/${name}`, expose, title, part: title, skeleton: 'page' };
  return { name, exposes: [expose], budget: 50, pages: {}, routes: [route] };
}

/** Grants the remote every address below `/kitchen`: its own manifest names the pages (C333). */
function rowOf(name) {
  const title = capital(name);
  return { path: `/${name}/*`, page: null, remote: name, mood: 'cafe', title, part: title };
}

const renamed = (text, name) => text.replaceAll('sample', name).replaceAll('Sample', capital(name));

/** Returns the files of a template with this name in them, by their paths below it. */
export function templateFiles(name, template = TEMPLATE) {
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return {
        path: renamed(path.slice(template.length + 1), name),
        text: renamed(readFileSync(path, 'utf8'), name),
      };
    });
}

/** The team's workflow, copied from another remote. */
function workflowOf(root, name) {
  const text = readFileSync(join(root, WORKFLOWS, 'cafe.yml'), 'utf8');
  return { path: join(WORKFLOWS, `${name}.yml`), text: text.replaceAll('cafe', name) };
}

/** Returns the port after those of the existing remotes. */
export const nextPort = (remotes) => Math.max(FIRST_PORT - 1, ...remotes.map(({ port }) => port)) + 1;

/** Returns the shell's route table with the prefix of a new remote, as a file of the checkout. */
export function tableWith(name, routes) {
  const others = routes.filter(({ path }) => path !== '*');
  const notFound = routes.filter(({ path }) => path === '*');
  return { path: TABLE, text: asJson([...others, rowOf(name), ...notFound]) };
}

/** Returns the shell's route table. */
export const readRoutes = (root) => readJson(join(root, TABLE));

/**
 * Returns the files of a new remote: its folder, its team's workflow, and the shell's route table with the row of its prefix.
 *
 * @param {string} root the checkout
 * @param {string} name its name in the registry and in addresses: `kitchen`
 * @param {{ name: string, folder: string, port: number }[]} remotes the existing remotes
 * @returns {{ path: string, text: string }[]} files below the checkout
 * @throws {Problem} if the name cannot be used
 */
export function planRemote(root, name, remotes) {
  const routes = readRoutes(root);
  checkName(root, name, remotes, routes);
  const folder = `${name}-remote`;
  const neighbour = readJson(join(root, 'cafe-remote/package.json'));
  return [
    { path: join(folder, 'package.json'), text: asJson(packageOf(name, nextPort(remotes), neighbour)) },
    { path: join(folder, 'remote.json'), text: asJson(remoteOf(name)) },
    ...templateFiles(name).map(({ path, text }) => ({ path: join(folder, path), text })),
    workflowOf(root, name),
    tableWith(name, routes),
  ];
}
