import { DEFAULT_ORDERING_SETTINGS, type OrderingSettings, orderingNews } from './opening-hours';

/** Friday, 10 PM at the shop, which opened from 8 AM to 9:30 PM. */
const NIGHT = Date.parse('2026-11-20T16:15:00.000Z');
const NOON = Date.parse('2026-11-20T06:15:00.000Z');

const news = (about: Partial<OrderingSettings>, hasFood = true, now = NIGHT) =>
  orderingNews(now, { ...DEFAULT_ORDERING_SETTINGS, ...about }, hasFood);
const paused = (reason: string | null, until: string | null) =>
  news({ paused: { reason, until } }, true, NOON);
const never = { weekly: Array.from({ length: 7 }, () => []) };

describe('C28: news before an order', () => {
  test('there are none while the shop is open', () => {
    expect(news({ refuseWhenClosed: true }, true, NOON)).toBeNull();
  });

  test('food of a closed shop is made when it opens; clothes can be ordered at any time', () => {
    expect(news({})).toEqual({
      refuses: false,
      isPaused: false,
      title: 'Closed until 8 AM tomorrow',
      text: 'Order now, we make it then.',
    });
    expect(news({}, false)).toBeNull();
    expect(news(never)).toBeNull();
  });

  test('a shop that refuses orders at night says when they start', () => {
    expect(news({ refuseWhenClosed: true }, false)).toEqual({
      refuses: true,
      isPaused: false,
      title: 'Ordering starts at 8 AM tomorrow',
      text: '',
    });
    expect(news({ ...never, refuseWhenClosed: true })?.title).toBe('Closed for now');
  });

  test('a pause says its reason as a sentence, and its end in the title', () => {
    expect(paused('the power is out', '2026-11-20T09:45:00.000Z')).toEqual({
      refuses: true,
      isPaused: true,
      title: 'Orders are paused until 3:30 PM',
      text: 'The power is out.',
    });
  });

  test('a pause without an end says that it will end', () => {
    expect(paused('Back soon!', null)).toMatchObject({
      title: 'Orders are paused',
      text: 'Back soon! We open again as soon as we can.',
    });
    expect(paused('No. 3 is ill', null)?.text).toBe('No. 3 is ill. We open again as soon as we can.');
    expect(paused(null, null)?.text).toBe('We open again as soon as we can.');
    expect(paused(null, '2026-11-20T09:45:00.000Z')?.text).toBe('');
  });
});
