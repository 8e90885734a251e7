import type { CartLine } from '../../contract/entities/cart-line';
import type { ClosetItem } from '../../contract/entities/closet-item';
import type { GalleryImage } from '../../contract/entities/gallery-image';
import type { DeliveryLocation } from '../../contract/entities/location';
import type { Order, OrderReceipt } from '../../contract/entities/order';
import type { Product } from '../../contract/entities/product';
import type { User } from '../../contract/entities/user';
import type { OrderingSettings } from '../../rules/opening-hours';
import type { Behaviour } from './support/behaviour';

/** A person with what only a server may know. */
export interface MockPerson extends User {
  readonly password: string;
  /** Whose code this person signed up with (C18). */
  readonly referredBy?: string | null;
}

/** A cart line as it is kept: the product behind it is looked up when the cart is read (P25). */
export interface MockCartLine {
  readonly _id: string;
  readonly itemId: string;
  readonly type: 'product' | 'closet';
  readonly quantity: number;
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
  readonly requests: string;
  readonly tableNumber: string | null;
}

/** The first answer to an idempotency key, and the payload it was given for (P1, P21). */
export interface MockAttempt<T> {
  readonly payload: string;
  readonly answer: T;
}

/** Everything the mocked API knows. Handlers read and change it; tests and the QA panel may do so too. */
export interface MockWorld {
  users: MockPerson[];
  products: Product[];
  closetItems: ClosetItem[];
  locations: DeliveryLocation[];
  gallery: GalleryImage[];
  orders: Order[];
  /** When the shop takes orders (C28). */
  orderingSettings: OrderingSettings;
  readonly carts: Map<string, MockCartLine[]>;
  /** Browser → id of the person signed in there. */
  readonly sessions: Map<string, string>;
  /** Actor and key → what an order was answered. */
  readonly attempts: Map<string, MockAttempt<OrderReceipt>>;
  /** Actor and key → what a pushed cart line was answered. */
  readonly pushes: Map<string, MockAttempt<CartLine>>;
  /** Order → who changed it last, and when (C99). */
  readonly lastChanges: Map<string, { readonly by: string; readonly at: string }>;
  /** Purpose and address → the code that was sent. */
  readonly codes: Map<string, string>;
  behaviour: Behaviour;
  /** The clock, in ms. */
  readonly now: () => number;
  readonly newId: () => string;
}
