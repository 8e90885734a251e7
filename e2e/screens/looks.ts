import type { Screen } from './screen';

export const widths = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

export type Width = keyof typeof widths;

/** Returns the widths at which a screen exists. */
export const widthsOf = ({ only }: Screen): readonly Width[] => (only ? [only] : ['phone', 'desktop']);

export const themes = ['light', 'dark'] as const;
