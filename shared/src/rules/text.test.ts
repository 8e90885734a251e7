import fc from 'fast-check';
import { cleanRequests, plainLine, plainText, REQUESTS_MAX, textKey } from './text';

describe('plain text', () => {
  test.each([
    ['Asha Gurung', 'Asha Gurung'],
    ['a\u0000b\u0007c\u007F', 'abc'],
    ['\u202Egnuru\u2066G', 'gnuruG'],
    ['Asha\n Gurung\u2028', 'Asha Gurung'],
    ['half \uD83C', 'half'],
    ['Asha \u0000 Gurung', 'Asha Gurung'],
    ['\u200B \u200D\u00AD', ''],
    ['क्\u200Dष 👩\u200D🍳', 'क्\u200Dष 👩\u200D🍳'],
  ])('P63: plainLine of %j is %j', (typed, line) => {
    expect(plainLine(typed)).toBe(line);
  });

  test('P63: plainText keeps paragraphs and removes control and bidirectional marks', () => {
    expect(plainText('one\n\n\ttwo\u0000\r\n\u202Ethree')).toBe('one\n\n\ttwo\nthree');
  });
});

describe('text key', () => {
  test.each([
    ['  Café   LATTE ', 'cafe latte'],
    ['ＬＡＴＴＥ', 'latte'],
    ['चिया', 'चिया'],
    ['Chef’s ‘best’ `cup´', "chef's 'best' 'cup'"],
    ['“Two” „cups‟ «hot»', '"two" "cups" "hot"'],
    ['T‐shirt T‑shirt T–shirt T—shirt T−shirt', 't-shirt t-shirt t-shirt t-shirt t-shirt'],
    ['क्\u200Dष\u200C मोमो', 'क्ष मोमो'],
    ['क़ॉफ़ी क\u093Cॉफ\u093Cी', 'कॉफी कॉफी'],
    ['Weißbier WEISSBIER', 'weissbier weissbier'],
    ['la\u200Btte\uFEFF ca\u00ADfe', 'latte cafe'],
  ])('textKey of %j is %j', (text, key) => {
    expect(textKey(text)).toBe(key);
  });
});

describe('requests', () => {
  test.each([
    ['less sugar', 'less sugar'],
    ['  less\n\tsugar ', 'less sugar'],
    ['a\u0000b\u0007c\u007F\u0085d', 'abcd'],
    ['\u202Eradius\u202C', 'radius'],
    ['\u2066x\u2069\u200F\u200E\u061C\uFEFF', 'x'],
    ['a\u2028b', 'a b'],
    ['<svg/onload=alert(1)>', '<svg/onload=alert(1)>'],
    ['कम चिनी', 'कम चिनी'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['👩\u200D🍳 please', '👩\u200D🍳 please'],
    ['\uD800x', 'x'],
    ['', ''],
  ])('C60: cleanRequests of %j is %j', (typed, clean) => {
    expect(cleanRequests(typed)).toBe(clean);
  });

  test.each([null, undefined, 5, {}, ['x']])('C60: cleanRequests of %p is empty', (value) => {
    expect(cleanRequests(value)).toBe('');
  });

  test('C60: cleanRequests keeps 300 characters, cuts a longer text and splits no emoji', () => {
    expect(cleanRequests('a'.repeat(300))).toHaveLength(300);
    expect(cleanRequests('a'.repeat(1_000_000))).toHaveLength(300);
    expect(cleanRequests(`${'a'.repeat(299)}🍳`)).toBe('a'.repeat(299));
    expect(cleanRequests(`${'a'.repeat(299)} b`)).toBe('a'.repeat(299));
  });

  test('C60: cleanRequests does not read an endless text to its end', () => {
    expect(cleanRequests(`${' '.repeat(REQUESTS_MAX * 8 - 1)}x`)).toBe('x');
    expect(cleanRequests(`${' '.repeat(REQUESTS_MAX * 8)}x`)).toBe('');
  });

  test('C60: cleanRequests leaves its own output unchanged, without control or bidirectional marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (typed) => {
        const clean = cleanRequests(typed);
        expect(clean.length).toBeLessThanOrEqual(REQUESTS_MAX);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
        expect(cleanRequests(clean)).toBe(clean);
      }),
      { examples: [['!\t\u0000\t!']] },
    );
  });
});
