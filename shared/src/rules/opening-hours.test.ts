import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { formatTime, type OpeningHours, openState, SHOP_HOURS, usualHours } from './opening-hours';

const npt = (local: string) => Date.parse(`${local}+05:45`);
const evening = [{ opens: '17:00', closes: '22:00' }];
const split: OpeningHours = {
  ...SHOP_HOURS,
  weekly: Array.from({ length: 7 }, () => [...evening, { opens: '08:00', closes: '12:00' }]),
  exceptions: {
    '2026-11-20': [],
    '2026-11-21': [{ opens: '10:00', closes: '24:00' }],
  },
};

test.each([
  ['07:59:59', false],
  ['08:00:00', true],
  ['21:29:59', true],
  ['21:29:59.999', true],
  ['21:30:00', false],
  ['00:00:00', false],
  ['23:59:59', false],
])('P10: at %s in Nepal the shop is open: %p', (time, isOpen) => {
  expect(openState(npt(`2026-11-20T${time}`)).isOpen).toBe(isOpen);
});

test('C28: open and closed name the range at hand', () => {
  const hours = { opensAt: '8 AM', closesAt: '9:30 PM' };
  expect(openState(npt('2026-11-20T12:00:00'))).toEqual({ isOpen: true, ...hours, inDays: 0 });
  expect(openState(npt('2026-11-20T06:00:00'))).toEqual({ isOpen: false, ...hours, inDays: 0 });
  expect(openState(npt('2026-11-20T22:00:00'))).toEqual({ isOpen: false, ...hours, inDays: 1 });
});

test('C28: NST is Nepal’s, not Newfoundland’s', () => {
  expect(openState(Date.parse('2026-11-20T14:00:00-03:30')).isOpen).toBe(false);
});

test.each([
  [
    'P13: in the first range',
    '2026-11-19T09:00:00',
    { isOpen: true, opensAt: '8 AM', closesAt: '12 PM', inDays: 0 },
  ],
  [
    'P13: between ranges',
    '2026-11-19T13:00:00',
    { isOpen: false, opensAt: '5 PM', closesAt: '10 PM', inDays: 0 },
  ],
  [
    'P13: before a closed day',
    '2026-11-19T23:00:00',
    { isOpen: false, opensAt: '10 AM', closesAt: '12 AM', inDays: 2 },
  ],
  [
    'P13: on a closed day',
    '2026-11-20T09:00:00',
    { isOpen: false, opensAt: '10 AM', closesAt: '12 AM', inDays: 1 },
  ],
  [
    'P13: to the end of a day',
    '2026-11-21T23:59:59',
    { isOpen: true, opensAt: '10 AM', closesAt: '12 AM', inDays: 0 },
  ],
])('%s', (_, local, state) => {
  expect(openState(npt(local), split)).toEqual(state);
});

test('P13: a weekday of its own', () => {
  const weekly = SHOP_HOURS.weekly.map((ranges, weekday) => (weekday === 6 ? [] : ranges));
  expect(openState(npt('2026-11-21T12:00:00'), { ...SHOP_HOURS, weekly })).toMatchObject({
    isOpen: false,
    inDays: 1,
  });
  expect(openState(npt('2026-11-20T12:00:00'), { ...SHOP_HOURS, weekly }).isOpen).toBe(true);
});

test('P13: a shop that never opens says so', () => {
  expect(openState(npt('2026-11-20T12:00:00'), { ...SHOP_HOURS, weekly: [] })).toEqual({
    isOpen: false,
    opensAt: null,
    closesAt: null,
    inDays: 0,
  });
});

test.each([
  ['08:00', '8 AM'],
  ['21:30', '9:30 PM'],
  ['12:00', '12 PM'],
  ['00:05', '12:05 AM'],
  ['24:00', '12 AM'],
])('§2: %s is written %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

const probe = `
  const { openState } = await import(process.argv[1]);
  const { shopDate } = await import(process.argv[2]);
  const { pointsExpireAt } = await import(process.argv[3]);
  const at = ['02:14:59', '02:15:00', '15:44:59', '15:45:00'].map((time) => Date.parse('2026-11-20T' + time + 'Z'));
  console.log(JSON.stringify({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    open: at.map((ms) => openState(ms).isOpen),
    days: ['2026-11-19T18:14:00Z', '2026-11-19T18:15:00Z'].map((iso) => shopDate(Date.parse(iso))),
    expires: new Date(pointsExpireAt(Date.parse('2026-09-30T10:00:00Z'))).toISOString(),
  }));
`;
const source = (name: string) => pathToFileURL(`${__dirname}/${name}.ts`).href;

test.each(['America/St_Johns', 'Pacific/Auckland', 'Asia/Kathmandu'])(
  'P11: a machine in %s computes hours, days and expiry on the shop’s clock',
  (zone) => {
    const output = execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        probe,
        source('opening-hours'),
        source('kathmandu'),
        source('expiry'),
      ],
      { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    );
    expect(JSON.parse(output)).toEqual({
      zone: zone === 'Asia/Kathmandu' ? expect.stringMatching(/^Asia\/Kat/) : zone,
      open: [false, true, true, false],
      days: ['2026-11-19', '2026-11-20'],
      expires: '2027-02-28T10:00:00.000Z',
    });
  },
);

test('§2: the hours in one line, as long as every day has them', () => {
  expect(usualHours(SHOP_HOURS)).toBe('8 AM to 9:30 PM');
  expect(usualHours({ weekly: Array.from({ length: 7 }, () => split.weekly[1] ?? []) })).toMatch(
    / to .*, .* to /,
  );
  const weekly = SHOP_HOURS.weekly.map((ranges, weekday) => (weekday === 6 ? [] : ranges));
  expect(usualHours({ weekly })).toBe('Hours differ by day');
  expect(usualHours({ weekly: [] })).toBe('Hours differ by day');
});
