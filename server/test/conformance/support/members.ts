import { randomUUID } from 'node:crypto';
import type { HttpClient } from '../../support/http-client';
import { products } from './catalogue';
import { success } from './expect-answer';
import { checkout, line } from './payloads';
import type { Shop } from './shop';

export interface Member {
  readonly client: HttpClient;
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** Signs a new customer up and in through the API. The customer has the 50 welcome points (C18). */
export async function newMember(
  shop: Shop,
  fullName = 'Asha Gurung',
  referralCode: string | null = null,
): Promise<Member> {
  const client = shop.guest();
  const email = `${randomUUID()}@example.com`;
  const password = 'secret-1';
  const body = { fullName, email, password, entredReferalCode: referralCode };
  success('register', await client.call('register', { body }));
  const { _id } = success('login', await client.call('login', { body: { email, password } }));
  return { client, id: _id, email, password };
}

/** Signs a customer up whose first order is completed: the welcome points no longer wait (C414), with 30 of C19 and 2 earned. */
export async function provedMember(shop: Shop): Promise<Member> {
  const member = await newMember(shop);
  const body = checkout({ lines: [line(products.espresso)] });
  const { _id: id } = success('placeOrder', await member.client.call('placeOrder', { body }));
  const change = { params: { id }, body: { status: 'completed' as const } };
  success('changeOrderStatus', await (await shop.admin()).call('changeOrderStatus', change));
  return member;
}
