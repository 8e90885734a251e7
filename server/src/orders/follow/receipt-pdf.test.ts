import { type PdfText, pdfRules, pdfTexts } from '../../../test/support/pdf-text';
import { writeReceiptPdf } from './receipt-pdf';

/** Width of A5 and the margin, in points. */
const [WIDTH, MARGIN] = [419.53, 34];

const espresso = { id: '1', quantity: 2, name: 'Espresso', choices: '', each: 'Rs 130.00', sum: 'Rs 260.00' };
const coat = { id: '2', quantity: 1, name: 'Coat', choices: 'Sand, M', each: 'Rs 900.00', sum: 'Rs 900.00' };
const receipt = {
  title: 'Receipt',
  code: 'PYR77Q',
  date: '23 Nov 2026, 3:03 PM',
  facts: [{ label: 'Name', text: 'सीता Gurung' }],
  lines: [espresso, coat],
  sums: [
    { label: 'Subtotal', amount: 'Rs 1,160.00' },
    { label: 'Delivery to Lakeside', amount: 'Rs 50.00' },
  ],
  total: { label: 'Paid', amount: 'Rs 1,210.00' },
  vat: 'of which VAT 13 %: Rs 139.20',
  payment: ['Paid by eSewa: Rs 1,210.00'],
  points: 'You earned 5 points',
};

const write = async (about: Partial<typeof receipt> = {}, tax: string | null = 'VAT No. 301234567') =>
  writeReceiptPdf({ receipt: { ...receipt, ...about }, tax });
const pagesOf = async (about: Partial<typeof receipt> = {}) => pdfTexts(await write(about));

async function page(about: Partial<typeof receipt> = {}): Promise<readonly PdfText[]> {
  const [first, ...others] = await pagesOf(about);
  expect(others).toEqual([]);
  return first ?? [];
}

/** The text that a page has once. */
function find(texts: readonly PdfText[], text: string): PdfText {
  const found = texts.filter((one) => one.text === text);
  expect(found.map((one) => one.text)).toEqual([text]);
  return found[0] as PdfText;
}

test('C202: the file is one of A5, in English, and names the order and the shop', async () => {
  const file = (await write()).toString('latin1');
  const said = [`/MediaBox [0 0 ${WIDTH} 595.28]`, '(Receipt PYR77Q)', '(Chowk)', '/Lang (en)'];
  expect(said.filter((each) => file.includes(each))).toEqual(said);
});

test('C202: one reads the shop, the order, its lines, its sums and its points from top to bottom', async () => {
  const texts = [...(await page())].sort((a, b) => b.y - a.y || a.x - b.x);
  expect(texts.map(({ text }) => text)).toEqual([
    ...['Chowk', 'Lakeside Road 6, Pokhara 33700, Nepal', 'Phone 980-0000000', 'VAT No. 301234567'],
    ...['Receipt PYR77Q', '23 Nov 2026, 3:03 PM', 'Name: ', 'सीता ', 'Gurung'],
    ...['Espresso', 'Rs 260.00', '2 × Rs 130.00'],
    ...['Coat', 'Rs 900.00', 'Sand, M', '1 × Rs 900.00'],
    ...['Subtotal', 'Rs 1,160.00', 'Delivery to Lakeside', 'Rs 50.00', 'Paid', 'Rs 1,210.00'],
    ...['of which VAT 13 %: Rs 139.20', 'Paid by eSewa: Rs 1,210.00', 'You earned 5 points'],
    'Thank you, and come again.',
  ]);
});

test('C202: what an order does not have takes no line', async () => {
  const texts = pdfTexts(await write({ vat: null, payment: [], points: null } as never, null)).flat();
  expect(texts.slice(-3).map(({ text }) => text)).toEqual([
    'Rs 1,210.00',
    'Paid',
    'Thank you, and come again.',
  ]);
  expect(texts.map(({ text }) => text).slice(2, 4)).toEqual(['Phone 980-0000000', 'Receipt PYR77Q']);
});

test('C202: an amount stands to the right on the line of its label, and equal amounts below each other', async () => {
  const texts = await page({ lines: [espresso, { ...espresso, id: '3', name: 'Mocha' }] });
  for (const [label, amount] of [
    ['Subtotal', 'Rs 1,160.00'],
    ['Delivery to Lakeside', 'Rs 50.00'],
    ['Paid', 'Rs 1,210.00'],
  ] as const) {
    const [left, right] = [find(texts, label), find(texts, amount)];
    expect([left.x, left.size, left.font]).toEqual([MARGIN, right.size, right.font]);
    expect(left.y).toBeCloseTo(right.y, 3);
    expect(right.x).toBeGreaterThan(WIDTH / 2);
  }
  for (const { x } of texts) expect(x).toBeLessThan(WIDTH - MARGIN);
  const sums = texts.filter(({ text }) => text === 'Rs 260.00');
  expect(sums.map(({ x }) => x)).toEqual([sums[0]?.x, sums[0]?.x]);
  // A longer amount begins further left: they end together.
  expect(find(texts, 'Rs 1,160.00').x).toBeLessThan(find(texts, 'Rs 50.00').x - 5);
});

test('C202: the name of the shop is the largest, then the order and the total; names are bold', async () => {
  const texts = await page();
  const sizeOf = (text: string) => find(texts, text).size;
  expect(sizeOf('Chowk')).toBeGreaterThan(sizeOf('Receipt PYR77Q'));
  expect(sizeOf('Paid')).toBe(sizeOf('Receipt PYR77Q'));
  expect(sizeOf('Paid')).toBeGreaterThan(sizeOf('Subtotal'));
  expect(sizeOf('Espresso')).toBeGreaterThan(sizeOf('2 × Rs 130.00'));
  expect(sizeOf('Sand, M')).toBe(sizeOf('2 × Rs 130.00'));
  const fonts = new Set(
    ['Chowk', 'Receipt PYR77Q', 'Espresso', 'Paid'].map((text) => find(texts, text).font),
  );
  expect(fonts.size).toBe(1);
  expect(fonts).not.toContain(find(texts, 'Subtotal').font);
});

test('C202: the head and the thanks are centred, all else begins at the margin', async () => {
  const texts = await page();
  const centred = ['Chowk', 'Phone 980-0000000', 'VAT No. 301234567', 'Thank you, and come again.'];
  for (const text of centred) {
    expect(find(texts, text).x).toBeGreaterThan(MARGIN + 80);
    expect(find(texts, text).x).toBeLessThan(WIDTH / 2);
  }
  for (const text of [
    'Receipt PYR77Q',
    receipt.date,
    'Name: ',
    'Coat',
    'Sand, M',
    receipt.vat,
    receipt.points,
  ])
    expect(find(texts, text).x).toBe(MARGIN);
});

test('C202: letters of both scripts stand on one line', async () => {
  const [latin, nepali, after] = ['Name: ', 'सीता ', 'Gurung'];
  const texts = await page();
  const parts = [latin, nepali, after].map((text) => find(texts, text as string));
  expect(new Set(parts.map(({ y }) => y)).size).toBe(1);
  expect(parts.map(({ x }) => x)).toEqual(parts.map(({ x }) => x).sort((a, b) => a - b));
});

test('C202: no line touches the next, and parts have space between them', async () => {
  const texts = await page();
  const lines = [...new Map(texts.map((one) => [one.y, one])).values()].sort((a, b) => b.y - a.y);
  for (const [index, { y, size }] of lines.entries())
    expect((lines[index - 1]?.y ?? 595) - y).toBeGreaterThan(size);
  const gap = (above: string, below: string) => find(texts, above).y - find(texts, below).y;
  const inLine = gap('Espresso', '2 × Rs 130.00');
  // A line without choices has no empty row for them.
  expect(inLine).toBeCloseTo(gap('Coat', 'Sand, M'), 3);
  expect(gap('2 × Rs 130.00', 'Coat')).toBeGreaterThan(inLine + 4);
  for (const [above, below] of [
    ['VAT No. 301234567', 'Receipt PYR77Q'],
    ['Gurung', 'Espresso'],
    ['1 × Rs 900.00', 'Subtotal'],
    ['Delivery to Lakeside', 'Paid'],
    [receipt.vat, 'Paid by eSewa: Rs 1,210.00'],
    [receipt.points, 'Thank you, and come again.'],
  ] as const)
    expect(gap(above, below)).toBeGreaterThan(18);
});

test('C202: rules from margin to margin part the shop, the order, its lines, its sums and its total', async () => {
  const file = await write();
  const [texts = []] = pdfTexts(file);
  const rules = pdfRules(file);
  expect(rules).toHaveLength(4);
  const parts = [
    ['VAT No. 301234567', 'Receipt PYR77Q'],
    ['Gurung', 'Espresso'],
    ['1 × Rs 900.00', 'Subtotal'],
    ['Delivery to Lakeside', 'Paid'],
  ] as const;
  for (const [index, { from, to }] of rules.entries()) {
    expect([from.x, to.x]).toEqual([MARGIN, WIDTH - MARGIN]);
    expect(from.y).toBe(to.y);
    const [above = '', below = ''] = parts[index] ?? [];
    expect(from.y).toBeLessThan(find(texts, above).y);
    expect(from.y).toBeGreaterThan(find(texts, below).y + find(texts, below).size / 2);
  }
});

test('C202: long choices wrap before the amounts', async () => {
  const choices = 'Less sugar please, more honey. Served warm, with a spoon for each of us.';
  const texts = await page({ lines: [{ ...espresso, choices }] });
  const [first, second, ...others] = texts.filter(({ text }) => choices.includes(text.trim()));
  expect(`${first?.text}${second?.text}`.trim()).toBe(choices);
  expect([first?.x, second?.x, others]).toEqual([MARGIN, MARGIN, []]);
});

test('C202: a page is used as far as the next line of the order, or all sums together, have room', async () => {
  /** Height of a line of the fonts, and the part of it below the letters, in sizes. */
  const [LINE, BELOW] = [1.304, 0.408];
  const layouts = [10, 11, 12, 30].flatMap((count) =>
    [1, 2, 3].flatMap((rows) => [receipt.vat, null].map((vat) => ({ count, rows, vat }))),
  );
  const moved = new Set<string>();
  for (const { count, rows, vat } of layouts) {
    const facts = Array(rows).fill({ label: 'Name', text: 'Sita' });
    const pages = await pagesOf({ lines: Array(count).fill(espresso), facts, vat } as never);
    const sums = ['Subtotal', 'Delivery to Lakeside', 'Paid', ...(vat ? [vat] : [])];
    const heights = { Espresso: LINE * (10 + 8.5), Subtotal: LINE * (10 * (sums.length - 1) + 13) + 18 };
    for (const [index, texts] of pages.entries()) {
      const timesOf = (text: string) => texts.filter((one) => one.text === text).length;
      expect(timesOf('Espresso')).toBe(timesOf('2 × Rs 130.00'));
      expect(new Set(sums.map(timesOf)).size).toBe(1);
      const first = (['Espresso', 'Subtotal'] as const).find((text) => timesOf(text) > 0);
      const before = pages[index - 1]?.filter(({ size }) => size > 8);
      if (!before || !first) continue;
      moved.add(first);
      const lowest = Math.min(...before.map(({ y, size }) => y - BELOW * size));
      expect(lowest - 4 - MARGIN).toBeLessThan(heights[first]);
    }
  }
  expect([...moved].sort()).toEqual(['Espresso', 'Subtotal']);
});

test('C202: a long name wraps before the amounts, and a receipt of several pages numbers them below all else', async () => {
  const name = 'Buckwheat pancake with honey from Jumla, butter and walnuts, served warm, for two';
  const texts = await page({ lines: [{ ...espresso, name }] });
  const [first, second] = texts.filter(({ text }) => name.includes(text) && text.length > 9);
  expect(`${first?.text.trim()} ${second?.text.trim()}`).toBe(name);
  expect([first?.x, second?.x]).toEqual([MARGIN, MARGIN]);
  const pages = await pagesOf({ lines: Array(30).fill(espresso) });
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, all] of pages.entries()) {
    const number = find(all, `Receipt PYR77Q, page ${index + 1} of ${pages.length}`);
    expect(number.x).toBeGreaterThan(MARGIN + 80);
    for (const { text, y, size } of all) {
      if (text !== number.text) expect(y).toBeGreaterThan(MARGIN);
      expect(size).toBeGreaterThanOrEqual(number.size);
      expect(y).toBeGreaterThanOrEqual(number.y);
    }
    // Each page begins at its top.
    expect(Math.max(...all.map(({ y }) => y))).toBeGreaterThan(595.28 - MARGIN - 20);
  }
});

const drawnName = async (name: string) => {
  const text = (await page({ facts: [{ label: 'Name', text: name }] })).map((one) => one.text).join('');
  return text.slice(text.indexOf('Name: ') + 6, text.indexOf('Rs 260.00'));
};

test.each([
  ['Chinese', '王伟 陳國強'],
  ['Japanese', 'さとう ケン'],
  ['Korean', '김철수'],
  ['Tibetan', 'བསྟན་འཛིན'],
  ['Thai', 'สมชาย'],
  ['Cyrillic', 'Щербаков Ғалым'],
  ['Greek', 'Ελένη'],
  ['Vietnamese', 'Nguyễn Thị Ánh Đào'],
  ['Latin with dots below', 'Kṛṣṇa Ḍhakāl'],
])('C472: a %s name keeps all its letters', async (_script, name) => {
  const text = await drawnName(name);
  for (const letter of name.replaceAll(' ', '')) expect(text).toContain(letter);
  expect(text).not.toContain('◌');
});

test('C472: letters one by one are drawn as the composed ones, and unusual marks stay', async () => {
  expect(await drawnName('Nguyễn'.normalize('NFD'))).toBe('Nguyễn');
  expect(await drawnName('x\u0323')).toBe('x\u0323');
});

test('C472: a dotted circle stands for each letter that no font has', async () => {
  expect(await drawnName('Maya 🦊👩‍🍳 ᐊᓂ')).toBe('Maya ◌◌ ◌◌');
  expect(await drawnName('Maya\u200e\u200d')).toBe('Maya');
});

test('C472: Arabic and Hebrew are drawn from right to left, word after word', async () => {
  expect([...(await drawnName('דוד כהן'))].reverse().join('')).toBe('דוד כהן');
  expect(await drawnName('محمد')).toMatch(/^[^◌?]{4}$/);
});

test('C472: a name that is longer than the page is wide takes more lines', async () => {
  const texts = await page({ facts: [{ label: 'Name', text: '王伟陳國強'.repeat(20) }] });
  const drawn = texts.filter(({ text }) => /王|伟|陳|國|強/.test(text));
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn.map(({ text }) => text).join('')).toHaveLength(100);
  expect(new Set(drawn.map(({ y }) => y)).size).toBe(drawn.length);
});

test('C472: screen readers find a title, a heading, and tables with a heading for each row', async () => {
  const file = (await write()).toString('latin1');
  const count = (role: string) => file.split(`/S /${role}\n`).length - 1;
  expect(file).toContain('/MarkInfo');
  expect(file).toContain('/DisplayDocTitle true');
  expect(['Document', 'H1', 'Table', 'TR', 'TH', 'TD'].map(count)).toEqual([1, 1, 2, 5, 5, 5]);
});
