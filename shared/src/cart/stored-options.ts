import type { LineOption } from '../contract/entities/option-group';

function isOption(value: unknown): value is LineOption {
  const option: { readonly [K in keyof LineOption]?: unknown } = value ?? {};
  const areTexts = [option._id, option.group, option.name].every((text) => typeof text === 'string');
  return areTexts && typeof option.price === 'number';
}

/** Reads the stored choices of a line; undefined if there are none or if they are not valid (P24). */
export const readStoredOptions = (value: unknown): LineOption[] | undefined =>
  Array.isArray(value) && value.every(isOption) ? value : undefined;
