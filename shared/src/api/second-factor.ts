import { request } from '@storefront/shared/api';
import { ApiError } from '@storefront/shared/api/api-error';
import type { Input } from '../contract/types';

/** Returns the ticket of a login that was refused because a code must follow; null for any other error (C297). */
export function ticketIn(error: unknown): string | null {
  const need = error instanceof ApiError && error.status === 403 ? error.data : null;
  return need?.needs === 'secondFactor' && typeof need.ticket === 'string' ? need.ticket : null;
}

/** Second step of a login: ticket and code. Ours, not in §7 (C297). */
export const loginWithCode = (body: Input<'loginWithCode'>['body']) => request('loginWithCode', { body });

/** Makes a new secret for an authenticator app. Ours, not in §7. */
export const setUpSecondFactor = (password: string) => request('setUpSecondFactor', { body: { password } });

/** Turns the second factor on, and returns the recovery codes. Ours, not in §7. */
export const confirmSecondFactor = (code: string) => request('confirmSecondFactor', { body: { code } });

/** Returns new recovery codes; the old ones no longer work. Ours, not in §7. */
export const replaceRecoveryCodes = (code: string) => request('replaceRecoveryCodes', { body: { code } });

/** Turns the second factor off. Ours, not in §7. */
export const turnOffSecondFactor = (body: Input<'turnOffSecondFactor'>['body']) =>
  request('turnOffSecondFactor', { body });

/** Sets the roles that need a second factor. Ours, not in §7 (C298). */
export const updateSecondFactorRoles = (body: Input<'updateSecondFactorRoles'>['body']) =>
  request('updateSecondFactorRoles', { body });

/** Ends one session of the signed-in person. Ours, not in §7 (C299). */
export const endOwnSession = (id: string) => request('endOwnSession', { params: { id } });

/** Ends every session of the signed-in person but this one. Ours, not in §7. */
export const endOtherSessions = () => request('endOtherSessions', {});
