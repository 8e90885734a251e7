import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { shopDate } from './kathmandu';
import {
  DEFAULT_ORDERING_SETTINGS,
  formatTime,
  type OpeningHours,
  type OrderingSettings,
  openState,
  pauseAt,
  rangesProblem,
  SHOP_HOURS,
  usualHours,
  whyNoOrders,
} from './opening-hours';

describe('opening hours', () => {
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

  test('C28: openState names the current or next range', () => {
    const hours = { opensAt: '8 AM', closesAt: '9:30 PM' };
    expect(openState(npt('2026-11-20T12:00:00'))).toEqual({ isOpen: true, ...hours, inDays: 0 });
    expect(openState(npt('2026-11-20T06:00:00'))).toEqual({ isOpen: false, ...hours, inDays: 0 });
    expect(openState(npt('2026-11-20T22:00:00'))).toEqual({ isOpen: false, ...hours, inDays: 1 });
  });

  test('C28: openState uses Nepal’s time, not Newfoundland’s', () => {
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

  test('P13: a weekday can have its own hours', () => {
    const weekly = SHOP_HOURS.weekly.map((ranges, weekday) => (weekday === 6 ? [] : ranges));
    expect(openState(npt('2026-11-21T12:00:00'), { ...SHOP_HOURS, weekly })).toMatchObject({
      isOpen: false,
      inDays: 1,
    });
    expect(openState(npt('2026-11-20T12:00:00'), { ...SHOP_HOURS, weekly }).isOpen).toBe(true);
  });

  test('P13: openState has no opening time for a shop that never opens', () => {
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
    'P11: a machine in %s computes hours, days and expiry in the shop’s zone',
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

  test('§2: usualHours returns the hours in one line if all days have the same', () => {
    expect(usualHours(SHOP_HOURS)).toBe('8 AM to 9:30 PM');
    expect(usualHours({ weekly: Array.from({ length: 7 }, () => split.weekly[1] ?? []) })).toMatch(
      / to .*, .* to /,
    );
    const weekly = SHOP_HOURS.weekly.map((ranges, weekday) => (weekday === 6 ? [] : ranges));
    expect(usualHours({ weekly })).toBe('Hours differ by day');
    expect(usualHours({ weekly: [] })).toBe('Hours differ by day');
  });
});

describe('time ranges', () => {
  const range = (opens: string, closes: string) => ({ opens, closes });

  test.each([
    ['a day off', []],
    ['one range', [range('08:00', '21:30')]],
    ['two that meet, in any order', [range('12:00', '24:00'), range('00:00', '12:00')]],
    ['six', Array.from({ length: 6 }, (_, hour) => range(`0${hour}:00`, `0${hour}:30`))],
  ])('P13: %s is a day', (_, ranges) => {
    expect(rangesProblem(ranges)).toBeNull();
  });

  test.each([
    ['8:00', '21:30', 'must hold times such as 08:00'],
    ['08:00', '24:01', 'must hold times such as 08:00'],
    ['24:00', '24:00', 'must hold times such as 08:00'],
    ['08:60', '09:00', 'must hold times such as 08:00'],
    ['', '', 'must hold times such as 08:00'],
    ['21:30', '08:00', 'must close after it opens'],
    ['08:00', '08:00', 'must close after it opens'],
  ])('P13: from %j to %j %s', (opens, closes, problem) => {
    expect(rangesProblem([range(opens, closes)])).toBe(problem);
  });

  test('P13: rangesProblem refuses overlapping ranges', () => {
    const ranges = [range('12:00', '18:00'), range('08:00', '12:01')];
    expect(rangesProblem(ranges)).toBe('must not hold ranges that overlap');
  });

  test('rangesProblem refuses seven ranges', () => {
    const ranges = Array.from({ length: 7 }, (_, hour) => range(`0${hour}:00`, `0${hour}:30`));
    expect(rangesProblem(ranges)).toBe('must have at most 6 ranges a day');
  });
});

describe('why no orders', () => {
  const npt = (local: string) => Date.parse(`${local}+05:45`);
  const strict: OrderingSettings = { ...DEFAULT_ORDERING_SETTINGS, refuseWhenClosed: true };

  test.each([
    ['07:59:59', 'Closed until 8 AM'],
    ['08:00:00', null],
    ['21:29:59', null],
    ['21:30:00', 'Closed until 8 AM tomorrow'],
  ])('P10: at %s in Nepal, with refuseWhenClosed: %j', (time, why) => {
    expect(whyNoOrders(npt(`2026-11-20T${time}`), strict)).toBe(why);
  });

  test('C28: orders are accepted at any hour by default', () => {
    expect(whyNoOrders(npt('2026-11-20T03:00:00'), DEFAULT_ORDERING_SETTINGS)).toBeNull();
  });

  test.each([
    ['2026-11-22', 'Closed until 8 AM on Monday'],
    ['2026-11-25', 'Closed until 8 AM on Thursday'],
    ['2026-11-26', 'Closed until 8 AM in 7 days'],
    ['2026-12-03', 'Closed until 8 AM in 14 days'],
    ['2026-12-04', 'Closed for now'],
  ])('P13: with days off until %s: %j', (last, why) => {
    const noon = npt('2026-11-20T12:00:00');
    const days = Array.from({ length: 30 }, (_, day) => shopDate(noon + day * 86_400_000));
    const exceptions = Object.fromEntries(days.filter((day) => day <= last).map((day) => [day, []]));
    expect(whyNoOrders(noon, { ...strict, exceptions })).toBe(why);
  });

  test('the text names no opening for a shop that never opens', () => {
    expect(whyNoOrders(npt('2026-11-20T12:00:00'), { ...strict, weekly: [] })).toBe('Closed for now');
  });

  test.each([
    [null, null, 'Orders are paused'],
    ['the power is out', null, 'Orders are paused (the power is out)'],
    [null, npt('2026-11-20T15:30:00'), 'Orders are paused until 3:30 PM'],
    ['a wedding', npt('2026-11-21T09:00:00'), 'Orders are paused until 9 AM tomorrow (a wedding)'],
  ])('a pause for %j until %j: %s', (reason, end, why) => {
    const paused = { reason, until: end === null ? null : new Date(end).toISOString() };
    expect(whyNoOrders(npt('2026-11-20T12:00:00'), { ...DEFAULT_ORDERING_SETTINGS, paused })).toBe(why);
  });

  test('a pause ends by itself, to the millisecond', () => {
    const end = npt('2026-11-20T15:30:00');
    const paused = { reason: null, until: new Date(end).toISOString() };
    expect(pauseAt(end - 1, { paused })).toBe(paused);
    expect(pauseAt(end, { paused })).toBeNull();
  });
});
