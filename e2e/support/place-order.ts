import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import type { somebody } from './checkout';
import { type Member, register } from './member';
import { PORT } from './shop-environment';

interface Wanted {
  readonly _id: string;
  readonly type?: 'product' | 'closet';
  readonly quantity?: number;
  readonly selectedColor?: string;
  readonly selectedSize?: string;
  readonly requests?: string;
}

interface About {
  readonly address?: string;
  /** Points to redeem; a guest has none. */
  readonly points?: number;
}

const payload = (who: { fullName: string; phone: string }, item: readonly Wanted[], about: About) => ({
  data: { ...who, address: about.address ?? 'House 14, Campus Road', email: '', points: about.points ?? 0 },
  deliveryLocation: 'Pick-up',
  deliveryOption: 'Pick up',
  item,
});

/** Places a guest's pickup order through the API. */
export async function orderAsGuest(
  request: APIRequestContext,
  who: ReturnType<typeof somebody>,
  item: readonly Wanted[],
  about: About = {},
): Promise<void> {
  const answer = await request.post('/api/v1/order/placeorder', { data: payload(who, item, about) });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Registers a member and places a pickup order through the API. */
export async function orderAsNewcomer(
  requests: APIRequest,
  member: Member,
  item: readonly Wanted[],
  about: About = {},
): Promise<void> {
  const request = await requests.newContext({ baseURL: `http://127.0.0.1:${PORT}` });
  await register(request, member);
  await request.post('/api/v1/user/login', { data: member });
  const data = payload({ fullName: member.fullName, phone: '9801556209' }, item, about);
  const answer = await request.post('/api/v1/order/place', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await request.dispose();
}
