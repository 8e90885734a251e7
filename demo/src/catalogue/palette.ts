/** The closet's colours by name. */
export const palette = {
  Sand: '#C9A57B',
  Black: '#1E1D1C',
  Olive: '#6B7350',
  Rust: '#A4553A',
  Indigo: '#35507C',
  Crimson: '#A3263A',
  Teal: '#3E6E7E',
  Smoke: '#8C8A94',
  Milk: '#EDE7DB',
  Marigold: '#D79A3C',
  Rose: '#C98A8E',
  Pine: '#3F5F4C',
  Plum: '#6A4565',
  Walnut: '#6F4A35',
  Sky: '#8FB0C4',
} as const;

export type ColourName = keyof typeof palette;
