import type { LineInput, OrderRequest } from '../../ordering/order-request';
import type { ItemLookup } from '../../ordering/price-lines';
import {
  findByNameIn,
  type SellableClosetItem,
  type SellableItem,
  type SellableProduct,
} from '../../ordering/sellable-item';

/** A latte at Rs 210.50. */
export const latte: SellableProduct = {
  type: 'product',
  id: 'latte',
  name: 'Latte',
  pricePaisa: 210_50,
  isDeleted: false,
  ugage: 'enable',
  soldOut: false,
  image: '/latte.webp',
};

/** A latte with a size, one of two, and milk that is sold out. */
export const largeLatte: SellableProduct = {
  ...latte,
  id: 'large-latte',
  optionGroups: [
    {
      id: 'size',
      name: 'Size',
      min: 1,
      max: 1,
      choices: [
        { id: 'small', name: 'Small', pricePaisa: 0, isDefault: true, isSoldOut: false },
        { id: 'large', name: 'Large', pricePaisa: 60_00, isDefault: false, isSoldOut: false },
        { id: 'jug', name: 'Jug', pricePaisa: 90_00, isDefault: false, isSoldOut: true },
      ],
    },
  ],
};

/** A shirt at Rs 1,250 in two sizes and two colours, 3 pieces in stock. */
export const shirt: SellableClosetItem = {
  type: 'closet',
  id: 'shirt',
  name: 'Shirt',
  pricePaisa: 1_250_00,
  isDeleted: false,
  stock: 3,
  sizeOptions: ['S', 'M'],
  colors: [
    { name: 'Indigo', image: '/indigo.webp' },
    { name: 'Sand', image: '/sand.webp' },
  ],
};

/** Returns a catalogue of these items. */
export const lookupOf = (...items: readonly SellableItem[]): ItemLookup => ({
  byId: (id, type) =>
    items.find((item) => item.id === id && item.type === type) ?? items.find((item) => item.id === id),
  byName: (name, type) =>
    findByNameIn(
      [items.filter((item) => item.type === type), items.filter((item) => item.type !== type)],
      name,
    ),
});

/** Returns an order line of one latte. */
export const line = (about: Partial<LineInput> = {}): LineInput => ({
  productId: 'latte',
  name: null,
  type: 'product',
  quantity: 1,
  price: null,
  selectedSize: null,
  selectedColor: null,
  requests: '',
  options: null,
  ...about,
});

/** Returns a guest's pickup order of one latte. */
export const request = (about: Partial<OrderRequest> = {}): OrderRequest => ({
  kind: 'guest',
  userId: null,
  contact: { fullName: 'Asha Gurung', email: null, phone: '9841234567', address: 'Lakeside 6' },
  guestName: null,
  destination: { kind: 'pickup' },
  lines: [line()],
  field: 'item',
  points: 0,
  totalAmount: null,
  slotAt: null,
  addressId: null,
  couponCode: null,
  couponDiscount: 0,
  paymentMethod: 'cash',
  showsChanges: false,
  ...about,
});
