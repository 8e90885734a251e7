import { type HappyHour, happyHourProblem, happyHoursOf, happyPercent, happyTexts } from './happy-hours';

/** Friday, 20 November 2026, in Nepal. */
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+05:45`);

const hour = (about: Partial<HappyHour> = {}): HappyHour => ({
  category: 'Coffee',
  days: [5],
  from: '15:00',
  until: '17:00',
  percent: 20,
  active: true,
  ...about,
});

test('C274: a happy hour runs on its days from its first minute until just before its end', () => {
  const hours = [hour()];
  expect(['14:59', '15:00', '16:59', '17:00'].map((time) => happyPercent(hours, at(time)))).toEqual([
    0, 20, 20, 0,
  ]);
  expect(happyPercent([hour({ days: [4, 6] })], at('16:00'))).toBe(0);
  expect(happyPercent([hour({ active: false })], at('16:00'))).toBe(0);
  expect(happyPercent([hour({ days: [6], until: '24:00' })], Date.parse('2026-11-21T23:59:00+05:45'))).toBe(
    20,
  );
});

test('C274: of several the best one counts; they do not add up', () => {
  expect(happyPercent([hour(), hour({ percent: 50 }), hour({ percent: 10 })], at('16:00'))).toBe(50);
});

test('C274: a category is named in any capitals', () => {
  const tea = hour({ category: ' TEA ' });
  expect(happyHoursOf('Tea', [hour(), tea])).toEqual([tea]);
  expect(happyHoursOf('Tea')).toEqual([]);
});

test('C274: what runs is said in words, the one that ends first at the start', () => {
  const hours = [hour({ until: '18:30' }), hour({ category: 'Tea', percent: 5 }), hour({ active: false })];
  expect(happyTexts(hours, at('16:00'))).toEqual([
    'Happy hour: 5 % off Tea until 5 PM',
    'Happy hour: 20 % off Coffee until 6:30 PM',
  ]);
});

test('C274: happy hours with the same percent and end share a sentence', () => {
  const hours = [hour({ until: '17:00' }), hour({ category: 'Tea', until: '17:00' })];
  expect(happyTexts(hours, at('16:00'))).toEqual(['Happy hour: 20 % off Coffee and Tea until 5 PM']);
});

test('C274: a happy hour needs a day and ends after it begins', () => {
  expect(happyHourProblem(hour())).toBeNull();
  expect(happyHourProblem(hour({ days: [] }))).toEqual({ field: 'days', problem: 'must name a day' });
  expect(happyHourProblem(hour({ until: '15:00' }))?.field).toBe('until');
});

test('C274: happy hours with another percent or end have a sentence of their own', () => {
  const other = { category: 'Tea', until: '17:00' };
  const texts = (about: object) =>
    happyTexts([hour({ until: '17:00' }), hour({ ...other, ...about })], at('16:00'));
  expect(texts({ percent: 5 })).toHaveLength(2);
  expect(texts({ until: '18:00' })).toHaveLength(2);
});
