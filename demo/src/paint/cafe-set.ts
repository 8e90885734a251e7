import type { SetColour } from './still';

const pigments: Record<SetColour, { wall: string; table: string }> = {
  clay: { wall: '#EDCDB6', table: '#DDB194' },
  turmeric: { wall: '#F5DA9A', table: '#E7C06D' },
  pine: { wall: '#CBD8C4', table: '#ABC0A3' },
  brick: { wall: '#DDA892', table: '#C98B74' },
  sky: { wall: '#CAD9DE', table: '#A9C0C8' },
  milk: { wall: '#EBE3D8', table: '#D8CBBB' },
};

/** Edge between wall and table, as a fraction of the height. */
const HORIZON = 0.65;

/** Light through two panes: position along the light's direction and opacity. */
const window = [
  [0, 0],
  [0.16, 0],
  [0.19, 0.34],
  [0.37, 0.34],
  [0.4, 0],
  [0.43, 0],
  [0.46, 0.34],
  [0.6, 0.34],
  [0.64, 0],
  [1, 0],
] as const;

const DIRECTION = (112 * Math.PI) / 180;

/** Returns an empty cafe set as SVG: wall, table, two shafts of window light. */
export function cafeSet(colour: SetColour, width: number, height: number): string {
  const { wall, table } = pigments[colour];
  const horizon = Math.round(height * HORIZON);
  const [dx, dy] = [Math.sin(DIRECTION), -Math.cos(DIRECTION)];
  const half = (Math.abs(width * dx) + Math.abs(horizon * dy)) / 2;
  const [x, y] = [width / 2, horizon / 2];
  const stops = window
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="light" gradientUnits="userSpaceOnUse" x1="${x - dx * half}" y1="${y - dy * half}" x2="${x + dx * half}" y2="${y + dy * half}">${stops}</linearGradient>
  <linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#281006" stop-opacity="0"/><stop offset="1" stop-color="#281006" stop-opacity=".07"/></linearGradient>
  <rect width="${width}" height="${horizon}" fill="${wall}"/>
  <rect width="${width}" height="${horizon}" fill="url(#light)"/>
  <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${table}"/>
  <rect y="${height * 0.9}" width="${width}" height="${height * 0.1}" fill="url(#edge)"/>
</svg>`;
}
