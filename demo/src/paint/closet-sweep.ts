/** Returns the closet's seamless stone background as SVG, without horizon and window. */
export function closetSweep(width: number, height: number): string {
  const [x, y, rx, ry] = [width * 0.42, height * 0.3, width * 0.9, height * 0.7];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <radialGradient id="sweep" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${y}) scale(${rx} ${ry})"><stop stop-color="#F4F1ED"/><stop offset="1" stop-color="#E6E1DB"/></radialGradient>
  <rect width="${width}" height="${height}" fill="url(#sweep)"/>
</svg>`;
}
