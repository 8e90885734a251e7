import { type Cloth, ribs } from './cloth';

const sleeve = 'M88 50C66 54 55 70 47 94L20 178Q17 189 27 193L46 200Q56 203 60 193L90 124Z';
const body =
  'M86 50C100 42 112 40 128 40S156 42 170 50C180 58 184 70 184 84V206Q184 214 176 214H80Q72 214 72 206V84C72 70 76 58 86 50Z';

/** Sleeves, body, cuffs and hem that sweater and hoodie share. */
export function jumper({ shade }: Cloth): string {
  const cuff = `<g transform="rotate(20 37 192)">${ribs(16, 182, 42, 22, 6, shade)}</g>`;
  const arm = `<g filter="url(#soft)"><path d="${sleeve}" fill="url(#cloth)"/></g>${cuff}`;
  return `${arm}<g transform="matrix(-1 0 0 1 256 0)">${arm}</g>
  <g filter="url(#soft)"><path d="${body}" fill="url(#cloth)"/></g>
  <g fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" opacity=".5" filter="url(#blur)"><path d="M76 96 73 150M180 96 183 150"/></g>
  ${ribs(70, 204, 116, 24, 14, shade)}`;
}
