import { looksLikeDate, readRange, readTime, splitTimes } from './sheet-times';

test.each([
  ['7:00', '07:00'],
  ['07:00:00', '07:00'],
  ['7 AM', '07:00'],
  ['7am', '07:00'],
  ['7:30 p.m.', '19:30'],
  ['7.30 PM', '19:30'],
  ['12 AM', '00:00'],
  ['12:15 pm', '12:15'],
  ['12 noon', '12:00'],
  ['noon', '12:00'],
  ['midnight', '24:00'],
  ['19', '19:00'],
  ['7', '07:00'],
  ['0730', '07:30'],
  ['1900 hrs', '19:00'],
  ["7 o'clock", '07:00'],
  ['७:३०', '07:30'],
  ['बिहान ७ बजे', '07:00'],
  ['बेलुका ६:३० बजे', '18:30'],
  ['७ बजे', '07:00'],
  ['0.291666666666667', '07:00'],
  ['0.5', '12:00'],
  ['7.3', '07:30'],
  ['24:00', '24:00'],
  ['राति १ बजे', '01:00'],
  ['राति ९ बजे', '21:00'],
  ['राति १२ बजे', '00:00'],
  ['दिउँसो ११ बजे', '11:00'],
  ['दिउँसो १२ बजे', '12:00'],
  ['7 in the morning', '07:00'],
  ['9 at night', '21:00'],
  ['3 in the afternoon', '15:00'],
  ['25:00', null],
  ['13 AM', null],
  ['7:60', null],
  ['morning', null],
  ['', null],
])('C431: %j is the time %j', (found, time) => {
  expect(readTime(found, false)).toEqual(
    time === null ? { problem: 'must be a time such as 7:00 or 7 AM' } : { text: time },
  );
});

test('C431: what ends at midnight ends with the day; both ends may be in one cell', () => {
  expect([readTime('00:00', true), readTime('12 am', true)]).toEqual([{ text: '24:00' }, { text: '24:00' }]);
  expect(splitTimes('7 AM – 11 AM')).toEqual(['7 AM', '11 AM']);
  expect(splitTimes('7 to 11')).toEqual(['7', '11']);
  expect(splitTimes('बिहान ७ बजे देखि ११ बजे सम्म')).toEqual(['बिहान 7 बजे', '11 बजे']);
  expect([splitTimes('7:00'), splitTimes('7-9-11')]).toEqual([null, null]);
});

test.each([
  ...[
    '2-Mar',
    '02-Mar',
    'Mar-02',
    '2-Mar-26',
    '3/2/2026',
    '2026-03-02',
    '5-june',
    '02/03/26',
    '2 Mar',
    '2 March 2026',
  ],
  ...['2026/03/02', '02-03-2026', '2.3.2026', 'Feb-3', 'March 2, 2026', '31.12.25'],
])('C431: %j is a date that a spreadsheet made', (text) => expect(looksLikeDate(text)).toBe(true));

test.each([
  '2-3',
  'Mar',
  'S-M',
  '42-44',
  'May flower',
  '1/2',
  'Mars bar',
  '36/38/40',
  '28/30/32',
  '2/4/6',
  'May',
  '3-4 years',
])('C431: %j is no date', (text) => expect(looksLikeDate(text)).toBe(false));

test.each([
  ['6', '9 PM', ['18:00', '21:00']],
  ['9', '5 PM', ['09:00', '17:00']],
  ['11', '2 PM', ['11:00', '14:00']],
  ['12', '3 pm', ['12:00', '15:00']],
  ['8', '12 AM', ['20:00', '24:00']],
  ['7 AM', '11', ['07:00', '11:00']],
  ['7 AM', '3', ['07:00', '15:00']],
  ['6 PM', '12', ['18:00', '24:00']],
  ['बेलुका 4 बजे', '9 बजे', ['16:00', '21:00']],
  ['दिउँसो 12 बजे', '3 बजे', ['12:00', '15:00']],
  ['11', '3', ['11:00', '15:00']],
  ['9:30', '5:30', ['09:30', '17:30']],
  ['7', '11', ['07:00', '11:00']],
  ['10:00', '12:00', ['10:00', '12:00']],
])('C431: from %j until %j is %j', (from, until, range) => {
  expect(readRange(from, until)).toEqual(range);
});

test.each([
  ['07:00', '9 PM'],
  ['7', '21:00'],
  ['7', 'midnight'],
  ['5 PM', '9 AM'],
  ['soon', '9 PM'],
])('C431: from %j until %j stays as it is', (from, until) => {
  expect(readRange(from, until)).toEqual([from, until]);
});
