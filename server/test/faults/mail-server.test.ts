import { createOutbox } from '../../src/platform/mail/outbox';
import { createSmtpTransport } from '../../src/platform/mail/smtp-transport';
import { checkout, withKey } from '../support/checkout';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { from } from '../support/outbox-test';
import { IS_WHOLE } from '../support/runs';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { storeProduct } from '../support/stock-shop';
import { until } from '../support/until';

let smtp: TestSmtpServer;
let proxy: FaultyProxy;
let server: TestServer;
let stopMails: () => Promise<void>;
let problems: number;
let latte: string;
beforeEach(async () => {
  smtp = await startSmtpServer();
  proxy = await startFaultyProxy(Number(new URL(smtp.url).port));
  problems = 0;
  const openMailer: NonNullable<Parameters<typeof startTestServer>[1]>['openMailer'] = (db) => {
    const outbox = createOutbox({
      db,
      transport: createSmtpTransport({ url: `smtp://127.0.0.1:${proxy.port}`, from }),
      now: Date.now,
      onProblem: () => {
        problems += 1;
      },
      retryAfter: [50],
    });
    stopMails = async () => outbox.close?.();
    return outbox;
  };
  server = await startTestServer({}, { openMailer });
  latte = await storeProduct(server.db, {});
});
afterEach(async () => {
  proxy.heal();
  await stopMails();
  await server.close();
  await proxy.close();
  await smtp.close();
});

const order = (email: string) =>
  server.guest().call('placeGuestOrder', checkout([{ _id: latte }], {}, { email }), withKey());

const waiting = () => server.db.selectFrom('outbox').select(['recipient', 'tries']).execute();
const isTried = async () => (await waiting()).every(({ tries }) => tries > 0);

const faults = {
  'refuses connections': {
    begin: () => proxy.refuse(),
    /** Whether the shop has felt the fault. */
    isFelt: () => problems >= 3,
  },
  'accepts connections and says nothing': {
    begin: () => proxy.silence(),
    // In the long form the shop gives up the connection, after ten seconds, and tries again.
    isFelt: () => (IS_WHOLE ? problems >= 1 : isTried()),
  },
};

test.each(Object.entries(faults))(
  'C199: while the mail server %s, orders are answered as ever; each mail waits, and is sent once when it is back',
  async (_name, { begin, isFelt }) => {
    begin();
    const first = await order('maya@example.com');
    const second = await order('asha@example.com');
    expect([first.status, second.status]).toEqual([200, 200]);
    const { code = '', key } = first.body.data;
    const page = await server.guest().call('followOrder', { params: { code }, query: { key } });
    expect([page.status, page.body.data.status]).toEqual([200, 'pending']);
    await until(isFelt);
    const kept = (await waiting()).map(({ recipient }) => recipient).sort();
    expect(kept).toEqual(['asha@example.com', 'maya@example.com']);
    expect(smtp.seen).toEqual([]);

    proxy.heal();
    const received = [await smtp.next(), await smtp.next()];
    await until(async () => (await waiting()).length === 0);
    expect(received.flatMap(({ to }) => to).sort()).toEqual(kept);
    expect(smtp.seen).toHaveLength(2);
    expect((await order('sita@example.com')).status).toBe(200);
    expect((await smtp.next()).to).toEqual(['sita@example.com']);
  },
  120_000,
);
