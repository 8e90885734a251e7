/** An address that a member saved (C266). Times are milliseconds since 1970, UTC. */
export interface SavedAddressesTable {
  id: string;
  user_id: string;
  /** What the member calls it: 'Home'. */
  name: string;
  /** Who receives the order there. */
  full_name: string;
  /** At most ten digits. */
  phone: string;
  address: string;
  landmark: string | null;
  /** Name of a delivery place at the time of saving; it may be gone since. */
  place: string | null;
  /** Time of the last order to it; null: none yet. */
  last_used_at: number | null;
  created_at: number;
}
