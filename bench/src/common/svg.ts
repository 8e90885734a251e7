const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns one line of text as SVG. */
export const text = (x: number, y: number, content: string, attributes = ''): string =>
  `<text x="${x}" y="${y}" ${attributes}>${escaped(content)}</text>`;

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

export const bar = ({ x, y, width, height, color }: Bar): string =>
  `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${height}" fill="${color}"/>`;

/** Returns an SVG document with a white background. */
export const picture = (width: number, height: number, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#222">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...parts,
    '</svg>',
    '',
  ].join('\n');

/** Returns a line through these points. */
export const line = (points: readonly (readonly [number, number])[], color: string): string =>
  `<polyline points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="none" stroke="${color}"/>`;
