import { calls } from '@storefront/shared/contract/calls';
import { isEmail } from '@storefront/shared/rules/contact';
import { startTestServer } from '../../test/support/start-test-server';
import { readEnv } from '../platform/config/env';
import { ensureAdmin } from './admin-bootstrap';

const addresses: readonly (readonly [address: string, isOne: boolean])[] = [
  ['owner@shop.example', true],
  [' Owner@Shop.example ', true],
  ['.owner@shop.example', true],
  ['the..owner@shop.example', true],
  ['owner.@shop.example', true],
  ["o'neil+shop@shop.example", true],
  ['owner/desk@shop.example', true],
  ['owner@10.0.0.1', true],
  ['owner@shop.e', true],
  [`${'o'.repeat(64)}@shop.example`, true],
  [`${'o'.repeat(65)}@shop.example`, false],
  ['owner@shop', false],
  ['owner@-shop.example', false],
  ['owner@shop..example', false],
  ['ow ner@shop.example', false],
  ['öwner@shop.example', false],
  ['owner', false],
];

const isSetting = (value: string) => {
  try {
    return readEnv({ ADMIN_EMAIL: value }).adminEmail.trim() === value.trim();
  } catch {
    return false;
  }
};

test.each(addresses)('forms, contract and ADMIN_EMAIL agree on %j: %s', (email, isOne) => {
  const login = calls.login.body.safeParse({ email, password: 'a password' });
  expect([isEmail(email), login.success, isSetting(email)]).toEqual([isOne, isOne, isOne]);
});

test('every address that ADMIN_EMAIL takes can log in', async () => {
  for (const [adminEmail] of addresses.filter(([, isOne]) => isOne)) {
    const server = await startTestServer();
    const adminPassword = 'a-long-enough-password';
    await ensureAdmin(server.db, { adminEmail, adminPassword, dataDir: server.env.dataDir }, () => 0);
    const answer = await server
      .guest()
      .call('login', { body: { email: adminEmail, password: adminPassword } });
    await server.close();
    expect([adminEmail, answer.status]).toEqual([adminEmail, 200]);
  }
});
