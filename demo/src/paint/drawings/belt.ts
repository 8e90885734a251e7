import { type Cloth, drawing } from './cloth';

const leather: Cloth = { lit: '#c98d5f', plain: '#a5663b', shade: '#6f3f22' };

const stitches = 'M31 124C50 146 90 154 128 154S206 146 225 124M31 158C50 176 90 183 128 183S206 176 225 158';

/** A leather belt, closed, with a steel buckle. */
export const belt = drawing(
  leather,
  `<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fbfaf7"/><stop offset=".5" stop-color="#d2cec7"/><stop offset="1" stop-color="#9a958d"/></linearGradient>
  <linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#9a6240"/><stop offset=".75" stop-color="#6a3d22"/></linearGradient>
  <ellipse cx="128" cy="104" rx="103" ry="40" fill="url(#inside)"/>
  <g filter="url(#soft)"><path d="M24 104C24 128 70 144 128 144S232 128 232 104V150C232 174 186 190 128 190S24 174 24 150Z" fill="url(#cloth)"/></g>
  <ellipse cx="128" cy="104" rx="102.5" ry="40" fill="none" stroke="#d29a6d" stroke-width="4"/>
  <g fill="none" stroke="#ecc79f" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="5 5.5" opacity=".85"><path d="${stitches}"/></g>
  <g fill="#54301a"><ellipse cx="192" cy="158" rx="3.4" ry="4.2"/><ellipse cx="209" cy="150" rx="3" ry="4"/></g>
  <g filter="url(#soft)"><path d="M164 140Q174 139 181 137V190Q174 192 164 193Z" fill="url(#rib)"/></g>
  <g fill="none" stroke="url(#steel)" stroke-width="11" stroke-linejoin="round"><rect x="84" y="137" width="66" height="60" rx="11"/></g>
  <path d="M86 167H156" stroke="#f1eee8" stroke-width="8" stroke-linecap="round"/>
  <path d="M88 172H154" stroke="#8d8880" stroke-width="2" stroke-linecap="round" opacity=".6"/>`,
);
