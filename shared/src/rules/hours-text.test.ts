import { hoursInShort, todayText, weekText } from './hours-text';
import { type OpeningHours, SHOP_HOURS } from './opening-hours';

/** Friday noon in Nepal. */
const NOW = Date.parse('2026-11-20T06:15:00Z');
const short = [{ opens: '10:00', closes: '16:00' }];
const differing = {
  ...SHOP_HOURS,
  weekly: SHOP_HOURS.weekly.map((ranges, day) => (day === 5 ? short : day === 6 ? [] : ranges)),
};

test('§2: the hours of a week, equal days together', () => {
  expect(weekText(SHOP_HOURS)).toBe('Sun to Sat 8 AM to 9:30 PM');
  expect(weekText(differing)).toBe('Sun to Thu 8 AM to 9:30 PM, Fri 10 AM to 4 PM, Sat closed');
  expect(weekText({ weekly: [] })).toBe('Sun to Sat closed');
});

const usual = '8 AM to 9:30 PM';

test.each<[string, OpeningHours, string, string]>([
  ['equal days', SHOP_HOURS, usual, 'Open every day'],
  ['days that differ', differing, 'Hours differ by day', weekText(differing)],
  ['closed today', { ...SHOP_HOURS, exceptions: { '2026-11-20': [] } }, 'Closed today', `Usually ${usual}`],
  [
    'other hours today',
    { ...SHOP_HOURS, exceptions: { '2026-11-20': short } },
    '10 AM to 4 PM',
    'Today only',
  ],
  ['closed soon', { ...SHOP_HOURS, exceptions: { '2026-11-26': [] } }, usual, 'Closed on 26 Nov'],
  [
    'other hours soon',
    { ...SHOP_HOURS, exceptions: { '2026-11-21': short } },
    usual,
    '21 Nov: 10 AM to 4 PM',
  ],
  [
    'two exceptions, the later one entered first',
    { ...SHOP_HOURS, exceptions: { '2026-11-26': short, '2026-11-22': [] } },
    usual,
    'Closed on 22 Nov',
  ],
  [
    'exceptions in the past and far away',
    { ...SHOP_HOURS, exceptions: { '2026-11-19': [], '2026-11-27': [] } },
    usual,
    'Open every day',
  ],
])('P13: hours in short, %s', (_, hours, title, text) => {
  expect(hoursInShort(NOW, hours)).toEqual({ title, text });
});

test('P13: without a clock, exceptions are left out', () => {
  expect(hoursInShort(null, { ...SHOP_HOURS, exceptions: { '2026-11-20': [] } })).toEqual({
    title: usual,
    text: 'Open every day',
  });
});

test('P13: today is named where its hours differ from the usual ones', () => {
  const today = (ranges: readonly (typeof short)[number][]) =>
    todayText(NOW, { ...SHOP_HOURS, exceptions: { '2026-11-20': ranges } });
  expect(todayText(NOW, SHOP_HOURS)).toBeNull();
  expect(today([])).toBe('Closed today');
  expect(today(short)).toBe('Today 10 AM to 4 PM');
  expect(today([...short, { opens: '18:00', closes: '20:00' }])).toBe('Today 10 AM to 4 PM, 6 PM to 8 PM');
});
