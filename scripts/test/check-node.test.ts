import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { checkNode } from '../lib/check-node.mjs';

const real = process.versions.node;
const pretend = (node: string) => Object.defineProperty(process.versions, 'node', { value: node });
afterEach(() => {
  pretend(real);
  process.exitCode = undefined;
});

test.each(['18.20.4', '20.18.3', '12.22.0'])(
  'Node %s is too old, and one line says what to install',
  (version) => {
    const advice = 'install Node 20.19 or newer (https://nodejs.org) and run the command again.';
    expectConsoleError(new RegExp(`^Node ${version} is too old: ${advice.replace(/[.()]/g, '\\$&')}$`));
    pretend(version);
    expect(checkNode()).toBe(false);
    expect(process.exitCode).toBe(1);
  },
);

test.each(['20.19.0', '22.15.0', '24.1.0'])('Node %s is accepted', (version) => {
  pretend(version);
  expect(checkNode()).toBe(true);
});
