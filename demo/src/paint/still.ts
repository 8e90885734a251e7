/** The cafe's studio sets: a wall and a table of one pigment. */
export type SetColour = 'clay' | 'turmeric' | 'pine' | 'brick' | 'sky' | 'milk';

/** Paints one part of an object another colour and keeps its shading. */
export interface Recolour {
  /** A colour of the part, as hex; absent: the object's main colour. */
  from?: string;
  to: string;
  /** Hue tolerance around `from`, in degrees. */
  reach?: number;
  /** Range of lightness of the part, 0…1. */
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
  /** Offset to the right of the middle. */
  x?: number;
  /** Distance from the front of the table towards the wall. */
  back?: number;
}

/** A product on a table in front of a wall, in window light. */
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
