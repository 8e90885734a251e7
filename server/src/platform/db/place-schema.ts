/** A delivery place. Money is whole paisa, times are milliseconds since 1970, UTC. */
export interface LocationsTable {
  id: string;
  name: string;
  /** As `normalisePlaceName` returns it; unique (C10). */
  name_key: string;
  rate_paisa: number;
  /** Minutes of the way to it; null: staff set none (C235). */
  way_minutes: number | null;
  /** The least that goods must come to; null: any amount (C265). */
  minimum_paisa: number | null;
  /** Goods of this amount or more are delivered for nothing; null: never (C265). */
  free_from_paisa: number | null;
  /** When staff switched it off; null: active (C265). */
  inactive_since: number | null;
  created_at: number;
  /** Raised by every edit; the first is 1 (C165). */
  version: number;
  updated_at: number | null;
  updated_by: string | null;
}

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
