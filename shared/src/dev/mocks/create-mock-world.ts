import { SWITCHED_METHODS } from '../../contract/entities/payment';
import { DEFAULT_ORDERING_SETTINGS } from '../../rules/opening-hours';
import { demoClosetItems } from './fixtures/closet-items';
import { demoCoupons } from './fixtures/coupons';
import { demoGallery } from './fixtures/gallery';
import { demoMails } from './fixtures/mails';
import { demoOptionGroups } from './fixtures/option-groups';
import { demoOrders } from './fixtures/orders';
import { demoPeople } from './fixtures/people';
import { demoPlaces } from './fixtures/places';
import { demoProducts } from './fixtures/products';
import { DEFAULT_BROWSER } from './support/check-request';
import { categoriesInOrder } from './support/menu-order';
import type { MockWorld } from './world';

/** The person who uses the mocked shop. */
export const mockRoles = ['guest', 'customer', 'admin'] as const;
export type MockRole = (typeof mockRoles)[number];

type Lists = Pick<
  MockWorld,
  'users' | 'products' | 'optionGroups' | 'closetItems' | 'locations' | 'gallery' | 'orders'
>;

export interface MockWorldOptions
  extends Partial<
    Lists &
      Pick<
        MockWorld,
        | 'addresses'
        | 'notes'
        | 'audit'
        | 'cash'
        | 'behaviour'
        | 'coupons'
        | 'mails'
        | 'now'
        | 'orderingSettings'
        | 'paymentSettings'
        | 'secondFactorRoles'
        | 'settingVersions'
        | 'sittings'
        | 'staff'
      >
  > {
  readonly person?: MockRole;
}

function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `mock${String(count).padStart(20, '0')}`;
  };
}

/** Signs a person of that role in; `guest` signs out. `browser` separates sessions that share one world. */
export function signInAs(world: MockWorld, role: MockRole, browser = DEFAULT_BROWSER): void {
  const person = world.users.find((user) => user.role === role);
  if (person) world.sessions.set(browser, person._id);
  else world.sessions.delete(browser);
}

/** Returns a shop in memory with the demo data, except for the given parts. Two worlds share no data. */
export function createMockWorld({ person = 'guest', ...given }: MockWorldOptions = {}): MockWorld {
  const world: MockWorld = {
    users: [...demoPeople],
    products: [...demoProducts],
    categoryOrder: [],
    dishOrder: [],
    optionGroups: [...demoOptionGroups],
    popular: [],
    goesWith: {},
    countsBegan: new Map(),
    closetItems: [...demoClosetItems],
    locations: [...demoPlaces],
    coupons: demoCoupons,
    gallery: [...demoGallery],
    orders: [...demoOrders],
    orderingSettings: DEFAULT_ORDERING_SETTINGS,
    paymentSettings: SWITCHED_METHODS.map((method) => ({
      method,
      active: false,
      accountName: null,
      walletId: null,
      version: 0,
    })),
    paymentAmounts: new Map(),
    sittings: [],
    carts: new Map(),
    addresses: new Map(),
    notes: new Map(),
    adjusted: new Map(),
    adjustments: new Map(),
    mergedInto: new Map(),
    formerCodes: new Map(),
    sessions: new Map(),
    secondFactors: new Map(),
    loginTickets: new Map(),
    secondFactorRoles: { roles: [], version: 0 },
    attempts: new Map(),
    pushes: new Map(),
    movements: new Map(),
    stockEvents: new Map(),
    settingVersions: {
      weekly: 0,
      exceptions: 0,
      refuseWhenClosed: 0,
      paused: 0,
      taxNumber: 0,
      departments: 0,
      autoAccept: 0,
      pace: 0,
      tables: 0,
      mealtimes: 0,
      happyHours: 0,
      lowStock: 0,
    },
    orderEvents: new Map(),
    lastChanges: new Map(),
    codes: new Map(),
    mails: demoMails,
    audit: [],
    cash: { closings: [], entries: [] },
    staff: new Map(),
    devices: new Map(),
    imports: new Map(),
    behaviour: 'normal',
    now: () => Date.now(),
    newId: countingIds(),
    ...given,
  };
  world.categoryOrder = categoriesInOrder(world);
  signInAs(world, person);
  return world;
}
