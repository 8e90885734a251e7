import type { StaffRole } from '@storefront/shared/rules/rights';

/** Columns of a person that only staff have (C292). */
export interface StaffColumns {
  /** Null: a customer. Counts only while `role` is `admin`. */
  staff_role: StaffRole | null;
  /** When the owner switched the account off, milliseconds, UTC; null: it is on. */
  switched_off_at: number | null;
}

/** Links that set the first password of a member of staff (C294). */
interface StaffInvitesTable {
  /** SHA-256 of the token; only the link has the token itself. */
  token_hash: string;
  user_id: string;
  /** This and the other times: milliseconds, UTC. */
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** PINs of staff, for shared devices (C295). */
interface StaffPinsTable {
  user_id: string;
  /** argon2id in its PHC text form. */
  pin_hash: string;
  /** Wrong tries since the last sign-in with the password. */
  tries: number;
}

/** Who may unlock a device by PIN (C295). */
interface StaffDevicesTable {
  /** SHA-256 of the device's cookie. */
  device_hash: string;
  user_id: string;
  /** Milliseconds, UTC. */
  expires_at: number;
}

/** The tables of staff. */
export interface StaffTables {
  staff_invites: StaffInvitesTable;
  staff_pins: StaffPinsTable;
  staff_devices: StaffDevicesTable;
}
