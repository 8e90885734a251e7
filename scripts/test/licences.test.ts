import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceProblems, licenceTexts, noticesPage, shippedPackages } from '../lib/licences.mjs';
import { readLockfile } from '../lib/lockfile.mjs';
import { runCommand } from './run-command';

const root = join(__dirname, '../..');

/** A shop whose server uses `licence` in `server`, and whose shell uses it in `browser`. */
const lockfile = ({ server = 'MIT', browser = 'MIT', name = 'tool' }) => ({
  packages: {
    '': {},
    shell: { dependencies: { seen: '1.0.0' }, devDependencies: { builder: '1.0.0' } },
    server: { dependencies: { [name]: '1.0.0' } },
    'node_modules/seen': { version: '1.0.0', license: browser },
    'node_modules/builder': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    [`node_modules/${name}`]: { version: '1.0.0', license: server, dependencies: { deep: '2.0.0' } },
    [`node_modules/${name}/node_modules/deep`]: { version: '2.0.0', license: 'ISC' },
    'node_modules/deep': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  },
});
const problems = (given: Parameters<typeof lockfile>[0]) => licenceProblems(shippedPackages(lockfile(given)));

describe('C352: licences of packages', () => {
  test('browsers and the server get what their workspaces need, and nothing of the tools', () => {
    const shipped = shippedPackages(lockfile({}));
    expect(shipped.map(({ name, version, browser, server }) => [name, version, browser, server])).toEqual([
      ['deep', '2.0.0', false, true],
      ['seen', '1.0.0', true, false],
      ['tool', '1.0.0', false, true],
    ]);
    expect(licenceProblems(shipped)).toEqual([]);
  });

  test('one that nobody has allowed is a problem, and so is none', () => {
    expect(problems({ server: 'GPL-3.0-only' })).toEqual([
      'tool@1.0.0 is GPL-3.0-only, which nobody has allowed',
    ]);
    expect(problems({ browser: '' })).toEqual(['seen@1.0.0 names no licence']);
    expect(problems({ server: '(MIT OR GPL-3.0-only)' })).toEqual([]);
    expect(problems({ server: 'MIT AND GPL-3.0-only' })).toHaveLength(1);
  });

  test('the library of sharp may be LGPL on the server, and nothing else', () => {
    expect(problems({ name: '@img/sharp-libvips-linux-x64', server: 'LGPL-3.0-or-later' })).toEqual([]);
    expect(problems({ server: 'LGPL-3.0-or-later' })).toHaveLength(1);
  });

  test('those of this shop are allowed, and THIRD-PARTY.md lists them: npm run licences', () => {
    const shipped = shippedPackages(readLockfile());
    expect(licenceProblems(shipped)).toEqual([]);
    expect(readFileSync(join(root, 'THIRD-PARTY.md'), 'utf8')).toBe(noticesPage(shipped));
    expect(licenceTexts(shipped.filter(({ name }) => name === 'react'))).toMatch(
      /^react@[\d.]+\n\nMIT License\n\nCopyright \(c\) Meta/,
    );
  });
});

test('C353: npm run sbom lists exactly what is shipped, also what a tool uses too', async () => {
  expect((await runCommand('sbom.mjs')).code).toBe(0);
  const { components, dependencies } = JSON.parse(readFileSync(join(root, 'sbom.json'), 'utf8')) as {
    readonly components: readonly Record<string, string>[];
    readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  };
  const shipped = shippedPackages(readLockfile()).map(({ name, version }) => `${name}@${version}`);
  expect(components.map((component) => component['bom-ref']).sort()).toEqual([...new Set(shipped)].sort());
  const fastify = dependencies.find(({ ref }) => ref.startsWith('fastify@'));
  expect(fastify?.dependsOn).toContainEqual(expect.stringMatching(/^pino@/));
});
