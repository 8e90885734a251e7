import { encode } from 'uqr';

const isDark = true;

/** Returns the SVG path of one row: a rectangle for each run of dark dots. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== isDark || row[x - 1] === isDark) continue;
    const end = row.indexOf(!isDark, x);
    const width = (end === -1 ? row.length : end) - x;
    path += `M${x} ${y}h${width}v1h-${width}z`;
  }
  return path;
}

/** Draws a text as a QR code in one SVG path, which prints sharply. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}
