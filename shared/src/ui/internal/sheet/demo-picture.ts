import type { PictureSet } from '../picture-set';

const drawing = (wall: string, table: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="${wall}" d="M0 0h400v260H0z"/><path fill="${table}" d="M0 260h400v140H0z"/><ellipse cx="210" cy="318" rx="96" ry="14" fill="#34140855"/><path fill="#fff8ee" d="M120 150h160v90a70 70 0 0 1-70 70h-20a70 70 0 0 1-70-70z"/><ellipse cx="200" cy="150" rx="80" ry="22" fill="#6b3f2c"/><path fill="none" stroke="#fff8ee" stroke-width="16" d="M280 180h14a28 28 0 0 1 0 56h-20"/></svg>`,
  )}`;

/** Inline pictures, so that the design sheet needs no server. */
export const demoPictures = [
  { image: drawing('#f5da9a', '#e7c06d'), color: '#f5da9a' },
  { image: drawing('#cbd8c4', '#abc0a3'), color: '#cbd8c4' },
].map(({ image, color }) => ({
  image,
  imageSet: { width: 400, height: 400, color, sources: [] } satisfies PictureSet,
}));
