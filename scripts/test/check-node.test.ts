import { checkNode } from '../lib/check-node.mjs';

const real = process.versions.node;
const pretend = (node: string) => Object.defineProperty(process.versions, 'node', { value: node });
afterEach(() => {
  pretend(real);
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

test.each(['18.20.4', '20.18.3', '12.22.0'])(
  'Node %s is too old, and one line says what to install',
  (version) => {
    const say = jest.spyOn(console, 'error').mockImplementation(() => {});
    pretend(version);
    expect(checkNode()).toBe(false);
    expect(process.exitCode).toBe(1);
    expect(say.mock.calls).toEqual([
      [
        `Node ${version} is too old: install Node 20.19 or newer (https://nodejs.org) and run the command again.`,
      ],
    ]);
  },
);

test.each(['20.19.0', '22.15.0', '24.1.0'])('Node %s is accepted', (version) => {
  pretend(version);
  expect(checkNode()).toBe(true);
});
