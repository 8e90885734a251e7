const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is HTML and needs no escaping. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Html[];

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return String(part).replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}

/** Template tag for HTML: escapes inserted values unless they are `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + textOf(parts[index] ?? '')).join(''));

/** Returns prose with the `words` in backticks as code. */
export const prose = (text: string): Html =>
  new Html(
    text
      .split('`')
      .map((part, index) => (index % 2 === 0 ? textOf(part) : `<code>${textOf(part)}</code>`))
      .join(''),
  );
