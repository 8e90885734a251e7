import type { CafeStill, Prop, Recolour, SetColour } from '../still';

/** Returns a still life of a set and its objects, furthest first. */
export function on(set: SetColour, ...props: (string | Prop)[]): CafeStill {
  return { kind: 'cafe', set, props: props.map((prop) => (typeof prop === 'string' ? { art: prop } : prop)) };
}

interface Cup {
  drink?: string;
  glaze?: string;
}

function repaint(parts: readonly (Omit<Recolour, 'to'> & { to: string | undefined })[]): Recolour[] {
  return parts.flatMap(({ to, ...part }) => (to === undefined ? [] : [{ ...part, to }]));
}

/** A cup on its saucer, seen from above. */
export function cup({ drink, glaze, ...prop }: Cup & Omit<Prop, 'art'> = {}): Prop {
  const recolour = repaint([
    { from: '#784e52', reach: 40, light: [0.1, 0.62], to: drink },
    { from: '#b5a9c8', reach: 50, to: glaze },
  ]);
  return { ...prop, art: '2615', recolour };
}

/** A steaming bowl of tea; the tag has the colour of the glaze. */
export function teaCup({ glaze, drink, ...prop }: Cup & Omit<Prop, 'art'> = {}): Prop {
  const recolour = repaint([
    { from: '#6daa59', reach: 30, to: drink },
    { from: '#d7cbea', reach: 40, light: [0.62, 1], to: glaze },
  ]);
  return { ...prop, art: '1f375', recolour };
}

/** A teapot. */
export const teapot = (glaze: string, prop: Omit<Prop, 'art'> = {}): Prop => ({
  ...prop,
  art: '1fad6',
  recolour: [{ from: '#f82c8b', reach: 60, to: glaze }],
});

/** A tall glass. */
export const glass = (drink: string, prop: Omit<Prop, 'art'> = {}): Prop => ({
  ...prop,
  art: 'tumbler',
  recolour: [{ to: drink }],
});

/** A cast-iron pan, instead of the artwork's purple one. */
export const pan = (art: string): Prop => ({
  art,
  recolour: [{ from: '#3a2a5e', reach: 50, light: [0, 0.62], to: '#4A4340' }],
});

/** A lidded cup with a straw and pearls. */
export const pearlCup = (drink: string, prop: Omit<Prop, 'art'> = {}): Prop => ({
  ...prop,
  art: '1f9cb',
  recolour: [{ from: '#fab18e', reach: 30, light: [0.55, 1], to: drink }],
});

/** A paper cup with a lid and a straw. */
export const paperCup = (paper: string, prop: Omit<Prop, 'art'> = {}): Prop => ({
  ...prop,
  art: '1f964',
  recolour: [{ from: '#f63267', reach: 40, to: paper }],
});

/** A bowl of curd or muesli. */
export const bowl = (art: 'curd' | 'muesli', clay: string): Prop => ({ art, recolour: [{ to: clay }] });

/** Three of the same, the largest in front. */
export function three(art: string, prop: Omit<Prop, 'art'> = {}): Prop[] {
  return [
    { ...prop, art, size: 0.6, x: -0.21, back: 0.11 },
    { ...prop, art, size: 0.6, x: 0.21, back: 0.12 },
    { ...prop, art, size: 0.74, x: 0 },
  ];
}
