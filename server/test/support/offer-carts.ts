import type { LineOption } from '@storefront/shared/contract/entities/option-group';
import { showOptions } from '@storefront/shared/ordering/option-wire';
import {
  chosenOptions,
  defaultChoices,
  type OptionGroup,
  priceWithOptions,
} from '@storefront/shared/rules/dish-options';
import type { HappyHour } from '@storefront/shared/rules/happy-hours';
import { toRupees } from '@storefront/shared/rules/money';
import fc from 'fast-check';
import type { Database } from '../../src/platform/db/database';
import { newId } from '../../src/platform/db/ids';
import { storeClosetItem, storeProduct } from './stock-shop';

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Happy hours that run a part of the day, of the week, or side by side; and goods that cost nothing then. */
export const HOURS: readonly HappyHour[] = [
  { category: 'Coffee', percent: 20, days: [1, 2, 3, 4, 5], from: '08:00', until: '16:00', active: true },
  { category: 'coffee', percent: 35, days: ALL_WEEK, from: '12:00', until: '22:00', active: true },
  { category: 'Coffee', percent: 90, days: ALL_WEEK, from: '00:00', until: '24:00', active: false },
  { category: 'Tea', percent: 33, days: [0, 6], from: '06:00', until: '20:30', active: true },
  { category: 'Free', percent: 100, days: ALL_WEEK, from: '10:00', until: '18:00', active: true },
];

const anyLine = fc.record({
  category: fc.constantFrom('Coffee', 'tea', 'Free', 'Bakery', 'closet'),
  pricePaisa: fc.oneof(fc.nat(500_00), fc.integer({ min: 100_00, max: 9_000_00 })),
  quantity: fc.integer({ min: 1, max: 12 }),
  /** Quantity after staff edited the order. */
  edited: fc.integer({ min: 1, max: 12 }),
  /** What the larger of two sizes costs more; null: the dish has one size. */
  sizePaisa: fc.option(fc.nat(90_00), { nil: null }),
  /** What each extra of the dish costs. */
  extrasPaisa: fc.array(fc.nat(90_00), { maxLength: 3 }),
  /** False: the customer names no choices, and has those that the dish begins with. */
  isChosen: fc.boolean(),
});
export type WantedLine = typeof anyLine extends fc.Arbitrary<infer T> ? T : never;

const anyAmount = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount_paisa: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), amount_paisa: fc.integer({ min: 1, max: 2_000_00 }) }),
);

/** A cart with its customer, coupon, happy hours, points, and the time that it is for. */
export const anyCart = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  coupon: fc.option(anyAmount, { nil: null }),
  /** What goods after happy hours have more than the coupon's minimum, in paisa; null: it has none. */
  aboveMinimum: fc.option(fc.constantFrom(-1, -1, 0, 50_00), { nil: null }),
  place: fc.option(fc.record({ rate: fc.nat(300_00), freeFrom: fc.nat(3_000_00) }), { nil: null }),
  points: fc.nat(30).map((fives) => fives * 5),
  isMember: fc.boolean(),
  /** When the order arrives, in minutes since midnight. */
  minute: fc.nat(24 * 60 - 1),
  /** A quarter of an hour of the next day that the customer chooses; null: as soon as possible. */
  slot: fc.option(fc.constantFrom('08:15', '11:45', '12:00', '17:45', '18:00'), { nil: null }),
  /** Staff take the last line out of the order. */
  isCut: fc.boolean(),
});

const choice = (pricePaisa: number, isDefault: boolean) => ({
  ...{ id: newId(), name: newId(), pricePaisa, isDefault, isSoldOut: false },
});

function groupsOf({ sizePaisa, extrasPaisa }: WantedLine): OptionGroup[] {
  const sizes = sizePaisa === null ? [] : [choice(0, true), choice(sizePaisa, false)];
  const extras = extrasPaisa.map((paisa) => choice(paisa, false));
  return [
    { id: newId(), name: 'Size', min: 1, max: 1, choices: sizes },
    { id: newId(), name: 'Extras', min: 0, max: 3, choices: extras },
  ].filter(({ choices }) => choices.length > 0);
}

async function storeGroup(db: Database, { id, min, max, choices }: OptionGroup): Promise<void> {
  const row = { id, name: id, name_key: id.toLowerCase(), min_choices: min, max_choices: max };
  const values = { ...row, choices: JSON.stringify(choices), created_at: 0, version: 1 };
  await db.insertInto('option_groups').values(values).execute();
}

/** An item of the catalogue as a cart holds it, and its amounts as the rules compute with them. */
export interface StoredLine {
  readonly productId: string;
  readonly type: 'product' | 'closet';
  readonly category?: string;
  readonly quantity: number;
  /** Of one piece, with its options. */
  readonly pricePaisa: number;
  readonly price: number;
  /** Undefined if the customer names none. */
  readonly optionIds: readonly string[] | undefined;
  readonly options: LineOption[] | undefined;
}

/** Stores the item of a line with its groups of options. */
export async function storeCartLine(db: Database, wanted: WantedLine): Promise<StoredLine> {
  const { category, pricePaisa, quantity, isChosen } = wanted;
  if (category === 'closet') {
    const productId = await storeClosetItem(db, { price_paisa: pricePaisa, stock: 1000 });
    const line = { productId, type: 'closet', quantity, pricePaisa, price: toRupees(pricePaisa) } as const;
    return { ...line, optionIds: undefined, options: undefined };
  }
  const groups = groupsOf(wanted);
  for (const group of groups) await storeGroup(db, group);
  const option_groups = groups.length > 0 ? JSON.stringify(groups.map(({ id }) => id)) : null;
  const productId = await storeProduct(db, { price_paisa: pricePaisa, category, option_groups });
  const all = groups.flatMap(({ min, choices }) => (min === 1 ? choices.slice(1) : choices));
  const ids = isChosen ? all.map(({ id }) => id) : defaultChoices(groups);
  const options = chosenOptions(groups, ids);
  const withOptions = priceWithOptions(pricePaisa, options);
  return {
    ...{ productId, type: 'product', category, quantity },
    ...{ pricePaisa: withOptions, price: toRupees(withOptions) },
    optionIds: isChosen && groups.length > 0 ? ids : undefined,
    options: options.length > 0 ? showOptions(options) : undefined,
  };
}
