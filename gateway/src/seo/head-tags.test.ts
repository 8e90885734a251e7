import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { Product } from '@storefront/shared/contract/entities/product';
import type { FirstDatum } from '@storefront/shared/delivery/first-data';
import { routeTable } from '@storefront/shared/delivery/route-table';
import { DEFAULT_ORDERING_SETTINGS } from '@storefront/shared/rules/opening-hours';
import table from '../../../shell/routes.json';
import { describePage } from './describe-page';
import { headTags } from './head-tags';

const routes = routeTable.parse(table);
const origin = 'https://shop.example';

const dish: Product = {
  _id: 'd1',
  name: 'Flat white',
  price: 180,
  category: 'Coffee',
  description: 'Two shots,\n steamed milk.',
  ugage: 'enable',
  espressoItem: true,
  image: '/media/cup.webp',
};
const coat: ClosetItem = {
  _id: 'c1',
  name: 'Rain coat',
  division: 'closet',
  price: 4500.5,
  brand: 'Himal',
  material: 'Wool',
  description: '',
  availableStock: 2,
  sizeOptions: ['M'],
  category: 'Men',
  gender: 'Men',
  ratings: 4.5,
  colors: [
    { name: 'Moss', image: '/media/moss.webp' },
    { name: 'Rust', image: '' },
  ],
  isTopSeller: false,
  image: '/media/moss.webp',
};

const ofDish = (changes: Partial<Product> = {}): FirstDatum => ({
  key: ['getProduct', {}],
  data: { ...dish, ...changes },
});
const ofCoat = (changes: Partial<ClosetItem> = {}): FirstDatum => ({
  key: ['getClosetItem', {}],
  data: { ...coat, ...changes },
});
const ofSettings = (changes = {}): FirstDatum => ({
  key: ['getSettings', {}],
  data: { ...DEFAULT_ORDERING_SETTINGS, ...changes },
});

interface Wanted {
  readonly row?: string;
  readonly data?: readonly FirstDatum[];
  readonly isMissing?: boolean;
  readonly isLocal?: boolean;
}

function tagsOf(path: string, { row = path, data = [], isMissing = false, isLocal = false }: Wanted = {}) {
  const route = routes.find((one) => one.path === row);
  if (!route) throw new Error(`no row ${row}`);
  const site = { origin: isLocal ? null : origin, now: () => Date.UTC(2026, 10, 20, 6) };
  return headTags(describePage({ path, route, routes, isMissing, data }, site), site);
}

const schemasOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
const canonicalOf = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

test('a dish has its own title, description, picture and offer', () => {
  const html = tagsOf('/single/d1', { row: '/single/:id', data: [ofDish()] });
  expect(html).toContain('<title>Flat white · Chowk</title>');
  expect(metaOf(html, 'description')).toBe('Rs 180.00. Two shots, steamed milk.');
  expect(canonicalOf(html)).toBe('https://shop.example/single/d1');
  expect(metaOf(html, 'og:url')).toBe('https://shop.example/single/d1');
  expect(metaOf(html, 'og:image')).toBe('https://shop.example/media/cup.webp');
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
  const [product, way] = schemasOf(html);
  expect(product).toMatchObject({
    '@type': ['Product', 'MenuItem'],
    image: 'https://shop.example/media/cup.webp',
    offers: {
      price: '180.00',
      priceCurrency: 'NPR',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.example/single/d1',
    },
  });
  expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://shop.example/',
    'https://shop.example/menu',
    'https://shop.example/single/d1',
  ]);
});

test('C255: the offer and the description of a dish with options have its lowest price', () => {
  const data = [ofDish({ price: 180, priceFrom: 210 })];
  const html = tagsOf('/single/d1', { row: '/single/:id', data });
  expect(schemasOf(html)[0].offers.price).toBe('210.00');
  expect(metaOf(html, 'description')).toBe('Rs 210.00. Two shots, steamed milk.');
});

test.each([
  ['C53: for tables only', { ugage: 'disable' } as const, 'InStoreOnly'],
  ['C53: out for today', { soldOut: true }, 'OutOfStock'],
])('a dish that is %s has that availability in its offer', (_, changes, availability) => {
  const html = tagsOf('/single/d1', { row: '/single/:id', data: [ofDish(changes)] });
  expect(schemasOf(html)[0].offers.availability).toBe(`https://schema.org/${availability}`);
});

test('the offer of a closet item follows its stock and has no rating (C100)', () => {
  const shown = (changes: Partial<ClosetItem>) =>
    schemasOf(tagsOf('/csingle/c1', { row: '/csingle/:id', data: [ofCoat(changes)] }))[0];
  const item = shown({});
  expect(item).toMatchObject({
    name: 'Rain coat',
    brand: { name: 'Himal' },
    image: ['https://shop.example/media/moss.webp'],
    offers: { price: '4500.50', availability: 'https://schema.org/InStock' },
  });
  expect(item).not.toHaveProperty('aggregateRating');
  expect(shown({ availableStock: 0 }).offers.availability).toBe('https://schema.org/OutOfStock');
});

test('P63: a hostile name closes neither title nor attribute nor data block', () => {
  const name = `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(2)><!--\u2028`;
  const html = tagsOf('/single/d1', {
    row: '/single/:id',
    data: [ofDish({ name, description: name, category: name, image: name })],
  });
  expect(html).not.toMatch(/<img|<script>|<!--|<\/title><\/script>/);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(schemasOf(html)[0].name).toBe(name);
});

test('C28, P13: the cafe’s data has its place and opening hours, with future exceptions', () => {
  const weekly = DEFAULT_ORDERING_SETTINGS.weekly.map((ranges, day) => (day === 6 ? [] : ranges));
  const exceptions = {
    '2026-01-01': [],
    '2026-12-31': [{ opens: '10:00', closes: '24:00' }],
    '2027-01-01': [],
  };
  const [house] = schemasOf(tagsOf('/about', { data: [ofSettings({ weekly, exceptions })] }));
  expect(house).toMatchObject({ telephone: '+9779800000000', hasMenu: 'https://shop.example/menu' });
  expect(house.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '08:00',
      closes: '21:30',
      dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
  ]);
  expect(house.specialOpeningHoursSpecification).toMatchObject([
    { opens: '10:00', closes: '23:59', validFrom: '2026-12-31' },
    { opens: '00:00', closes: '00:00', validThrough: '2027-01-01' },
  ]);
  expect(tagsOf('/menu', { data: [ofSettings({ weekly })] })).not.toContain('ld+json');
});

test.each([
  ['/khome', '/khome', '/closet'],
  ['/menu/', '/menu', '/menu'],
  ['/', '/', '/'],
  ['/single/d1/', '/single/:id', '/single/d1'],
])('C44: %s has one canonical address', (path, row, canonical) => {
  expect(canonicalOf(tagsOf(path, { row }))).toBe(origin + canonical);
});

test.each([
  ['/cart', {}],
  ['/billing', {}],
  ['/login', {}],
  ['/profile', {}],
  ['/admin', { row: '/admin/*' }],
  ['/nowhere', { row: '*', isMissing: true }],
  ['/single/gone', { row: '/single/:id', isMissing: true }],
])('%s has noindex', (path, wanted) => {
  const html = tagsOf(path, wanted);
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(canonicalOf(html)).toBeUndefined();
});

test('without a public origin no page claims an address', () => {
  const html = tagsOf('/single/d1', { row: '/single/:id', data: [ofDish()], isLocal: true });
  expect(html).not.toMatch(/canonical|og:url|og:image|http:/);
  expect(schemasOf(html)[0].offers.url).toBe('/single/d1');
});

test('an answer in another form leaves title and description of the route', () => {
  const html = tagsOf('/single/d1', {
    row: '/single/:id',
    data: [{ key: ['getProduct', {}], data: { _id: 1 } }],
  });
  expect(html).toContain('<title>From the menu · Chowk</title>');
});
