import type { ImageSet } from '../contract/entities/common';

type Shape<T> = { readonly [K in keyof T]?: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFile = (value: unknown) =>
  isRecord(value) && typeof value.url === 'string' && typeof value.width === 'number';

const isSource = (value: unknown) =>
  isRecord(value) &&
  typeof value.type === 'string' &&
  Array.isArray(value.srcset) &&
  value.srcset.every(isFile);

/** Reads a stored image set; undefined if it is not valid (P24). */
export function readImageSet(value: unknown): ImageSet | undefined {
  if (!isRecord(value)) return undefined;
  const { width, height, color, sources }: Shape<ImageSet> = value;
  const isSet =
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof color === 'string' &&
    Array.isArray(sources) &&
    sources.every(isSource);
  return isSet ? (value as ImageSet) : undefined;
}
