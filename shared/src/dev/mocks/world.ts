import type { AuditEntry } from '../../contract/entities/audit-entry';
import type { CartLine } from '../../contract/entities/cart-line';
import type { CashClosing } from '../../contract/entities/cash';
import type { ImportResult, ImportRow } from '../../contract/entities/catalogue-import';
import type { ClosetItem } from '../../contract/entities/closet-item';
import type { Coupon } from '../../contract/entities/coupon';
import type { CustomerNote } from '../../contract/entities/customer-page';
import type { GalleryImage } from '../../contract/entities/gallery-image';
import type { DeliveryLocation } from '../../contract/entities/location';
import type { OptionGroupOnWire } from '../../contract/entities/option-group';
import type { Order, OrderReceipt } from '../../contract/entities/order';
import type { OrderEvent } from '../../contract/entities/order-event';
import type { PaymentSetting } from '../../contract/entities/payment';
import type { PointsAccount, PointsMovement } from '../../contract/entities/points';
import type { Product } from '../../contract/entities/product';
import type { SavedAddress } from '../../contract/entities/saved-address';
import type { SecondFactorRoles } from '../../contract/entities/second-factor';
import type { ShopSettings } from '../../contract/entities/shop-settings';
import type { StaffMails } from '../../contract/entities/staff-mail';
import type { StockEvent } from '../../contract/entities/stock-event';
import type { Sitting } from '../../contract/entities/table';
import type { User } from '../../contract/entities/user';
import type { ChosenOption } from '../../rules/dish-options';
import type { OrderingSettings } from '../../rules/opening-hours';
import type { CellChange, CellError } from '../../rules/sheet-cells';
import type { MockCashEntry } from './orders/record-cash';
import type { Behaviour } from './support/behaviour';

/** A person with the server's private fields. */
export interface MockPerson extends User {
  readonly password: string;
  /** Id of the person whose referral code was used at sign-up (C18). */
  readonly referredBy?: string | null;
}

/** What staff have besides their person (C294, C295). */
export interface MockStaff {
  readonly active: boolean;
  /** Null: the password is set. */
  readonly invite: { readonly token: string; readonly until: string } | null;
  readonly pin: string | null;
  readonly pinTries: number;
}

/** The second factor of an account (C297). */
export interface MockSecondFactor {
  /** ISO 8601; null: it is being set up. */
  readonly since: string | null;
  readonly lastStep: number;
  readonly tries: number;
  /** Milliseconds; 0: not locked. */
  readonly lockedUntil: number;
  /** Without hyphens; only those that still work. */
  readonly recoveryCodes: readonly string[];
}

/** A stored cart line; each read of the cart looks up its product (P25). */
export interface MockCartLine {
  readonly _id: string;
  readonly itemId: string;
  readonly type: 'product' | 'closet';
  readonly quantity: number;
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
  readonly requests: string;
  readonly tableNumber: string | null;
  /** Choices as they were when it was added (C256); absent: the dish had none. */
  readonly options?: readonly ChosenOption[];
  /** ISO 8601; a cart is sorted by it (C161). */
  readonly addedAt?: string | undefined;
}

/** A party at a table, also after it left (C240). */
export interface MockSitting extends Pick<Sitting, '_id' | 'openedAt' | 'calledAt' | 'bill' | 'version'> {
  readonly tableNumber: string;
  /** ISO 8601; null: the party is there. */
  readonly closedAt: string | null;
  /** Where staff moved the party; null: it stayed (C243). */
  readonly movedTo: string | null;
  /** Orders that joined it, also those that were cancelled or deleted. */
  readonly orderIds: readonly string[];
}

/** The cash-up (C310). */
export interface MockCash {
  /** Oldest first. */
  readonly closings: readonly CashClosing[];
  readonly entries: readonly MockCashEntry[];
}

/** The first answer to an idempotency key, and its payload (P1, P21). */
export interface MockAttempt<T> {
  readonly payload: string;
  readonly answer: T;
}

/** A row between its check and its import. */
export interface MockImportRow extends Omit<ImportRow, 'changes' | 'errors'> {
  readonly changes: readonly CellChange[];
  readonly errors: readonly CellError[];
  readonly id: string | null;
  readonly version: number | undefined;
  /** The fields as `productForm` or `closetForm` returns them, colours included. */
  readonly form: Readonly<Record<string, unknown>>;
}

/** A checked import (C305). */
export interface MockImport {
  readonly shop: 'product' | 'closet';
  readonly plan: readonly MockImportRow[];
  readonly take: 'all' | 'good' | null;
  readonly answer: ImportResult | null;
}

/** The data of the mocked API. Handlers, tests and the QA panel read and change it. */
export interface MockWorld {
  users: MockPerson[];
  /** Without `priceFrom`, which follows from their option groups. */
  products: Product[];
  /** Categories and ids of dishes in the order of the menu; those that are missing come after, the oldest first (C313). */
  categoryOrder: readonly string[];
  dishOrder: readonly string[];
  /** In the order in which staff made them (C255). */
  optionGroups: OptionGroupOnWire[];
  /** Ids of the products sold most, in order; none while too little is known (C176). */
  popular: readonly string[];
  /** Id of a product or closet item → ids of what goes well with it; none while too little is known (C271). */
  goesWith: Readonly<Record<string, readonly string[]>>;
  /** Id of a product that staff count → when the count began, ms (C226). */
  readonly countsBegan: Map<string, number>;
  closetItems: ClosetItem[];
  locations: DeliveryLocation[];
  /** Oldest first; null: a server that knows no offers (C275). */
  coupons: readonly Coupon[] | null;
  gallery: GalleryImage[];
  orders: Order[];
  /** Opening hours and pause (C28), tax number, departments, pace (C235), tables (C242), mealtimes (C263), happy hours (C274), accepting automatically (C229). */
  orderingSettings: OrderingSettings &
    Pick<
      ShopSettings,
      'taxNumber' | 'departments' | 'autoAccept' | 'pace' | 'tables' | 'mealtimes' | 'happyHours' | 'lowStock'
    >;
  /** The ways to pay besides cash; null: a server that knows none (C280). */
  paymentSettings: readonly PaymentSetting[] | null;
  /** Id of an order → the sum that its payment is of, in paisa; an order shows it only when it is confirmed (C282). */
  readonly paymentAmounts: Map<string, number>;
  /** In order of opening; null: a server that knows no sittings (C240). */
  sittings: readonly MockSitting[] | null;
  readonly carts: Map<string, MockCartLine[]>;
  /** Id of a person → the addresses that they saved (C266). */
  readonly addresses: Map<string, readonly SavedAddress[]>;
  /** Id of a member of staff → account; absent: switched on, with a password. Null: a server that knows no roles (C294). */
  staff: Map<string, MockStaff> | null;
  /** Browser → ids of the staff who may unlock it by PIN (C295). */
  readonly devices: Map<string, Set<string>>;
  /** Id of a person → what staff wrote about them (C300). */
  readonly notes: Map<string, CustomerNote>;
  /** Id of a person → adjustments of their points, newest first (C301). */
  readonly adjusted: Map<string, readonly PointsMovement[]>;
  /** Actor and key → the answer to an adjustment. */
  readonly adjustments: Map<string, MockAttempt<PointsAccount>>;
  /** Id of an account that was merged → the one that has all of it; and by its referral code (C302). */
  readonly mergedInto: Map<string, string>;
  readonly formerCodes: Map<string, string>;
  /** Browser → id of the person signed in there. */
  readonly sessions: Map<string, string>;
  /** Id of a person → the second factor of the account (C297). */
  readonly secondFactors: Map<string, MockSecondFactor>;
  /** Ticket → the login that waits for a code. */
  readonly loginTickets: Map<
    string,
    { readonly userId: string; readonly tries: number; readonly until: number }
  >;
  /** The roles that need a second factor (C298). */
  secondFactorRoles: SecondFactorRoles;
  /** Actor and key → the answer to an order. */
  readonly attempts: Map<string, MockAttempt<OrderReceipt>>;
  /** Actor and key → the answer to a pushed cart line. */
  readonly pushes: Map<string, MockAttempt<CartLine>>;
  /** Version of each stored part of the settings; null: a server without versions (C165). */
  settingVersions: NonNullable<ShopSettings['versions']> | null;
  /** Id of an order → what changed in it, oldest first, without its placing (C216). */
  readonly orderEvents: Map<string, OrderEvent[]>;
  /** Id of what staff changed, or part of the settings → its last change (C99, C165). */
  readonly lastChanges: Map<string, { readonly by: string; readonly at: string }>;
  /** Actor and key → the answer to a stock movement (C166). */
  readonly movements: Map<string, MockAttempt<ClosetItem>>;
  /** Id of a closet item → the history of its stock, oldest first (C259). */
  readonly stockEvents: Map<string, StockEvent[]>;
  /** Purpose and address → the last code sent. */
  readonly codes: Map<string, string>;
  /** Mails that staff look after; null: a server that knows none of their calls (C203). */
  mails: StaffMails | null;
  /** Who did what, newest first; null: a server that does not know the call (C291). */
  audit: readonly AuditEntry[] | null;
  /** Null: a server that knows no cash-up (C310). */
  cash: MockCash | null;
  /** Checked imports (C305). */
  readonly imports: Map<string, MockImport>;
  behaviour: Behaviour;
  /** Current time, ms since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
}
