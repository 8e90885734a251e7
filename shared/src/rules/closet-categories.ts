/** Sections of the closet (§3); a filter on them is exact, since 'men' is part of 'women' (C65). */
export const CLOSET_CATEGORIES = ['Men', 'Women', 'Kids'] as const;

export type ClosetCategory = (typeof CLOSET_CATEGORIES)[number];

/** Halves of the closet: clothes, and 'kicks' for shoes (§3). */
export type ClosetDivision = 'closet' | 'kicks';

/** The category menu of the closet, per category and division (§3). */
export const CLOSET_TYPES: Readonly<
  Record<ClosetCategory, Readonly<Record<ClosetDivision, readonly string[]>>>
> = {
  Men: {
    closet: [
      'T-Shirts',
      'Shirts',
      'Sweaters',
      'Hoodies',
      'Pants',
      'Shorts',
      'Underwear',
      'Socks',
      'Hats',
      'Belts',
    ],
    kicks: ['Running', 'Casual', 'Formal', 'Sneakers', 'Sports', 'Boots'],
  },
  Women: {
    closet: [
      'T-Shirts',
      'Blouses',
      'Sweaters',
      'Hoodies',
      'Pants',
      'Skirts',
      'Shorts',
      'Socks',
      'Scarves',
      'Belts',
    ],
    kicks: ['Running', 'Casual', 'Formal', 'Sneakers', 'Heels', 'Flats', 'Boots'],
  },
  Kids: {
    closet: ['T-Shirts', 'Sweaters', 'Hoodies', 'Pants', 'Shorts', 'Socks', 'Hats'],
    kicks: ['Running', 'Casual', 'Sneakers', 'School', 'Sports'],
  },
};
