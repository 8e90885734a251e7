import { describeStart } from './describe-start';
import { readShopEnv } from './shop-env';

const lineOf = (source: Record<string, string>) =>
  describeStart(readShopEnv({ DATA_DIR: '/var/lib/shop', ...source }), 'http://127.0.0.1:3000');

test('a start says where the shop listens, and its database, folder, mails and version', () => {
  expect(lineOf({})).toBe(
    'Listening on http://127.0.0.1:3000; database SQLite; data in /var/lib/shop; mails as files in its outbox; version development',
  );
});

test('the line names database, mail server and collector without user, password and parameters', () => {
  const line = lineOf({
    DATABASE_URL: 'postgres://shop:secret@db.example:5433/shop?options=-c%20search_path',
    SMTP_URL: 'smtps://shop:secret@mail.example:465',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://shop:secret@traces.example:4318/shop',
  });
  expect(line).toContain('database postgres://db.example:5433/shop;');
  expect(line).toContain('mails by smtps://mail.example:465;');
  expect(line).toContain('traces to https://traces.example:4318/shop;');
});

const KEYS = { AWS_ACCESS_KEY_ID: 'shop', AWS_SECRET_ACCESS_KEY: 'secret' };

test('C366: the line names the buckets of pictures and releases, without the key', () => {
  const line = lineOf({ MEDIA_STORE: 's3://shop/a', RELEASE_STORE: 's3://shop', ...KEYS });
  expect(line).toContain('data in /var/lib/shop; pictures in s3://shop/a; releases in s3://shop; mails');
  expect(line).not.toContain('secret');
  const alone = lineOf({ API_ORIGIN: 'https://api.shop.example', RELEASE_STORE: 's3://shop', ...KEYS });
  expect(alone).toContain('API https://api.shop.example; releases in s3://shop; version');
});

test('a gateway alone names the API that it uses', () => {
  expect(lineOf({ API_ORIGIN: 'https://api.shop.example' })).toBe(
    'Listening on http://127.0.0.1:3000; API https://api.shop.example; releases in /var/lib/shop; version development',
  );
});
