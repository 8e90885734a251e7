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

/** A closet item with the fields of §3 and no other. */
export interface LiteralItem {
  readonly _id: string;
  readonly name: string;
  readonly division: 'closet';
  readonly price: number;
  readonly brand: string;
  readonly material: string;
  readonly description: string;
  readonly availableStock: number;
  readonly sizeOptions: readonly string[];
  readonly category: 'Men';
  readonly gender: 'Men';
  readonly ratings: number;
  readonly colors: readonly { readonly name: string; readonly image: string }[];
  readonly isTopSeller: boolean;
}

/** An order as staff see it, with the fields of §3 and no other. */
export interface LiteralOrder {
  readonly _id: string;
  readonly fullName: string;
  readonly user: null;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly deliveryOption: string;
  readonly status: string;
  readonly totalAmount: number;
  readonly createdAt: string;
  readonly item: readonly object[];
}

const line = (name: string, price: number) => ({
  pname: name,
  name,
  price,
  quantity: 1,
  selectedColor: null,
  selectedSize: null,
  requests: '',
});

/** Returns a pending order of two lines; like §3, the lines have no ids. */
export const literalOrder = (_id: string, fullName: string): LiteralOrder => ({
  _id,
  fullName,
  user: null,
  email: '',
  phone: '9841234567',
  address: 'House 14',
  deliveryOption: 'Pick up',
  status: 'pending',
  totalAmount: 370,
  createdAt: new Date().toISOString(),
  item: [line('Americano', 150), line('Flat White', 220)],
});

export const literalStaff = { email: 'staff@example.com', password: 'a long staff password' };

/** In-memory data of the literal server. */
export class LiteralShop {
  readonly products = [
    product('p1', 'Americano', 150, 'Coffee'),
    product('p2', 'Flat White', 220, 'Coffee'),
    product('p3', 'Chicken Momo', 280, 'Plates'),
  ];
  readonly items: readonly LiteralItem[] = [
    {
      _id: 'c1',
      name: 'Linen Shirt',
      division: 'closet',
      price: 1800,
      brand: 'Himal Thread',
      material: 'Linen',
      description: 'Light and loose',
      availableStock: 7,
      sizeOptions: ['S,M,L'],
      category: 'Men',
      gender: 'Men',
      ratings: 4,
      colors: [{ name: 'Indigo', image: '' }],
      isTopSeller: false,
    },
  ];
  /** Fields of the last closet/update. */
  updatedItem: Readonly<Record<string, unknown>> | null = null;
  readonly places = [{ address: 'Lakeside', rate: 60 }];
  readonly users: LiteralUser[] = [
    {
      ...literalStaff,
      fullName: 'Maya Lama',
      points: 0,
      referalCode: 'STAFF234',
      createdAt: new Date().toISOString(),
      role: 'admin',
    },
  ];
  /** What staff see under order/get, newest first. */
  staffOrders: readonly LiteralOrder[] = [];
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
