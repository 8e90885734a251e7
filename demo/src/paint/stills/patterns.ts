import type { ClosetStill, Recolour } from '../still';

/** How an item is shown, and which part is recoloured. */
interface Pattern {
  kind: ClosetStill['kind'];
  art: string;
  turn?: number;
  size?: number;
  /** Colours that do not depend on the item's colour. */
  fixed?: readonly Recolour[];
  /** The recoloured part; the artwork's main colour by default. */
  dyed?: Omit<Recolour, 'to'>;
}

const steelGrey = '#a7a5a2';

/** Every pattern of clothes and shoes in the closet. */
export const patterns = {
  overcoat: { kind: 'hang', art: '1f9e5', dyed: { reach: 60 } },
  tee: { kind: 'hang', art: '1f455' },
  shirt: {
    kind: 'hang',
    art: '1f454',
    size: 0.88,
    fixed: [{ from: '#4d166a', to: '#3A3336', reach: 40, light: [0, 0.45] }],
    dyed: { from: '#4987f9', reach: 56, light: [0.46, 1] },
  },
  blouse: { kind: 'hang', art: '1f45a' },
  sweater: { kind: 'hang', art: 'sweater' },
  hoodie: { kind: 'hang', art: 'hoodie' },
  pants: { kind: 'hang', art: '1f456' },
  shorts: { kind: 'hang', art: '1fa73', dyed: { reach: 60 } },
  skirt: { kind: 'hang', art: 'skirt' },
  dress: { kind: 'hang', art: '1f457' },
  wrap: { kind: 'hang', art: '1f458', dyed: { reach: 30 } },
  briefs: { kind: 'hang', art: '1fa72', size: 0.86, dyed: { reach: 80 } },
  socks: { kind: 'hang', art: '1f9e6', size: 0.9, fixed: [{ from: '#3f6fe0', to: '#4A4E69', reach: 34 }] },
  scarf: { kind: 'hang', art: '1f9e3', size: 0.92, dyed: { reach: 50 } },
  gloves: { kind: 'hang', art: '1f9e4', size: 0.9, dyed: { reach: 60 } },
  belt: { kind: 'shoe', art: 'belt', dyed: { reach: 60 } },
  cap: { kind: 'shoe', art: '1f9e2', size: 0.84, dyed: { reach: 80 } },
  'sun-hat': { kind: 'shoe', art: '1f452', size: 0.94, dyed: { from: '#fabd82', reach: 28 } },
  'top-hat': {
    kind: 'shoe',
    art: '1f3a9',
    size: 0.84,
    dyed: { from: '#483954', reach: 40, light: [0, 0.5] },
  },
  sneaker: {
    kind: 'shoe',
    art: '1f45f',
    turn: -41,
    fixed: [
      { from: '#e4c8fd', reach: 34, light: [0.78, 1], to: '#F4EFE6' },
      { from: '#b09cc9', reach: 180, light: [0, 0.86], to: steelGrey },
    ],
    dyed: { from: steelGrey, light: [0.2, 0.86] },
  },
  hiker: { kind: 'shoe', art: '1f97e', size: 0.92, dyed: { reach: 26 } },
  boot: {
    kind: 'shoe',
    art: '1f462',
    size: 0.96,
    fixed: [{ from: '#fdbd88', to: '#8A6A50', reach: 26 }],
    dyed: { from: '#fb4977', reach: 22 },
  },
  derby: { kind: 'shoe', art: '1f45e', dyed: { reach: 60 } },
  heel: { kind: 'shoe', art: '1f460', size: 0.92 },
  flat: { kind: 'shoe', art: '1f97f' },
  mule: { kind: 'shoe', art: '1f461', dyed: { from: '#e43671', reach: 24 } },
  slide: { kind: 'hang', art: '1fa74', size: 0.86 },
  ballet: { kind: 'hang', art: '1fa70', size: 0.9 },
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;

/** Returns the still life of a pattern in one colour (hex). */
export function pieceStill(name: PatternName, to: string): ClosetStill {
  const { kind, art, turn, size, fixed = [], dyed }: Pattern = patterns[name];
  return {
    kind,
    prop: {
      art,
      recolour: [...fixed, { ...dyed, to }],
      ...(turn === undefined ? {} : { turn }),
      ...(size === undefined ? {} : { size }),
    },
  };
}
