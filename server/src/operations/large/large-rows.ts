import { CLOSET_CATEGORIES } from '@storefront/shared/rules/closet-catalogue';
import { emailIdentity, phoneIdentity } from '@storefront/shared/rules/contact';
import { orderSearchKey } from '@storefront/shared/rules/order-search';
import { ORDER_STATUSES } from '@storefront/shared/rules/orders';
import { textKey } from '@storefront/shared/rules/text';
import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/db/schema';
import { emailColumns } from '../../users/email-columns';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;

const SECTIONS = ['Coffee', 'Tea', 'Shakes', 'Breakfast', 'Snacks', 'Momo', 'Bakery', 'Desserts'];
const KINDS = ['Shirt', 'Hoodie', 'Sneakers', 'Jeans', 'Scarf', 'Jacket', 'Boots', 'Dress'];
const BRANDS = ['Himal', 'Chautari', 'Sagar', 'Lali', 'Kusum'];
const NAMES = ['Asha Gurung', 'Bina Rai', 'Chandra Thapa', 'Dipak Karki', 'Elina Shrestha', 'Gita Magar'];
/** Time between two orders, ms: a million orders reach back two years. */
const APART = 60_000;
const PICTURE = 'f'.repeat(20);
/** A record without files, as long as a real one, so that lists have realistic sizes. */
const picture = JSON.stringify({
  base: PICTURE,
  width: 1280,
  height: 960,
  color: '#aa8866',
  sources: ['avif', 'webp'].map((type) => ({
    type: `image/${type}`,
    srcset: [320, 640, 1280].map((width) => ({ url: `/media/${PICTURE}-${width}.${type}`, width })),
  })),
});

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Returns an id of 24 letters, always the same for a kind and number. */
export const idOf = (kind: string, index: number): string => `${kind}${String(index).padStart(23, '0')}`;

/** Returns a code of seven letters, one more than real codes have, so that they cannot collide. */
const codeOf = (index: number): string => `Z${index.toString(36).toUpperCase().padStart(6, '0')}`;

export function productRow(index: number, now: number): Row<'products'> {
  const category = pick(SECTIONS, index);
  const name = `${category} No. ${index}`;
  return {
    id: idOf('p', index),
    name,
    name_key: textKey(name),
    price_paisa: 50_00 + (index % 90) * 5_00,
    category,
    description: 'One of very many.',
    ugage: index % 20 === 0 ? 'disable' : 'enable',
    espresso: 0,
    sold_out: 0,
    picture,
    position: index,
    created_at: now - index,
    deleted_at: null,
    version: 1,
  };
}

export function closetRow(index: number, now: number): Row<'closet_items'> {
  const brand = pick(BRANDS, index);
  const name = `${brand} ${pick(KINDS, index)} ${index}`;
  return {
    id: idOf('c', index),
    name,
    name_key: textKey(name),
    division: index % 4 === 0 ? 'kicks' : 'closet',
    price_paisa: 900_00 + (index % 120) * 50_00,
    brand,
    brand_key: textKey(brand),
    material: 'Cotton',
    description: 'One of very many.',
    stock: 1000,
    size_options: '["S","M","L"]',
    category: pick(CLOSET_CATEGORIES, index),
    gender: 'Men',
    ratings: 4,
    colors: JSON.stringify([{ name: 'Sand', hex: '#aa8866', picture: JSON.parse(picture) }]),
    top_seller: 0,
    created_at: now - index,
    deleted_at: null,
    version: 1,
  };
}

const customerName = (index: number) => `${pick(NAMES, index)} ${index}`;
const customerEmail = (index: number) => `customer${index}@example.com`;

export function customerRow(index: number, now: number): Row<'users'> {
  const name = customerName(index);
  const email = customerEmail(index);
  return {
    id: idOf('u', index),
    full_name: name,
    full_name_key: textKey(name),
    ...emailColumns(email),
    email_proved_at: null,
    password_hash: '',
    role: 'customer',
    referral_code: codeOf(index),
    referred_by: null,
    closed_at: null,
    merged_into: null,
    created_at: now - index * APART,
  };
}

/**
 * Index 0 is the newest order. One order in a hundred is pending. Three in four belong to a customer, the others to a
 * guest.
 */
export function orderRow(index: number, customers: number, now: number): Row<'orders'> {
  const isMember = index % 4 !== 0 && customers > 0;
  const at = now - index * APART;
  const customer = index % Math.max(1, customers);
  const code = codeOf(index);
  const full_name = isMember ? customerName(customer) : pick(NAMES, index);
  const email = isMember ? customerEmail(customer) : null;
  const phone = `98${String(isMember ? customer : index).padStart(8, '0')}`.slice(0, 10);
  return {
    id: idOf('o', index),
    code,
    user_id: isMember ? idOf('u', customer) : null,
    kind: isMember ? 'account' : 'guest',
    full_name,
    email,
    phone,
    email_identity: email && emailIdentity(email),
    phone_identity: phoneIdentity(phone),
    address: 'Lakeside 6',
    delivery_option: 'Pick up',
    delivery_location: 'Pick-up',
    table_number: null,
    status: index % 100 < 3 ? pick(ORDER_STATUSES, index) : 'completed',
    subtotal_paisa: 300_00,
    fee_paisa: 0,
    redeemed_points: 0,
    happy_paisa: 0,
    coupon_paisa: 0,
    total_paisa: 300_00,
    payment_method: 'cash',
    payment_status: 'unpaid',
    points_cafe: isMember ? 6 : 0,
    points_closet: 0,
    created_at: at,
    updated_at: at,
    updated_by: null,
    version: 1,
    deleted_at: null,
    search_key: orderSearchKey({ fullName: full_name, email, phone, code }),
  };
}

export const lineRow = (order: number, position: 0 | 1, products: number): Row<'order_lines'> => ({
  id: idOf(position === 0 ? 'l' : 'm', order),
  order_id: idOf('o', order),
  position,
  item_type: 'product',
  item_id: idOf('p', (order + position) % Math.max(1, products)),
  name: pick(SECTIONS, order + position),
  price_paisa: position === 0 ? 100_00 : 200_00,
  quantity: 1,
  color: null,
  size: null,
  requests: '',
  image: '',
  department: 'kitchen',
  happy_percent: 0,
  restocked: 0,
});
