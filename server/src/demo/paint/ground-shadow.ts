import type { Placed } from './place-prop';

/** Colour and strength of the two shadows of a thing that stands. */
export interface ShadowInk {
  colour: string;
  contact: number;
  cast: number;
}

/** Distance from the middle and part of the strength: dark where it touches, then soon soft. */
const falloff = [
  [0, 1],
  [0.3, 0.8],
  [0.6, 0.32],
  [0.82, 0.08],
  [1, 0],
] as const;

function gradient(id: string, { colour }: ShadowInk, strength: number): string {
  const stops = falloff
    .map(
      ([offset, part]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${part * strength}"/>`,
    )
    .join('');
  return `<radialGradient id="${id}">${stops}</radialGradient>`;
}

function ellipse(fill: string, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse fill="url(#${fill})" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
}

/**
 * The shadows of standing things as SVG: a long cast one away from the window and, over it, a tight dark one as wide
 * as each thing's footprint.
 */
export function groundShadows(
  things: readonly Placed[],
  ink: ShadowInk,
  width: number,
  height: number,
): string {
  const casts = things.map(({ foot, side }) => {
    const [middle, half] = [(foot.left + foot.right) / 2, (foot.right - foot.left) / 2];
    return ellipse('cast', middle + side * 0.26, foot.y - side * 0.03, half + side * 0.18, side * 0.07);
  });
  const contacts = things.map(({ foot, side }) => {
    const [middle, half] = [(foot.left + foot.right) / 2, (foot.right - foot.left) / 2];
    return ellipse('contact', middle, foot.y - side * 0.014, half + side * 0.06, side * 0.045);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  ${gradient('contact', ink, ink.contact)}${gradient('cast', ink, ink.cast)}
  ${casts.join('')}${contacts.join('')}
</svg>`;
}
