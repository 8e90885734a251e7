import { drawing, undyed } from './cloth';
import { jumper } from './jumper';

const CREAM = '#f3e9d2';

function diamonds(y: number, size: number, xs: readonly number[]): string {
  return xs
    .map((x) => `<path d="M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z"/>`)
    .join('');
}

/** A knitted sweater with a band of woven diamonds. */
export const sweater = drawing(
  undyed,
  `${jumper(undyed)}
  <g fill="${CREAM}" opacity=".95">${diamonds(124, 10, [88, 108, 128, 148, 168])}</g>
  <g fill="${undyed.shade}">${diamonds(124, 4, [88, 108, 128, 148, 168])}</g>
  <g stroke="${CREAM}" stroke-width="4" stroke-linecap="round" opacity=".9"><path d="M80 104H176M80 144H176"/></g>
  <path d="M94 44C94 30 162 30 162 44C162 60 94 60 94 44Z" fill="#1f3f7a"/>
  <g filter="url(#soft)"><path d="M92 38Q86 40 87 48C92 72 164 72 169 48Q170 40 164 38Q159 37 157 43C150 56 106 56 99 43Q97 37 92 38Z" fill="url(#rib)"/></g>
  <path d="M99 40C106 32 150 32 157 40" fill="none" stroke="${undyed.plain}" stroke-width="6" stroke-linecap="round"/>`,
);
