/** The cafe's studio sets: a wall and a table of one pigment (LOOK.md, "Still life"). */
export type SetColour = 'clay' | 'turmeric' | 'pine' | 'brick' | 'sky' | 'milk';

/** Paints one part of an object another colour and keeps its shading. */
export interface Recolour {
  /** A colour of the part, as hex; absent means the object's main colour. */
  from?: string;
  to: string;
  /** Degrees of hue around `from` that still belong to the part. */
  reach?: number;
  /** Lightness, 0…1, that the part does not leave. */
  light?: readonly [number, number];
}

/** One object of a still life. Lengths are in heights of the picture. */
export interface Prop {
  /** A code point of the art package, or the name of one of our own drawings. */
  art: string;
  recolour?: readonly Recolour[];
  /** Degrees, clockwise. */
  turn?: number;
  flip?: boolean;
  /** 1 is the size of a lone object. */
  size?: number;
  /** From the middle to the right. */
  x?: number;
  /** From the front of the table towards the wall. */
  back?: number;
}

/** Something to eat or drink on a table before a wall, in the light of a window. */
export interface CafeStill {
  kind: 'cafe';
  set: SetColour;
  props: readonly Prop[];
}

/** A garment on a seamless sweep, or shoes standing on it. */
export interface ClosetStill {
  kind: 'hang' | 'shoe';
  prop: Prop;
}

export type Still = CafeStill | ClosetStill;

/** Still lifes by the name of their picture. */
export type Stills = Readonly<Record<string, Still>>;
