import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const line = readFileSync(join(__dirname, '../../public/event-replay.js'), 'utf8');

let taps: string[];
let signs: number;
const find = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const button = (name: string) => find<HTMLButtonElement>(`[name=${name}]`);
/** Adds the button's click handler, as hydration does. */
const answer = (name: string) => button(name).addEventListener('click', () => taps.push(name));

beforeEach(() => {
  taps = [];
  signs = 0;
  document.body.innerHTML = `<div id="root" data-rendered><header><button name="menu"></button></header>
    <main id="content"><button name="add"><b id="words"></b></button><button name="buy"></button>
    <input type="search"><select><option>name<option>price</select></main></div>`;
  HTMLElement.prototype.animate = () => {
    signs += 1;
    return { cancel: () => (signs -= 1) } as unknown as Animation;
  };
  // biome-ignore lint/security/noGlobalEval: the page's own inline script
  eval(line);
});
afterEach(() => {
  window.eventReplay?.layoutStarts();
  window.eventReplay?.pageHydrated();
});

test('taps before hydration are acknowledged at once and dispatched in order after it', () => {
  document.getElementById('words')?.click();
  button('buy').click();
  expect(signs).toBe(2);
  window.eventReplay?.layoutStarts();
  answer('add');
  answer('buy');
  window.addEventListener('pointerdown', () => taps.push('awake'), { once: true });
  expect(taps).toEqual([]);
  window.eventReplay?.pageHydrated();
  expect(taps).toEqual(['awake', 'add', 'buy']);
  expect(signs).toBe(0);
});

test('a second tap within a short time counts as one', () => {
  button('add').click();
  button('add').click();
  window.eventReplay?.layoutStarts();
  answer('add');
  window.eventReplay?.pageHydrated();
  expect(taps).toEqual(['add']);
});

test('C134: a double tap that starts before hydration and ends after it counts as one', () => {
  jest.useFakeTimers();
  button('add').click();
  window.eventReplay?.layoutStarts();
  answer('add');
  answer('buy');
  window.eventReplay?.pageHydrated();
  button('add').click();
  button('buy').click();
  expect(taps).toEqual(['add', 'buy']);
  button('add').click();
  expect(taps).toEqual(['add', 'buy', 'add']);
  jest.useRealTimers();
});

test('C134: a later second tap counts as another', () => {
  jest.useFakeTimers();
  button('add').click();
  window.eventReplay?.layoutStarts();
  answer('add');
  window.eventReplay?.pageHydrated();
  jest.advanceTimersByTime(500);
  button('add').click();
  expect(taps).toEqual(['add', 'add']);
  jest.useRealTimers();
});

test('C134: the click that starts hydration is dispatched once', () => {
  window.eventReplay?.layoutStarts();
  const root = document.getElementById('root');
  root?.addEventListener('click', () => window.eventReplay?.pageHydrated(), { capture: true, once: true });
  answer('add');
  button('add').click();
  expect(taps).toEqual(['add']);
});

test('a stored page acknowledges no tap before its confirmation, but replays it', () => {
  const { dataset } = document.documentElement;
  dataset.storedAt = '1';
  button('add').click();
  expect(signs).toBe(0);
  dataset.confirmed = '';
  button('buy').click();
  expect(signs).toBe(1);
  window.eventReplay?.layoutStarts();
  answer('add');
  window.eventReplay?.pageHydrated();
  expect(taps).toEqual(['add']);
  delete dataset.storedAt;
  delete dataset.confirmed;
});

test('C134: typed and chosen values are dispatched before the taps, also after hydration reset the fields', () => {
  const field = find<HTMLInputElement>('input');
  const sort = find<HTMLSelectElement>('select');
  field.value = 'momo';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  sort.value = 'price';
  sort.dispatchEvent(new Event('input', { bubbles: true }));
  button('add').click();
  window.eventReplay?.layoutStarts();
  field.value = '';
  const tell = ({ value }: { readonly value: string }) => taps.push(value);
  field.addEventListener('input', () => tell(field));
  sort.addEventListener('change', () => tell(sort));
  answer('add');
  window.eventReplay?.pageHydrated();
  expect(taps).toEqual(['momo', 'price', 'add']);
  window.eventReplay?.pageHydrated();
  expect(taps).toHaveLength(3);
});

test('after layoutStarts React handles taps on the layout, and taps on the page are still stored', () => {
  window.eventReplay?.layoutStarts();
  answer('menu');
  button('menu').click();
  button('add').click();
  answer('add');
  window.eventReplay?.pageHydrated();
  expect(taps).toEqual(['menu', 'add']);
});

test('a page rendered by the browser stores no taps', () => {
  document.getElementById('root')?.removeAttribute('data-rendered');
  button('add').click();
  expect(signs).toBe(0);
});

test('leaving the page before it answered does not delay the next page', () => {
  window.eventReplay?.layoutStarts();
  window.history.pushState(null, '', '/another');
  button('add').click();
  expect(signs).toBe(0);
  window.history.back();
});

test('pageHydrated stops storing taps, and a removed button gets no click', () => {
  button('buy').click();
  const gone = button('buy');
  answer('buy');
  gone.remove();
  window.eventReplay?.layoutStarts();
  window.eventReplay?.pageHydrated();
  answer('add');
  button('add').click();
  window.eventReplay?.pageHydrated();
  expect(taps).toEqual(['add']);
});
