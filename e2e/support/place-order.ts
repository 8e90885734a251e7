import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import type { uniqueGuest } from './checkout';
import { confirmEmail, type Member, register } from './member';
import { PORT } from './shop-environment';

interface OrderLine {
  readonly _id: string;
  readonly type?: 'product' | 'closet';
  readonly quantity?: number;
  readonly selectedColor?: string;
  readonly selectedSize?: string;
  readonly requests?: string;
}

interface OrderDetails {
  readonly address?: string;
  readonly email?: string;
  /** Points to redeem; a guest has none. */
  readonly points?: number;
  /** A delivery place of the shop. Default: pick-up. */
  readonly place?: string;
  /** Start of the quarter of an hour that it is for, ISO 8601. Default: as soon as possible. */
  readonly slotAt?: string;
}

const payload = (
  who: { fullName: string; phone: string },
  item: readonly OrderLine[],
  details: OrderDetails,
) => ({
  data: {
    ...who,
    address: details.address ?? 'House 14, Campus Road',
    email: details.email ?? '',
    points: details.points ?? 0,
  },
  deliveryLocation: details.place ?? 'Pick-up',
  deliveryOption: details.place ?? 'Pick up',
  item,
  slotAt: details.slotAt ?? null,
});

/** Places a guest's order through the API. Returns what opens its page. */
export async function orderAsGuest(
  request: APIRequestContext,
  who: ReturnType<typeof uniqueGuest>,
  item: readonly OrderLine[],
  details: OrderDetails = {},
): Promise<{ readonly code: string; readonly key: string }> {
  const answer = await request.post('/api/v1/order/placeorder', { data: payload(who, item, details) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

/** Registers a member and places a pickup order through the API. */
export async function orderAsNewMember(
  requests: APIRequest,
  member: Member,
  item: readonly OrderLine[],
  details: OrderDetails = {},
): Promise<void> {
  const request = await requests.newContext({ baseURL: `http://127.0.0.1:${PORT}` });
  await register(request, member);
  await request.post('/api/v1/user/login', { data: member });
  await confirmEmail(request, member);
  const data = payload({ fullName: member.fullName, phone: '9801556209' }, item, details);
  const answer = await request.post('/api/v1/order/place', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await request.dispose();
}
