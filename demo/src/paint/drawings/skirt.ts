import { drawing, undyed } from './cloth';

const hem = [42, 66, 92, 118, 144, 170, 194, 216];

function pleats(): string {
  const top = [92, 100, 111, 122, 134, 145, 156, 164];
  return hem
    .slice(1, -1)
    .map((x, index) => `<path d="M${top[index + 1]} 76C${top[index + 1]} 130 ${x} 150 ${x} 206"/>`)
    .join('');
}

/** A pleated skirt. */
export const skirt = drawing(
  undyed,
  `<g filter="url(#soft)"><path d="M88 66H168C172 120 200 150 216 202Q218 210 208 212Q200 218 194 210Q182 222 170 213Q157 224 144 214Q131 225 118 214Q105 224 92 213Q79 222 66 210Q56 218 48 212Q38 210 40 202C56 150 84 120 88 66Z" fill="url(#cloth)"/></g>
  <g fill="none" stroke="${undyed.shade}" stroke-width="7" stroke-linecap="round" opacity=".6" filter="url(#blur)">${pleats()}</g>
  <g fill="none" stroke="${undyed.shade}" stroke-width="2" stroke-linecap="round" opacity=".6">${pleats()}</g>
  <g filter="url(#soft)"><rect x="84" y="44" width="88" height="30" rx="10" fill="url(#rib)"/></g>
  <circle cx="160" cy="59" r="5.5" fill="#f0d9a8"/>`,
);
