/** What the spellings of one place's name share: case, width and blanks do not tell places apart (C10). */
export const normalisePlaceName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const squeeze = (text: string) => normalisePlaceName(text).replace(/[\s\p{Pd}\p{Cf}_]/gu, '');

/** Whether a text means self pickup: 'Pick-up', 'Pick up', 'pickup' … (C9). */
export const meansPickup = (text: string): boolean => squeeze(text) === 'pickup';

/** Whether a text names the shipping mode that is handled but not offered (C11). */
export const meansMystery = (text: string): boolean => squeeze(text) === 'mystery';

/** Names that no delivery place may have, since an order would read them as a mode (C9, C11). */
export const isReservedPlaceName = (name: string): boolean => meansPickup(name) || meansMystery(name);
