const block = /([^{}@]+)\{([^{}]*)\}/g;
const declaration = /--([\w-]+):\s*([^;]+);/g;

/** Returns the custom properties of one brand theme and colour scheme, after the cascade of tokens.css. For tests. */
export function tokensOf(css: string, brandTheme: string, theme: string): Map<string, string> {
  const values = new Map<string, string>();
  const matches = (selector: string) =>
    selector === ':root' ||
    (selector.match(/\[[^\]]+\]/g) ?? []).every(
      (part) => part === `[data-mood="${brandTheme}"]` || part === `[data-theme="${theme}"]`,
    );
  for (const [, selectors = '', body = ''] of css.replace(/\/\*.*?\*\//gs, '').matchAll(block)) {
    if (!selectors.split(',').some((selector) => matches(selector.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(declaration)) values.set(name, value.trim());
  }
  return values;
}

function luminance(hex: string | undefined): number {
  const digits = hex?.match(/^#(?:([\da-f]{3})|([\da-f]{6}))$/i);
  if (!digits) throw new Error(`${hex} is not a colour in hex`);
  const long = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours (WCAG 2). */
export function contrastOf(front: string | undefined, ground: string | undefined): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
