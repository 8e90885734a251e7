import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { ImageSet } from '@storefront/shared/contract/entities/common';
import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import type { Product } from '@storefront/shared/contract/entities/product';

const both = (id: string) => ({ _id: `conformance-${id}`, id: `conformance-${id}`, version: 1 });

/** The picture of every item; each shop replaces it by the one that it serves. */
export interface WirePicture {
  readonly image: string;
  readonly imageSet: ImageSet;
}

const product = (
  id: string,
  category: string,
  name: string,
  price: number,
  about: Partial<Product> = {},
): Omit<Product, 'image'> => ({
  ...both(id),
  name,
  price,
  category,
  description: `${name}, as on the card.`,
  ugage: 'enable',
  espressoItem: false,
  soldOut: false,
  ...about,
});

type Piece = Omit<ClosetItem, 'image' | 'colors'> & { colors: { name: string; hex: string }[] };

const piece = (id: string, name: string, price: number, about: Partial<Piece>): Piece => ({
  ...both(id),
  name,
  division: 'closet',
  price,
  brand: 'Himal',
  material: 'Cotton',
  description: `${name}, sewn in Kathmandu.`,
  availableStock: 10,
  sizeOptions: [],
  category: 'Men',
  gender: 'Men',
  ratings: 4,
  colors: [{ name: 'Indigo', hex: '#223366' }],
  isTopSeller: false,
  ...about,
});

const place = (id: string, address: string, rate: number): DeliveryLocation => ({
  ...both(id),
  name: address,
  address,
  rate,
  minutes: null,
  minimumOrder: null,
  freeAbove: null,
  active: true,
});

const image = (id: string, title: string): Omit<GalleryImage, 'image'> => ({
  ...both(id),
  title,
  alt: `A view of ${title}`,
});

export const products = {
  espresso: product('espresso', 'Coffee', 'Espresso', 120, { espressoItem: true }),
  latte: product('latte', 'Coffee', 'Café Latte', 210.5),
  flight: product('flight', 'Coffee', 'Tasting Flight', 480, { ugage: 'disable' }),
  croissant: product('croissant', 'Bakery', 'Butter Croissant', 140),
  cheesecake: product('cheesecake', 'Bakery', 'Cheesecake', 290, { soldOut: true }),
  water: product('water', 'Drinks', 'Water', 20),
} as const;

export const closetItems = {
  shirt: piece('shirt', 'Dhaka Shirt', 5200, {
    sizeOptions: ['S', 'M'],
    colors: [
      { name: 'Indigo', hex: '#223366' },
      { name: 'Sand', hex: '#ddccaa' },
    ],
    isTopSeller: true,
  }),
  tee: piece('tee', 'Plain T-Shirt', 1250.5, { brand: 'Step', category: 'Kids' }),
  scarf: piece('scarf', 'Wool Scarf', 1800, { category: 'Women', gender: 'Women', availableStock: 1 }),
  boots: piece('boots', 'Trail Boots', 10_500, { division: 'kicks', sizeOptions: ['41', '42'] }),
  gone: piece('gone', 'Rain Hoodie', 3600, { availableStock: 0 }),
} as const;

export const places = {
  lakeside: place('lakeside', 'Lakeside', 50),
  bagar: place('bagar', 'Bagar', 75.5),
  riverside: place('riverside', 'Riverside', 0),
} as const;

export const gallery = {
  bar: image('bar', 'The bar'),
  garden: image('garden', 'The garden'),
} as const;
