import { idOf } from '../../../../server/src/operations/large/large-rows';
import { pathOf } from '../../api/requests';
import { ORDINARY } from '../../shop/sizes';
import { type Life, pick } from './life';
import type { Visitor } from './visitor';

/** Mean time on a page, ms. */
const READING_MS = 5_000;
/** Pictures that a page adds to those in the browser's cache. */
const PICTURES = 2;

const PAGES = ['/', '/menu', '/closet', '/about', '/gallary'];
const LISTS = [pathOf('listMenu', '?page=1&limit=40'), pathOf('listClosetItems', '?page=1&limit=20')];

/** Every second page is that of a product. */
function nextPage(life: Life): { kind: string; path: string } {
  if (life.random() < 0.5) return { kind: 'page', path: pick(life, PAGES) };
  const product = Math.floor(life.random() * (ORDINARY.products - 1));
  // Every twentieth is hidden.
  return {
    kind: 'page of a product',
    path: `/single/${idOf('p', product % 20 === 0 ? product + 1 : product)}`,
  };
}

/** A customer who looks around: a page, a list and pictures, again and again. */
export async function browse(visitor: Visitor, life: Life, from: string): Promise<void> {
  const headers = { 'X-Forwarded-For': from, 'Accept-Encoding': 'br' };
  await life.think(READING_MS);
  while (!life.isOver()) {
    const { kind, path } = nextPage(life);
    await visitor.ask(kind, { path, headers: { ...headers, Accept: 'text/html' } });
    const list = await visitor.ask('list', {
      path: pick(life, LISTS),
      headers: { 'X-Forwarded-For': from, Accept: 'application/json' },
    });
    const pictures = [...new Set(list?.toString().match(/\/media\/[\w-]+\.\w+/g))];
    if (list && pictures.length > 0)
      await Promise.all(
        Array.from({ length: PICTURES }, () =>
          visitor.ask('picture', { path: pick(life, pictures), headers }),
        ),
      );
    await life.think(READING_MS);
  }
}
