import type { SavedAddress } from '../contract/entities/saved-address';

/** The most addresses that a member saves (C266). */
export const SAVED_ADDRESSES_MAX = 10;

/** Lengths of the fields, in letters. */
export const ADDRESS_NAME_MAX = 40;
export const LANDMARK_MAX = 100;

/** Why one more address is refused. */
export const TOO_MANY_ADDRESSES = `You can save ${SAVED_ADDRESSES_MAX} addresses. Delete one first.`;

/** Returns addresses as a member reads them: last used first, then those never used, newest first (C266). */
export const sortAddresses = (addresses: readonly SavedAddress[]): SavedAddress[] =>
  [...addresses].sort(
    (a, b) =>
      (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? '') ||
      b.createdAt.localeCompare(a.createdAt) ||
      a._id.localeCompare(b._id),
  );

/** Returns the one line of an order's address: a landmark is a part of it (C234). */
export const joinLandmark = (address: string, landmark: string | null): string =>
  [address.trim(), landmark?.trim()].filter(Boolean).join(', ');
