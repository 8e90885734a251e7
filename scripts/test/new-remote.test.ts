import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteSource } from '@storefront/shared/delivery/remote-manifest';
import { routeTable } from '@storefront/shared/delivery/route-table';
import { findRemotes } from '../lib/remotes.cjs';
import { planRemote } from '../new-remote/plan-remote.mjs';

const root = join(__dirname, '../..');
const plan = (name: string) => planRemote(root, name, findRemotes(root));
const fileOf = (name: string, path: string) => {
  const text = plan(name).find((file) => file.path === join(...path.split('/')))?.text;
  if (text === undefined) throw new Error(`${path} is not part of it`);
  return text;
};
interface Manifest {
  readonly name: string;
  readonly config: { readonly port: number };
  readonly dependencies: Readonly<Record<string, string>>;
}
const jsonOf = (name: string, path: string) => JSON.parse(fileOf(name, path)) as Record<string, unknown>;

test('the remotes of the checkout are found by their folders, in the order of their ports', () => {
  expect(findRemotes(root).slice(0, 3)).toEqual([
    { name: 'cafe', folder: 'cafe-remote', port: 4101 },
    { name: 'closet', folder: 'closet-remote', port: 4102 },
    { name: 'admin', folder: 'admin-remote', port: 4103 },
  ]);
});

test('a new remote has a port of its own and the versions of its neighbours', () => {
  const { name, config, dependencies } = JSON.parse(
    fileOf('barbershop', 'barbershop-remote/package.json'),
  ) as Manifest;
  const cafe = JSON.parse(readFileSync(join(root, 'cafe-remote/package.json'), 'utf8')) as Manifest;
  expect(name).toBe('@storefront/barbershop-remote');
  expect(config).toEqual({ port: 4101 + findRemotes(root).length });
  expect(dependencies).toEqual(
    Object.fromEntries(Object.keys(dependencies).map((one) => [one, cafe.dependencies[one]])),
  );
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['@storefront/shared', 'react', 'jotai']));
});

test('C333: the route table gets one row, the prefix, before the catch-all; the remote names the page', () => {
  const before = JSON.parse(readFileSync(join(root, 'shell/routes.json'), 'utf8')) as { path: string }[];
  const after = JSON.parse(fileOf('barbershop', 'shell/routes.json')) as { path: string }[];
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-2)).toMatchObject({ path: '/barbershop/*', remote: 'barbershop', page: null });
  expect(after.at(-2)).not.toHaveProperty('expose');
  expect(routeTable.safeParse(after).success).toBe(true);
  expect(remoteSource.parse(jsonOf('barbershop', 'barbershop-remote/remote.json')).routes).toMatchObject([
    { path: '/barbershop', expose: 'BarbershopPage' },
  ]);
  expect(after.at(-1)).toEqual(before.at(-1));
});

test('its page is exposed, tested and started alone under its own name; nothing of the sample is left', () => {
  expect(jsonOf('barbershop', 'barbershop-remote/remote.json')).toMatchObject({
    name: 'barbershop',
    exposes: ['BarbershopPage'],
  });
  expect(fileOf('barbershop', 'barbershop-remote/src/pages/BarbershopPage.tsx')).toContain(
    'function BarbershopPage()',
  );
  expect(fileOf('barbershop', 'barbershop-remote/src/pages/BarbershopPage.test.tsx')).toContain(
    "path: '/barbershop'",
  );
  expect(fileOf('barbershop', 'barbershop-remote/src/bootstrap.tsx')).toContain(
    "import('./pages/BarbershopPage')",
  );
  expect(plan('barbershop').filter(({ path, text }) => /sample/i.test(path + text))).toEqual([]);
});

test.each(['shell', ...findRemotes(root).map(({ name }) => name)])('%s has a workflow of its own', (name) => {
  const text = readFileSync(join(root, '.github/workflows', `${name}.yml`), 'utf8');
  const folder = name === 'shell' ? 'shell' : `${name}-remote`;
  expect(text).toContain(`with:\n      name: ${name}\n`);
  for (const path of [`${folder}/**`, 'shared/**']) expect(text.split(`- ${path}\n`)).toHaveLength(3);
});

test('a new team gets a workflow of its own', () => {
  const text = fileOf('barbershop', '.github/workflows/barbershop.yml');
  expect(text).toContain('with:\n      name: barbershop\n');
  expect(text).not.toContain('cafe');
});

test.each([
  [undefined, 'Say its name'],
  ['Barbershop', 'Say its name'],
  ['../up', 'Say its name'],
  ['cafe', 'There is a part "cafe" already'],
  ['server', 'There is a part "server" already'],
  ['http', 'There is a part "http" already'],
  ['menu', 'The address /menu is taken'],
])('the name %s is refused before anything is written', (name, why) => {
  expect(() => plan(name as string)).toThrow(why);
  expect(existsSync(join(root, `${name}-remote`))).toBe(name === 'cafe');
});

/** Returns the names that a pattern finds in a file of the checkout. */
const namesIn = (path: string, pattern: RegExp) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([, name = '']) => name);
const workflows = readdirSync(join(root, '.github/workflows')).map((file) => file.replace(/\.yml$/, ''));
const prefixes = namesIn('shared/src/delivery/route-table.ts', /^ {2}'\/(\w+)\/\*',$/gm);
const projects = namesIn(
  'jest.config.mjs',
  /(?:nodeProject\(root, |domProject\(root, |displayName: )'(\w+)'/g,
);

test('every workflow, address of the gateway and test project is known here', () => {
  expect(workflows).toEqual(expect.arrayContaining(['mutate', 'part', 'upkeep', 'whole']));
  expect(prefixes).toEqual(expect.arrayContaining(['api', 'media', 'releases']));
  expect(projects).toEqual(expect.arrayContaining(['bench', 'builds', 'demo', 'docs', 'gateway', 'http']));
});

test.each([...new Set([...workflows, ...prefixes, ...projects, 'e2e'])])(
  'no remote can be named %s',
  (name) => {
    expect(() => plan(name)).toThrow(/^There is a part|is taken: /);
  },
);
