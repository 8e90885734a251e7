import { drawing, undyed } from './cloth';

const { lit, plain, shade } = undyed;

/** A tall glass of something cold; the drink takes the dye. */
export const tumbler = drawing(
  undyed,
  `<linearGradient id="glass" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#d9e4e6"/><stop offset=".22" stop-color="#f7fafa"/><stop offset=".75" stop-color="#eaf1f2"/><stop offset="1" stop-color="#c3d2d6"/></linearGradient>
  <linearGradient id="drink" x1="0" y1="0" x2="1" y2="0.25"><stop stop-color="${plain}"/><stop offset=".3" stop-color="${lit}"/><stop offset=".7" stop-color="${plain}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
  <linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${plain}"/><stop offset="1" stop-color="${lit}"/></linearGradient>
  <path d="M60 30C60 16 196 16 196 30L178 228C177 238 164 242 128 242S79 238 78 228Z" fill="url(#glass)"/>
  <ellipse cx="128" cy="30" rx="67" ry="12" fill="#dde8ea"/>
  <ellipse cx="128" cy="30" rx="60" ry="8.5" fill="#c9d8db"/>
  <g filter="url(#soft)"><path d="M72 62C90 72 166 72 184 62L170 216C169 225 158 228 128 228S87 225 86 216Z" fill="url(#drink)"/></g>
  <ellipse cx="128" cy="62" rx="56.5" ry="10" fill="url(#top)"/>
  <ellipse cx="128" cy="62" rx="56.5" ry="10" fill="none" stroke="${lit}" stroke-width="2" opacity=".7"/>
  <path d="M86 84 94 196" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".75"/>
  <path d="M97 206 97.5 210" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/>
  <path d="M62 31C64 42 192 42 194 31" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".9"/>`,
);
