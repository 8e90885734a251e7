import { type CallOptions, request } from '@storefront/shared/api';
import { ApiError } from '@storefront/shared/api/api-error';
import type { User } from '../contract/entities/user';

/** The current user, or null when signed out, also where a server then answers 401 or refuses under status 200; reads a list of one or the bare user (C34). */
export async function getCurrentUser(options?: CallOptions): Promise<User | null> {
  const data: unknown = await request('getCurrentUser', {}, options).catch((error: unknown) => {
    if (error instanceof ApiError && [400, 401].includes(error.status)) return null;
    throw error;
  });
  const person: unknown = Array.isArray(data) ? data[0] : data;
  return typeof person === 'object' && person !== null && 'email' in person ? (person as User) : null;
}
