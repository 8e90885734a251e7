import { type CallOptions, request } from '@storefront/shared/api';
import { ApiError } from '@storefront/shared/api/api-error';
import type { Input } from '../contract/types';

/** Signs a person up. §7 POST /user/register. */
export const register = (body: Input<'register'>['body']) => request('register', { body });

/** Signs in. Returns the user with the role. §7 POST /user/login. */
export const login = (body: Input<'login'>['body']) => request('login', { body });

/** Ends the session on the server. §7 POST /user/logout. */
export const logout = () => request('logout', {});

/** Sends the signed-in person a code; returns it only where no mail is set up (C1). §7 POST /user/otp. */
export const requestAccountOtp = () => request('requestAccountOtp', {});

/** Changes e-mail or password with a code. §7 PUT /user/update. */
export const updateAccount = (body: Input<'updateAccount'>['body']) => request('updateAccount', { body });

/** Rejects with status 404 or 400 when the code is not valid (C94, C162). §7 POST /user/checkreferal. */
export async function checkReferral(referalCode: string): Promise<void> {
  const data: { readonly valid: boolean } | null = await request('checkReferral', { body: { referalCode } });
  if (data?.valid === false) throw new ApiError(404, '');
}

/** Points with their expiry and one page of their history (C20). Ours, not in §7. */
export const getPoints = (query: Input<'getPoints'>['query'], options?: CallOptions) =>
  request('getPoints', { query }, options);

/** Mails a code for a new password; an unknown address gets the same answer (C40). §7 POST /user/email. */
export const requestPasswordReset = (email: string) => request('requestPasswordReset', { body: { email } });

/** Sets a new password with the mailed code. §7 POST /user/updatepas. */
export const resetPassword = (body: Input<'resetPassword'>['body']) => request('resetPassword', { body });
