import { brand, contact } from '@storefront/shared/content/content';
import { type Letter, letterText } from './letter';
import { letterHtml } from './letter-html';

const letter: Letter = {
  heading: 'Your order AB12 is placed',
  parts: [
    { kind: 'text', text: 'Momo & <b>tea</b>' },
    { kind: 'code', lead: 'Your code is', code: '123456' },
    {
      kind: 'rows',
      rows: [
        ['2 × Latte', 'Rs 421.00'],
        ['Total', 'Rs 421.00'],
      ],
      hasSum: true,
    },
    { kind: 'button', label: 'See your order', url: 'https://shop.example/order/AB12?key=a&b="c' },
  ],
  reason: 'Somebody ordered with this address.',
};

test('HTML and plain text hold the same, in the same order, and end with name and address of the shop', () => {
  const texts = ['Your order AB12 is placed', 'tea', '123456', '2 × Latte', 'Total', 'See your order'];
  const end = [brand.name, contact.street, contact.phoneText, contact.email, letter.reason];
  const [, body = ''] = letterHtml(letter).split('<body');
  for (const content of [letterText(letter), body]) {
    const places = texts.map((text) => content.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const text of end) expect(content.slice(places.at(-1))).toContain(text);
  }
  expect(letterText(letter)).toContain('https://shop.example/order/AB12?key=a&b="c');
});

test('P63: every text and address is escaped in the HTML', () => {
  const html = letterHtml(letter);
  expect(html).toContain('Momo &amp; &lt;b&gt;tea&lt;/b&gt;');
  expect(html).toContain('href="https://shop.example/order/AB12?key=a&amp;b=&quot;c"');
});

test('the HTML needs no pictures, scripts or other files, and has colours for a dark inbox', () => {
  const html = letterHtml(letter);
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/);
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});
