import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asJson, capital, nextPort, readJson, remoteOf, templateFiles } from './plan-remote.mjs';

/** What a remote in a repository of its own has beside the template of every remote. */
const TEMPLATE = join(import.meta.dirname, 'outside');
/** Folder of the packed packages in the new repository. */
export const PACKAGES = 'packages';
const SHARED = '@storefront/shared';
const KIT = '@storefront/remote-kit';

/** @typedef {Awaited<ReturnType<typeof import('./pack-kit.mjs').packKit>>} Kit */

const fileOf = ({ file }) => `file:${PACKAGES}/${file}`;
const majorOf = ({ version }) => Number(version.split('.')[0]);

/** Returns those of these dependencies that the neighbour has too, in its versions: a page has one version of each. */
const pinned = (dependencies, neighbour) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, neighbour.dependencies[name] ?? version]),
  );

/**
 * Returns the package.json of a remote outside of the checkout with these packages of the shop.
 *
 * @param {object} manifest its package.json
 * @param {Kit} kit
 * @param {{ dependencies: Record<string, string> }} neighbour package.json of a remote of the checkout
 */
export const withKit = (manifest, kit, neighbour) => ({
  ...manifest,
  config: { ...manifest.config, kit: majorOf(kit.kit) },
  dependencies: { ...pinned(manifest.dependencies, neighbour), [SHARED]: fileOf(kit.shared) },
  devDependencies: { ...manifest.devDependencies, [KIT]: fileOf(kit.kit) },
});

function packageOf(name, port, kit, neighbour) {
  const {
    [SHARED]: range,
    jotai,
    react,
    'react-dom': dom,
    'styled-components': styled,
  } = neighbour.dependencies;
  const manifest = {
    name: `${name}-remote`,
    version: '1.0.0',
    private: true,
    description: `${capital(name)}, a part of the shop.`,
    type: 'module',
    engines: { node: '>=20.19' },
    config: { port, shared: range },
    scripts: {
      start: 'webpack serve --mode development',
      test: 'tsc && jest',
      build: 'tsc && webpack --mode production && remote-kit check',
    },
    dependencies: { [SHARED]: '', jotai, react, 'react-dom': dom, 'styled-components': styled },
    devDependencies: {},
  };
  return withKit(manifest, kit, neighbour);
}

/** Gives each action of a workflow the commit that the shop's own workflows name (C351). */
function pinActions(text, root) {
  const pins = readFileSync(join(root, '.github/workflows/whole.yml'), 'utf8');
  return text.replace(/uses: (actions\/[\w-]+)$/gm, (_, action) => {
    const [pin] = pins.match(new RegExp(`uses: ${action}@.*`)) ?? [];
    if (!pin) throw new Error(`.github/workflows/whole.yml does not use ${action}`);
    return pin;
  });
}

/**
 * Returns the files of a remote in a repository of its own.
 *
 * @param {string} root the checkout of the shop
 * @param {string} name its name in the registry and in addresses: `kitchen`
 * @param {{ port: number }[]} remotes the remotes of the checkout
 * @param {Kit} kit the packages in its folder `packages`
 * @returns {{ path: string, text: string }[]} files below the new repository
 */
export function planOutside(root, name, remotes, kit) {
  const neighbour = readJson(join(root, 'cafe-remote/package.json'));
  const port = nextPort(remotes);
  const own = templateFiles(name, TEMPLATE).map(({ path, text }) => ({
    path,
    text: pinActions(text, root).replaceAll('localhost:4104', `localhost:${port}`),
  }));
  const copied = ['.npmrc', '.nvmrc'].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return [
    { path: 'package.json', text: asJson(packageOf(name, port, kit, neighbour)) },
    { path: 'remote.json', text: asJson(remoteOf(name)) },
    ...templateFiles(name),
    ...own,
    ...copied,
  ];
}
