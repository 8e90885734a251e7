import { readShopEnv } from './shop-env';

test('an empty environment serves the demo from the embedded database on this machine', () => {
  expect(readShopEnv({ PORT: '', HOST: ' ' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: null,
    dataDir: './data',
    mediaStore: null,
    databaseUrl: null,
    databaseTimeoutMs: 6_000,
    adminEmail: 'admin@storefront.local',
    adminPassword: null,
    demo: true,
    demoLife: true,
    serverSecret: null,
    serverSecretBefore: null,
    allowedOrigins: [],
    smtpUrl: null,
    mailFrom: 'admin@storefront.local',
    otpEcho: true,
    trustProxy: false,
    registry: null,
    releaseStore: null,
    assetOrigin: null,
    overrideOrigins: [],
    grants: {},
    apiOrigin: null,
    rateLimit: true,
    render: true,
    serviceWorker: true,
    metricsToken: null,
    logLevel: 'warn',
    tracesTo: null,
  });
});

test('with a PostgreSQL there is no demo unless asked for, and with mail no echo of codes (C1)', () => {
  const databaseUrl = 'postgres://shop:secret@db.example/shop';
  expect(readShopEnv({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, demo: false });
  expect(readShopEnv({ DATABASE_URL: databaseUrl, DEMO: '1' })).toMatchObject({ demo: true });
  expect(readShopEnv({ SMTP_URL: 'smtps://mail.example:465' })).toMatchObject({ otpEcho: false });
});

test.each([
  [{}, true],
  [{ PUBLIC_ORIGIN: 'http://192.168.1.20:3000' }, true],
  [{ PUBLIC_ORIGIN: 'https://shop.example' }, false],
  [{ PUBLIC_ORIGIN: 'https://shop.example', NODE_ENV: 'production' }, false],
  [{ PUBLIC_ORIGIN: 'https://shop.example', OTP_ECHO: '1' }, true],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000', OTP_ECHO: '0' }, false],
])('C1: with %j answers contain one-time codes: %p', (env, otpEcho) => {
  expect(readShopEnv(env)).toMatchObject({ otpEcho });
});

test('C341: in production an empty database gets the demo only if asked', () => {
  expect(readShopEnv({ NODE_ENV: 'production' })).toMatchObject({ databaseUrl: null, demo: false });
  expect(readShopEnv({ NODE_ENV: 'production', DEMO: '1' })).toMatchObject({ demo: true });
});

const KEYS = { AWS_ACCESS_KEY_ID: 'shop', AWS_SECRET_ACCESS_KEY: 'secret' };

test.each([
  [
    's3://shop',
    {
      address: 's3://shop',
      endpoint: 'https://s3.us-east-1.amazonaws.com/shop',
      region: 'us-east-1',
      prefix: '',
    },
  ],
  [
    's3://shop?region=eu-central-1',
    { endpoint: 'https://s3.eu-central-1.amazonaws.com/shop', region: 'eu-central-1' },
  ],
  [
    's3://shop/two/?endpoint=http://10.0.0.9:9000&region=home',
    {
      address: 's3://shop/two',
      endpoint: 'http://10.0.0.9:9000/shop',
      region: 'home',
      prefix: 'two/',
    },
  ],
])('C366: %s names a bucket, its server and its region', (address, expected) => {
  const { mediaStore, releaseStore } = readShopEnv({ MEDIA_STORE: address, RELEASE_STORE: address, ...KEYS });
  expect(mediaStore).toMatchObject({ ...expected, accessKeyId: 'shop', secretAccessKey: 'secret' });
  expect(releaseStore).toEqual(mediaStore);
});

test.each([
  '/var/lib/media',
  'https://s3.example/shop',
  's3://',
  's3://shop:9000',
  's3://key:secret@shop',
  's3://shop?endpoint=s3.example',
  's3://shop?endpoint=https://s3.example/path',
  's3://shop?profile=home',
])('C366: %s is no address of a bucket; the error says what one is', (address) => {
  expect(() => readShopEnv({ MEDIA_STORE: address, ...KEYS })).toThrow(
    /^MEDIA_STORE is a text of \d+ characters; allowed: s3:\/\/bucket, with \?endpoint=/,
  );
});

test('C366: a bucket without its key, or beside a registry elsewhere, stops the start', () => {
  expect(() => readShopEnv({ MEDIA_STORE: 's3://shop', AWS_ACCESS_KEY_ID: 'shop' })).toThrow(
    /^AWS_SECRET_ACCESS_KEY is a text of 0 characters; allowed: the key to the bucket of MEDIA_STORE$/,
  );
  expect(() => readShopEnv({ RELEASE_STORE: 's3://shop' })).toThrow(
    /^AWS_ACCESS_KEY_ID .* of RELEASE_STORE\nAWS_SECRET_ACCESS_KEY .* of RELEASE_STORE$/,
  );
  expect(() => readShopEnv({ RELEASE_STORE: 's3://shop', REGISTRY: '/r.json', ...KEYS })).toThrow(
    /^REGISTRY is "\/r.json"; allowed: none where RELEASE_STORE is set/,
  );
});

test('the slash at the end of an origin is removed', () => {
  expect(readShopEnv({ PUBLIC_ORIGIN: 'https://shop.example/' }).publicOrigin).toBe('https://shop.example');
});

test('C140: origins for other builds are separated by commas', () => {
  const given = 'http://localhost:4101/, https://cdn.example';
  expect(readShopEnv({ OVERRIDE_ORIGINS: given }).overrideOrigins).toEqual([
    'http://localhost:4101',
    'https://cdn.example',
  ]);
});

test.each([
  ['PORT', '80a', 'PORT is "80a"; allowed: a whole number from 0 to 65535'],
  ['PORT', '70000', 'PORT is "70000"; allowed: a whole number from 0 to 65535'],
  [
    'PUBLIC_ORIGIN',
    'shop.example',
    'PUBLIC_ORIGIN is "shop.example"; allowed: an origin such as https://shop.example, without a path',
  ],
  [
    'PUBLIC_ORIGIN',
    'https://shop.example/cafe',
    'PUBLIC_ORIGIN is "https://shop.example/cafe"; allowed: an origin such as https://shop.example, without a path',
  ],
  [
    'OVERRIDE_ORIGINS',
    'http://localhost:*',
    'OVERRIDE_ORIGINS is "http://localhost:*"; allowed: origins such as http://localhost:4101, separated by commas',
  ],
  [
    'ALLOWED_ORIGINS',
    'https://*.shop.example',
    'ALLOWED_ORIGINS is "https://*.shop.example"; allowed: origins such as http://localhost:4101, separated by commas',
  ],
  ['DEMO', 'yes', 'DEMO is "yes"; allowed: 1 or 0'],
  ['RATE_LIMIT', 'none', 'RATE_LIMIT is "none"; allowed: on, off'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; allowed: fatal, error, warn, info, debug, trace, silent'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes"; allowed: 1 or 0, or IP addresses separated by commas'],
  ['TRUST_PROXY', 'nginx', 'TRUST_PROXY is "nginx"; allowed: 1 or 0, or IP addresses separated by commas'],
  ['MAIL_FROM', 'shop', 'MAIL_FROM is "shop"; allowed: an e-mail address'],
  ['ADMIN_EMAIL', 'admin', 'ADMIN_EMAIL is "admin"; allowed: an e-mail address'],
])('%s=%s stops the start and says what is allowed', (variable, value, message) => {
  expect(() => readShopEnv({ [variable]: value })).toThrow(message);
});

test('all problems are named at once', () => {
  expect(() => readShopEnv({ PORT: '80a', RENDER: 'no', ADMIN_PASSWORD: 'hunter2', HOST: '::1' })).toThrow(
    [
      'RENDER is "no"; allowed: on, off',
      'PORT is "80a"; allowed: a whole number from 0 to 65535',
      'ADMIN_PASSWORD is a text of 7 characters; allowed: at least 12 characters',
    ].join('\n'),
  );
});

test.each([
  ['1', true],
  ['0', false],
  ['10.0.0.1, 192.168.0.0/16, ::1', '10.0.0.1, 192.168.0.0/16, ::1'],
])('TRUST_PROXY=%s trusts one proxy, none, or those of the list', (given, expected) => {
  expect(readShopEnv({ TRUST_PROXY: given }).trustProxy).toBe(expected);
});

test('errors do not repeat secrets', () => {
  expect(() => readShopEnv({ ADMIN_PASSWORD: 'hunter2' })).toThrow(
    'ADMIN_PASSWORD is a text of 7 characters; allowed: at least 12 characters',
  );
  expect(() => readShopEnv({ METRICS_TOKEN: 'hunter2' })).toThrow(
    'METRICS_TOKEN is a text of 7 characters; allowed: at least 16 letters, digits, - or _',
  );
  expect(() => readShopEnv({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(
    /^DATABASE_URL is a text of 27 characters; allowed: an address that begins with postgres:\/\/ or postgresql:\/\/$/,
  );
});

test('C1: the echo cannot be switched on where codes are mailed', () => {
  expect(() => readShopEnv({ SMTP_URL: 'smtp://mail.example', OTP_ECHO: '1' })).toThrow(
    /^OTP_ECHO is "1"; allowed: 0/,
  );
});
