const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Returns the colour if it is valid, else undefined: other text in a style attribute could inject CSS. */
export function safeColor(color: string | null | undefined): string | undefined {
  const trimmed = color?.trim();
  return trimmed && hex.test(trimmed) ? trimmed : undefined;
}
