import type { Department } from '@storefront/shared/rules/departments';
import type { CartLinesTable } from './cart-schema';
import type { CashTables } from './cash-schema';
import type {
  ClosedColumns,
  CustomerNotesTable,
  IdentityColumns,
  PastIdentitiesTable,
} from './customer-schema';
import type { ImportsTable } from './import-schema';
import type { ClosetTypesTable, MenuCategoriesTable } from './list-schema';
import type { CouponsTable, OfferColumns } from './offer-schema';
import type { OperationsTables } from './operations-schema';
import type { OptionGroupsTable } from './option-schema';
import type { PaymentColumns, PaymentSettingsTable } from './payment-schema';
import type { LocationsTable, SavedAddressesTable } from './place-schema';
import type { PointEntriesTable, PointLotsTable } from './points-schema';
import type { ReportTables } from './report-schema';
import type { SignInTables } from './sign-in-schema';
import type { SittingsTable } from './sitting-schema';
import type { StaffColumns, StaffTables } from './staff-schema';
import type { ClosetCellsTable, StockEventsTable } from './stock-schema';

/** Text id of 24 characters, see `ids.ts`. */
type Id = string;
/** Whole paisa, 100 to the rupee. */
type Paisa = number;
/** Whole milliseconds since 1970, UTC. */
type Millis = number;
/** 0 or 1: the portable boolean. */
type Flag = 0 | 1;
/** JSON as text; the module of the table parses it. */
type Json = string;
/** Name in the form that searches compare, see `textKey`; for a place, see `normalisePlaceName`. */
type TextKey = string;

export interface UsersTable extends StaffColumns, ClosedColumns, IdentityColumns {
  id: Id;
  full_name: string;
  full_name_key: TextKey;
  email: string;
  /** Unique: two accounts cannot differ in case only. */
  email_key: TextKey;
  /** argon2id in its PHC text form. */
  password_hash: string;
  role: 'customer' | 'admin';
  referral_code: string;
  /** The person whose code was given at sign-up (C18). */
  referred_by: Id | null;
  created_at: Millis;
}

/** What every row that staff edit carries (C165). */
export interface EditStamp {
  /** Raised by every edit; the first is 1. Sales do not raise it. */
  version: number;
  /** Time of the last edit; null if nobody has edited the row. */
  updated_at: Millis | null;
  updated_by: Id | null;
}

export interface ProductsTable extends EditStamp {
  id: Id;
  name: string;
  name_key: TextKey;
  price_paisa: Paisa;
  category: string;
  description: string;
  ugage: 'enable' | 'disable';
  espresso: Flag;
  sold_out: Flag;
  /**
   * When staff marked it as sold out, or began to count it; null otherwise, and for marks that do not end by themselves
   * (C170, C225).
   */
  sold_out_at: Millis | null;
  /** Pieces that can still be ordered; null unless staff count the dish (C226). Never below 0. */
  pieces_left: number | null;
  /** `Marks`; null while staff have not filled them in (C261). */
  marks: Json | null;
  /** The diet filters that the marks pass, as ` vegetarian no-nuts `; null without marks. */
  diet_filters: string | null;
  /** `Mealtime`; null: as its category (C263). */
  mealtime: Json | null;
  /** Picture record of the media service. */
  picture: Json;
  /** List of ids of its option groups, in their order (C255); null: none. */
  option_groups: Json | null;
  /** Order within its category, then by id. Staff may move it; a new one comes last, also one that changes its category (C313). */
  position: number;
  created_at: Millis;
  deleted_at: Millis | null;
}

export interface ClosetItemsTable extends EditStamp {
  id: Id;
  name: string;
  name_key: TextKey;
  division: 'closet' | 'kicks';
  price_paisa: Paisa;
  brand: string;
  brand_key: TextKey;
  material: string;
  description: string;
  /** Never below 0: a check constraint refuses it (P6). */
  stock: number;
  /** List of texts. */
  size_options: Json;
  category: 'Men' | 'Women' | 'Kids';
  gender: string;
  ratings: number;
  /** List of `{name, hex, picture}`. */
  colors: Json;
  top_seller: Flag;
  created_at: Millis;
  deleted_at: Millis | null;
}

export interface GalleryImagesTable extends EditStamp {
  id: Id;
  title: string;
  alt: string;
  picture: Json;
  created_at: Millis;
}

export interface OrdersTable extends OfferColumns, PaymentColumns {
  id: Id;
  /** Short code for people to say aloud; unique (C71). */
  code: string;
  user_id: Id | null;
  kind: 'account' | 'guest' | 'table';
  full_name: string | null;
  email: string | null;
  phone: string | null;
  /** `emailIdentity` and `phoneIdentity` of the two (C412). */
  email_identity: string | null;
  phone_identity: string | null;
  address: string | null;
  delivery_option: string | null;
  delivery_location: string | null;
  table_number: string | null;
  /** 0: staff must still confirm at the table (C51); null: not a table order, or older than table codes. */
  table_confirmed: Flag | null;
  /** Keyed hash of a guest's network, removed after a day (P75). */
  origin_key: string | null;
  status: 'pending' | 'processing' | 'completed' | 'cancelled';
  subtotal_paisa: Paisa;
  fee_paisa: Paisa;
  redeemed_points: number;
  total_paisa: Paisa;
  /** Points that the order earns once completed (C87). */
  points_cafe: number;
  points_closet: number;
  created_at: Millis;
  updated_at: Millis;
  updated_by: Id | null;
  /** Time of the last change of its lines by staff; null if there was none. */
  edited_at: Millis | null;
  /** When staff last opened or changed it; null: nobody did (C230). */
  touched_at: Millis | null;
  /** This and the next five are `OrderTimes` (C206). */
  accepted_at: Millis | null;
  preparing_at: Millis | null;
  ready_at: Millis | null;
  promised_at: Millis | null;
  promised_first_at: Millis | null;
  closed_at: Millis | null;
  /** Start of the slot that its customer chose; null: as soon as possible (C236). */
  slot_at: Millis | null;
  /** When each department was done with its lines (C221). */
  kitchen_done_at: Millis | null;
  bar_done_at: Millis | null;
  closet_done_at: Millis | null;
  /** Null unless it is cancelled. */
  cancelled_by: 'customer' | 'shop' | null;
  /** Only of an order that the shop cancelled. */
  cancel_reason: string | null;
  /** What the last mail said or will say to the customer, see `mail-news.ts`; null: the customer gets no mails (C199). */
  mailed_status: string | null;
  /** Raised by every write (C99). */
  version: number;
  deleted_at: Millis | null;
  /** The text that a search looks through: `orderSearchKey`. */
  search_key: TextKey;
  /** The party that it belongs to; null: none, or staff must confirm its table first (C240). */
  sitting_id: Id | null;
  /** Who at the table ordered it, as they call themselves. */
  guest_name: string | null;
}

/** A line of an order. Name, price and image are a snapshot of the time of ordering (P16, C78). */
export interface OrderLinesTable {
  id: Id;
  order_id: Id;
  position: number;
  item_type: 'product' | 'closet';
  item_id: Id;
  name: string;
  price_paisa: Paisa;
  quantity: number;
  color: string | null;
  size: string | null;
  requests: string;
  /** List of `ChosenOption`, whose prices are in `price_paisa` (C256); null: none. */
  options: Json | null;
  image: string;
  /** Who makes or packs it, as of the time of ordering (C220). */
  department: Department;
  /** Percent off by a happy hour at the time of the order; 0: none (C274). */
  happy_percent: number;
  /** 1 while the pieces of this line are back in stock (C24, P15). */
  restocked: Flag;
}

/** Every table, with types that are the same in both databases. */
export interface Tables extends ReportTables, CashTables, StaffTables, SignInTables, OperationsTables {
  users: UsersTable;
  customer_notes: CustomerNotesTable;
  past_identities: PastIdentitiesTable;
  products: ProductsTable;
  option_groups: OptionGroupsTable;
  menu_categories: MenuCategoriesTable;
  closet_items: ClosetItemsTable;
  closet_types: ClosetTypesTable;
  closet_cells: ClosetCellsTable;
  gallery_images: GalleryImagesTable;
  locations: LocationsTable;
  cart_lines: CartLinesTable;
  saved_addresses: SavedAddressesTable;
  coupons: CouponsTable;
  sittings: SittingsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  stock_events: StockEventsTable;
  point_lots: PointLotsTable;
  point_entries: PointEntriesTable;
  payment_settings: PaymentSettingsTable;
  imports: ImportsTable;
}
