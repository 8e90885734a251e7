/** A cafe product with the fields of §3 and no other. */
export interface LiteralProduct {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly category: string;
  readonly description: string;
  readonly ugage: 'enable';
  readonly espressoItem: boolean;
  readonly image: string;
}

export interface LiteralUser {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly points: number;
  readonly referalCode: string;
  readonly createdAt: string;
  readonly role: string;
}

export interface LiteralLine {
  readonly _id: string;
  readonly product: LiteralProduct;
  quantity: number;
  readonly requests: string;
}

const product = (_id: string, name: string, price: number, category: string): LiteralProduct => ({
  _id,
  name,
  price,
  category,
  description: `${name} as always`,
  ugage: 'enable',
  espressoItem: false,
  image: '',
});

/** In-memory data of the literal server. */
export class LiteralShop {
  readonly products = [
    product('p1', 'Americano', 150, 'Coffee'),
    product('p2', 'Flat White', 220, 'Coffee'),
    product('p3', 'Chicken Momo', 280, 'Plates'),
  ];
  readonly places = [{ address: 'Lakeside', rate: 60 }];
  readonly users: LiteralUser[] = [];
  readonly sessions = new Map<string, LiteralUser>();
  readonly carts = new Map<string, LiteralLine[]>();
  /** Payloads of orders, as received. */
  readonly orders: { readonly by: string | null; readonly payload: Record<string, unknown> }[] = [];

  cartOf(session: string): LiteralLine[] {
    const cart = this.carts.get(session) ?? [];
    this.carts.set(session, cart);
    return cart;
  }
}
