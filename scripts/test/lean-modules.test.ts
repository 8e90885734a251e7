import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const workspaces = ['shared', 'shell', 'cafe-remote', 'closet-remote', 'admin-remote'];

/** What browsers get; the page server has a styled-components of its own. */
const sources = workspaces.flatMap((workspace) => {
  const folder = join(root, workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(testing|server)/.test(file))
    .map((file) => ({ file: join(workspace, 'src', file), text: readFileSync(join(folder, file), 'utf8') }));
});

/** Values, not types, that the sources import from a package, each with the file. */
function importedFrom(name: string): readonly (readonly [string, string])[] {
  const statement = new RegExp(`import (?!type)([^;]*?) from '${name}'`, 'g');
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(statement)].flatMap(([, clause = '']) => {
      const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
      const names = named
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part && !part.startsWith('type '));
      const hasDefault = /^\w/.test(clause.trim());
      return [...names, ...(hasDefault ? ['default'] : [])].map((imported) => [imported, file] as const);
    }),
  );
}

function exportedBy(leanFile: string): readonly string[] {
  const text = readFileSync(join(root, 'scripts/webpack/lean', leanFile), 'utf8');
  const named = /export \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return named
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

test.each([
  ['@tanstack/react-query', 'react-query.js'],
  ['styled-components', 'styled-components.js'],
])('the host provides all that host and remotes use of %s', (name, leanFile) => {
  const provided = exportedBy(leanFile);
  const imported = importedFrom(name);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter(([value]) => !provided.includes(value))).toEqual([]);
});

/** What the HTTP client calls of the parts that a stand-in takes the place of. */
test.each([
  ['cookies', 'no-cookies.js'],
  ['validator', 'no-validator.js'],
])('the stand-in has all that the HTTP client calls of its %s', (name, leanFile) => {
  const folder = join(root, 'node_modules/axios/lib');
  const called = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.endsWith(join('helpers', `${name}.js`)))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(new RegExp(`\\b${name}s?\\s*\\.(\\w+)\\(`, 'g')),
    ])
    .map(([, called = '']) => called);
  expect(called.length).toBeGreaterThan(0);
  const standIn = readFileSync(join(root, 'scripts/webpack/lean', leanFile), 'utf8');
  expect(called.filter((one) => !standIn.includes(`${one}:`))).toEqual([]);
});
