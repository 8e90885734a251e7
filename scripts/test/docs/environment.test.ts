import { gatewayVariables } from '../../../gateway/src/gateway-env';
import { apiVariables } from '../../../server/src/platform/config/env';
import { nodeSettings } from '../../lib/run-server.mjs';
import { commandsIn, files, guides, read } from './documents';

/** Beside the schema of the server: of Node, and of the commands for releases. */
const OTHERS = ['NODE_ENV', 'RELEASED_BY'];
const known = [...Object.keys({ ...gatewayVariables, ...apiVariables }), ...OTHERS];
const operations = read('docs/operations.md');
const section = operations.slice(operations.indexOf('## Environment'), operations.indexOf('## One machine'));

/** Sources of the tools and tests, which read variables that are none of the server's. */
const sources = files
  .filter((path) => /\.(?:mjs|cjs|tsx?)$/.test(path))
  .filter((path) => !path.startsWith('scripts/test/docs/'))
  .map(read)
  .join('\n');

test('docs/operations.md describes each variable of the server, and no other', () => {
  const rows = section.match(/^\| (`[A-Z_]+` ?)+\|/gm) ?? [];
  const described = rows.flatMap((row) => row.match(/[A-Z_]{3,}/g) ?? []);
  expect(described.sort()).toEqual([...known].sort());
});

test('every variable that a document sets is one of the server, or a tool reads it', () => {
  const inText = guides.flatMap((path) => read(path).match(/(?<=`)[A-Z][A-Z_]+(?==)/g) ?? []);
  const inCommands = guides.flatMap(commandsIn).flatMap(({ env }) => Object.keys(env));
  const unread = [...new Set([...inText, ...inCommands])].filter(
    (name) => !known.includes(name) && !sources.includes(`env.${name}`),
  );
  expect(unread).toEqual([]);
});

test('the documents and the image have the same settings of Node and glibc as npm start', () => {
  const image = read('Dockerfile').replaceAll('"', '');
  for (const [name, value] of Object.entries(nodeSettings)) {
    expect(operations.split(`${name}=${value}`)).toHaveLength(3);
    expect(image).toContain(`${name}=${value}`);
  }
});
