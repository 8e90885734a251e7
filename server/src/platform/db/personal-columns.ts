import type { PersonalData } from '@storefront/shared/contract/entities/customer-page';
import { DELETED_CUSTOMER } from '@storefront/shared/rules/customer-terms';
import { textKey } from '@storefront/shared/rules/text';
import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './schema';

// The one list of personal data (C411): what a person typed, what names them, and what signs them in. Deletion, merge and
// export of an account read it. A test finds each text column of the database here, or on one of the two lists at the end.

type Text<T extends keyof Tables> = readonly (keyof Tables[T] & string)[];

/** An account whose data is deleted, moved or exported. */
export interface AccountOwner {
  readonly id: string;
  readonly email: string;
}

interface Personal<T extends keyof Tables> {
  readonly text: Text<T>;
  /** Those of `text` that the person gets: all but secrets, and forms of another column for searches. */
  readonly exported: Text<T>;
  /** The part of the export that has them; null: none. */
  readonly exportedAs: keyof PersonalData | null;
}

/** Rows that go with the account. */
interface Removed<T extends keyof Tables> extends Personal<T> {
  /** Returns the condition of the account's rows. */
  readonly isOf: (owner: AccountOwner) => RawBuilder<boolean>;
  /** What a merge does: gives the rows to the account that stays, joins them with its own, removes or leaves them. */
  readonly atMerge: 'move' | 'join' | 'remove' | 'leave';
}

const ofUser = ({ id }: AccountOwner) => sql<boolean>`user_id = ${id}`;
const secrets = { exported: [], exportedAs: null, isOf: ofUser, atMerge: 'remove' } as const;

const address = ['name', 'full_name', 'phone', 'address', 'landmark', 'place'] as const;

/** Tables whose rows a deletion removes. */
export const REMOVED_ROWS = {
  saved_addresses: {
    text: address,
    exported: address,
    exportedAs: 'addresses',
    isOf: ofUser,
    atMerge: 'move',
  },
  cart_lines: {
    text: ['color', 'size', 'requests', 'table_number', 'line_key', 'options'],
    exported: ['color', 'size', 'requests'],
    exportedAs: 'cart',
    isOf: ofUser,
    atMerge: 'join',
  },
  customer_notes: { text: ['text'], exported: ['text'], exportedAs: 'notes', isOf: ofUser, atMerge: 'join' },
  sessions: { ...secrets, text: ['id_hash', 'device'] },
  one_time_codes: { ...secrets, text: ['code_hash', 'asked_by'] },
  second_factors: { ...secrets, text: ['secret', 'key_id'] },
  recovery_codes: { ...secrets, text: ['code_hash'] },
  login_tickets: { ...secrets, text: ['id_hash'] },
  staff_invites: { ...secrets, text: ['token_hash'] },
  staff_pins: { ...secrets, text: ['pin_hash'] },
  staff_devices: { ...secrets, text: ['device_hash'] },
  idempotency_keys: {
    ...secrets,
    text: ['actor', 'key', 'payload_hash', 'answer'],
    isOf: ({ id }) => sql`actor in (${id}, ${`cart ${id}`})`,
    atMerge: 'join',
  },
  // Mails to the account, and about its orders to any address but that of another account.
  outbox: {
    ...secrets,
    text: ['recipient', 'subject', 'text', 'html', 'problem'],
    isOf: ({ id, email }) => sql`lower(recipient) = ${email.toLowerCase()} or (
      order_id in (select id from orders where user_id = ${id})
      and lower(recipient) not in (select lower(email) from users where id <> ${id} and email <> ''))`,
    atMerge: 'leave',
  },
} as const satisfies { readonly [T in keyof Tables]?: Removed<T> };

/** The tables of which a merge joins the rows of two accounts. */
export type JoinedTable = {
  [T in keyof typeof REMOVED_ROWS]: (typeof REMOVED_ROWS)[T]['atMerge'] extends 'join' ? T : never;
}[keyof typeof REMOVED_ROWS];

/** Columns of rows that stay, for the books. Deletion writes what `clearedColumns` returns for them. */
export const CLEARED_COLUMNS = {
  users: {
    text: [
      'full_name',
      'full_name_key',
      'email',
      'email_key',
      'email_identity',
      'password_hash',
      'referral_code',
    ],
    exported: ['full_name', 'email', 'referral_code'],
    exportedAs: 'person',
  },
  orders: {
    text: [
      'full_name',
      'email',
      'phone',
      'address',
      'guest_name',
      'email_identity',
      'phone_identity',
      'search_key',
      'origin_key',
      'mailed_status',
    ],
    exported: ['full_name', 'email', 'phone', 'address', 'guest_name'],
    exportedAs: 'orders',
  },
  order_lines: { text: ['requests'], exported: ['requests'], exportedAs: 'orders' },
  point_entries: { text: ['reason'], exported: ['reason'], exportedAs: 'points' },
} as const satisfies { readonly [T in keyof Tables]?: Personal<T> };

type ClearedTable = keyof typeof CLEARED_COLUMNS;
type Cleared<T extends ClearedTable> = {
  readonly [C in (typeof CLEARED_COLUMNS)[T]['text'][number] & keyof Tables[T]]: Tables[T][C];
};

/** The columns that sign somebody in: a merge clears them too. No address has a colon. */
export const closedSignIn = (id: string) => ({
  email: '',
  email_key: `closed:${id}`,
  email_identity: null,
  password_hash: '',
});

/** What a deletion writes; `search_key` is that of an order without a person. No referral code has a small letter. */
export const clearedColumns = {
  users: (id: string): Cleared<'users'> => ({
    ...closedSignIn(id),
    full_name: DELETED_CUSTOMER,
    full_name_key: textKey(DELETED_CUSTOMER),
    referral_code: `closed:${id}`,
  }),
  orders: (search_key: string): Cleared<'orders'> => ({
    full_name: null,
    email: null,
    phone: null,
    address: null,
    guest_name: null,
    email_identity: null,
    phone_identity: null,
    search_key,
    origin_key: null,
    mailed_status: null,
  }),
  order_lines: (): Cleared<'order_lines'> => ({ requests: '' }),
  point_entries: (): Cleared<'point_entries'> => ({ reason: null }),
};

/** The parts of the export that hold personal columns. */
export type ExportedPart = Exclude<
  | (typeof REMOVED_ROWS)[keyof typeof REMOVED_ROWS]['exportedAs']
  | (typeof CLEARED_COLUMNS)[ClearedTable]['exportedAs'],
  null
>;

/** Ids, choices from a list and words of the shop, in tables that have personal columns too. */
export const IMPERSONAL_COLUMNS: { readonly [T in keyof Tables]?: Text<T> } = {
  saved_addresses: ['id', 'user_id'],
  cart_lines: ['id', 'user_id', 'item_type', 'item_id'],
  customer_notes: ['user_id', 'updated_by'],
  sessions: ['user_id'],
  one_time_codes: ['id', 'user_id', 'purpose'],
  second_factors: ['user_id'],
  recovery_codes: ['user_id'],
  login_tickets: ['user_id'],
  staff_invites: ['user_id'],
  staff_pins: ['user_id'],
  staff_devices: ['user_id'],
  idempotency_keys: ['order_id'],
  outbox: ['id', 'order_id', 'replaces'],
  users: ['id', 'role', 'referred_by', 'staff_role', 'merged_into'],
  orders: [
    'id',
    'code',
    'user_id',
    'kind',
    'delivery_option',
    'delivery_location',
    'table_number',
    'status',
    'updated_by',
    'cancelled_by',
    'sitting_id',
    'coupon_id',
    'coupon_code',
    'payment_method',
    'payment_status',
    // Words of staff, which the report adds up; and the number by which the books find a payment (C282).
    'cancel_reason',
    'transaction_number',
    'transaction_key',
  ],
  order_lines: [
    'id',
    'order_id',
    'item_type',
    'item_id',
    'name',
    'color',
    'size',
    'image',
    'department',
    'options',
  ],
  point_entries: ['id', 'user_id', 'lot_id', 'order_id', 'kind', 'effect_key'],
};

/** Tables without text of a customer. Of limits, `rate_windows` keeps addresses for a day (P60). */
export const IMPERSONAL_TABLES: readonly (keyof Tables)[] = [
  'audit',
  'cash_closings',
  'cash_entries',
  'closet_cells',
  'closet_items',
  'closet_types',
  'counters',
  'coupons',
  'demo_rows',
  'gallery_images',
  'imports',
  'item_sums',
  'locations',
  'lost_sums',
  'menu_categories',
  'meta',
  'migrations',
  'option_groups',
  'order_sums',
  // Keyed hashes, which stay so that a deleted customer is not a new one (C413).
  'past_identities',
  'payment_settings',
  'person_days',
  'point_lots',
  'products',
  'rate_windows',
  'release_figures',
  'settings',
  'sittings',
  'stock_events',
];
