import { request } from '@storefront/shared/api';
import type { StaffRole } from '../rules/rights';

/** Adds a member of staff and sends the link that sets the password; status 409: the address is taken. Ours, not in §7. */
export const inviteStaff = (body: {
  readonly fullName: string;
  readonly email: string;
  readonly staffRole: StaffRole;
}) => request('inviteStaff', { body });

/** Sends a new link; the earlier one ends. Ours, not in §7. */
export const renewInvite = (id: string) => request('renewInvite', { params: { id } });

/** Changes the fields that are sent: role, switch; status 409: no owner would be left. Ours, not in §7. */
export const updateStaff = (
  id: string,
  body: { readonly staffRole?: StaffRole; readonly active?: boolean },
) => request('updateStaff', { params: { id }, body });

/** Sets the first password; status 400 at `token`: the link does not work any more. Ours, not in §7. */
export const acceptInvite = (token: string, newPassword: string) =>
  request('acceptInvite', { body: { token, newPassword } });

/** Sets the own PIN; null removes it. Status 400 at `password`: it is wrong. Ours, not in §7. */
export const setPin = (pin: string | null, password: string) =>
  request('setPin', { body: { pin, password } });

/** Ends the session and keeps the person on this device; status 409: no PIN. Ours, not in §7. */
export const lockDevice = () => request('lockDevice', {});

/** Begins a session by PIN; status 400 at `pin` says why not. Ours, not in §7. */
export const unlockDevice = (id: string, pin: string) => request('unlockDevice', { body: { id, pin } });
