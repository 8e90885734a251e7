import { drawing, undyed } from './cloth';

const CREAM = '#f3ead9';

function clayBowl(filling: string): string {
  return drawing(
    undyed,
    `<linearGradient id="cream" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#dccdb4"/><stop offset=".35" stop-color="${CREAM}"/><stop offset="1" stop-color="#fffaf0"/></linearGradient>
    <g filter="url(#soft)"><path d="M20 104C20 172 62 214 92 220Q94 226 104 226H152Q162 226 164 220C194 214 236 172 236 104Z" fill="url(#cloth)"/></g>
    <g filter="url(#soft)"><ellipse cx="128" cy="104" rx="110" ry="44" fill="url(#cloth)"/></g>
    <ellipse cx="128" cy="106" rx="97" ry="35" fill="${undyed.shade}"/>
    <ellipse cx="128" cy="110" rx="93" ry="31" fill="url(#cream)"/>
    ${filling}`,
  );
}

/** Set curd in a bowl; the bowl takes the dye. */
export const curd = clayBowl(
  `<path d="M64 104C84 92 112 92 128 98S176 104 194 100" fill="none" stroke="#fffdf8" stroke-width="6" stroke-linecap="round" opacity=".9"/>
  <g fill="#a9c27c"><ellipse cx="150" cy="116" rx="5" ry="3"/><ellipse cx="162" cy="110" rx="4" ry="2.5"/><ellipse cx="141" cy="108" rx="3.5" ry="2.2"/></g>`,
);

const oats = [
  [66, 108, '#d9b27c'],
  [84, 98, '#c99a5e'],
  [92, 120, '#e2c08c'],
  [112, 92, '#d3a768'],
  [150, 92, '#c99a5e'],
  [170, 98, '#e2c08c'],
  [182, 114, '#d9b27c'],
  [160, 126, '#c99a5e'],
  [120, 130, '#d3a768'],
] as const;

/** Oats and fruit in a bowl of milk; the bowl takes the dye. */
export const muesli = clayBowl(
  `${oats.map(([x, y, colour]) => `<ellipse cx="${x}" cy="${y + 2}" rx="10" ry="6" fill="#9a7648"/><ellipse cx="${x}" cy="${y}" rx="10" ry="6" fill="${colour}"/>`).join('')}
  <g fill="#b8434f"><circle cx="104" cy="108" r="9"/><circle cx="138" cy="118" r="9"/></g>
  <g fill="#4d4a78"><circle cx="128" cy="104" r="8"/><circle cx="156" cy="108" r="8"/><circle cx="84" cy="112" r="7"/></g>
  <g fill="#fff" opacity=".55"><circle cx="101" cy="104" r="2.6"/><circle cx="135" cy="114" r="2.6"/><circle cx="125.5" cy="101" r="2.3"/><circle cx="153.5" cy="105" r="2.3"/></g>`,
);
