/** Colours of one cloth, as hex: lit, plain and in shade. */
export interface Cloth {
  lit: string;
  plain: string;
  shade: string;
}

/** The blue of our drawings before recolouring. */
export const undyed: Cloth = { lit: '#7fb2ee', plain: '#4f86cf', shade: '#2f5ca8' };

/** SVG gradients and filters that make flat shapes look like cloth. */
export function clothDefs({ lit, plain, shade }: Cloth): string {
  return `<defs>
  <linearGradient id="cloth" x1="0.2" y1="0" x2="0.75" y2="1"><stop stop-color="${lit}"/><stop offset=".5" stop-color="${plain}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
  <linearGradient id="rib" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${plain}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
  <filter id="soft" x="-10%" y="-10%" width="120%" height="120%">
    <feGaussianBlur in="SourceAlpha" stdDeviation="6"/><feOffset dx="-3" dy="-5"/>
    <feComposite in2="SourceAlpha" operator="arithmetic" k2="-1" k3="1" result="dark"/>
    <feFlood flood-color="${shade}" flood-opacity=".9"/><feComposite in2="dark" operator="in" result="darkEdge"/>
    <feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="4" dy="5"/>
    <feComposite in2="SourceAlpha" operator="arithmetic" k2="-1" k3="1" result="light"/>
    <feFlood flood-color="${lit}" flood-opacity=".85"/><feComposite in2="light" operator="in" result="lightEdge"/>
    <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="darkEdge"/><feMergeNode in="lightEdge"/></feMerge>
  </filter>
  <filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter>
</defs>`;
}

/** Returns a drawing of the artworks' size with these shapes. */
export function drawing(cloth: Cloth, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">${clothDefs(cloth)}${shapes}</svg>`;
}

/** Returns a band of ribbed knit: `count` soft furrows in the box. */
export function ribs(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  shade: string,
): string {
  const step = width / count;
  const furrows = Array.from({ length: count - 1 }, (_, index) => {
    const at = x + step * (index + 1);
    return `<path d="M${at} ${y + 4}V${y + height - 4}"/>`;
  });
  return `<g filter="url(#soft)"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(height, width) / 2.4}" fill="url(#rib)"/></g>
  <g stroke="${shade}" stroke-width="2.4" stroke-linecap="round" opacity=".55">${furrows.join('')}</g>`;
}
