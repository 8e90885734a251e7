import { drawing, undyed } from './cloth';
import { jumper } from './jumper';

const CORD = '#f3eee4';

/** A hooded sweatshirt with a front pocket and cords. */
export const hoodie = drawing(
  undyed,
  `<g filter="url(#soft)"><path d="M82 62C78 30 104 12 128 12S178 30 174 62C160 84 96 84 82 62Z" fill="url(#cloth)"/></g>
  ${jumper(undyed)}
  <g filter="url(#soft)"><path d="M80 56C80 30 104 18 128 18S176 30 176 56C176 80 150 92 128 92S80 80 80 56Z" fill="url(#cloth)"/></g>
  <path d="M98 50C98 36 112 30 128 30S158 36 158 50C158 64 144 76 128 76S98 64 98 50Z" fill="#1f3f7a"/>
  <path d="M104 46C108 37 118 34 128 34S148 37 152 46C146 42 138 40 128 40S110 42 104 46Z" fill="#16305f"/>
  <g stroke="${CORD}" stroke-width="5" stroke-linecap="round"><path d="M114 84C112 100 113 112 115 122M142 84C144 98 143 106 141 114"/></g>
  <g fill="${CORD}"><circle cx="115" cy="125" r="4.6"/><circle cx="141" cy="117" r="4.6"/></g>
  <g filter="url(#soft)"><path d="M100 152H156Q162 152 165 158L175 186Q177 196 168 196H88Q79 196 81 186L91 158Q94 152 100 152Z" fill="url(#rib)"/></g>
  <path d="M91 158 81 186M165 158 175 186" stroke="#274f95" stroke-width="3.5" stroke-linecap="round"/>`,
);
