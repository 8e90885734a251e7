const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** A colour that came from outside, if it is one: anything else in a style attribute could carry more than a colour. */
export function safeColor(color: string | null | undefined): string | undefined {
  const trimmed = color?.trim();
  return trimmed && hex.test(trimmed) ? trimmed : undefined;
}
