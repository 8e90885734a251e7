import { type APIRequestContext, expect } from '@playwright/test';

export interface Member {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

/** Returns a unique member who is not registered yet. */
export function newMember(fullName: string): Member {
  count += 1;
  const name = fullName.toLowerCase().replaceAll(' ', '.');
  return { fullName, email: `${name}.${Date.now()}.${count}@example.com`, password: 'momo-and-tea' };
}

/** Registers a member through the API. Returns the referral code. */
export async function register(request: APIRequestContext, member: Member): Promise<string> {
  expect((await request.post('/api/v1/user/register', { data: member })).ok()).toBe(true);
  const answer = await request.post('/api/v1/user/login', { data: member });
  const { data } = (await answer.json()) as { data: { referalCode: string } };
  await request.post('/api/v1/user/logout');
  return data.referalCode;
}

/** Confirms the address of the signed-in member with a code, so that the welcome points count (C414). */
export async function confirmEmail(
  request: APIRequestContext,
  { email }: Pick<Member, 'email'>,
): Promise<void> {
  const sent: { readonly data: { readonly otp: string } } = await (
    await request.post('/api/v1/user/otp')
  ).json();
  const data = { newEmail: email, otp: sent.data.otp };
  const answer = await request.put('/api/v1/user/update', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
