/** Input that a page might run as code or markup (P63). `data-x` marks the elements it would create. */
const corpus = [
  '<script>alert(1)</script>',
  '<img src=x data-x onerror=alert(2)>',
  '<svg/onload=alert(3) data-x>',
  '"><b data-x>bold</b>',
  "'><b data-x onclick='alert(5)",
  'javascript:alert(6)//',
  '<a data-x href="javascript:alert(7)">here</a>',
  '</title></textarea></style><i data-x>',
  '<iframe data-x srcdoc="<script>alert(9)</script>">',
  '<style data-x>*{display:none}</style>',
  '<math><mtext><img data-x src=x onerror=alert(11)>',
  '&lt;b data-x&gt; &amp;',
  "{{constructor.constructor('alert(13)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text must look like a template
  '`${alert(14)}`',
  '<!--><i>--><b data-x>\\x3ci\\x3e',
  '<details open data-x ontoggle=alert(16)>',
  '%3Cscript%3E',
] as const;

/** Length limit: with a unique name before it, the text must fit every field. */
const MAX_LENGTH = 86;

/** Joins words into few texts of at most `MAX_LENGTH` characters (first fit). */
function pack(words: readonly string[]): readonly string[] {
  const texts: string[] = [];
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const room = texts.findIndex((text) => text.length + 1 + word.length <= MAX_LENGTH);
    if (room === -1) texts.push(word);
    else texts[room] += ` ${word}`;
  }
  return texts;
}

/** The whole corpus, for any field of the shop. */
export const injectionTexts = pack(corpus);

/** A short one, for colours and sizes. */
export const injectionLabel = '<b data-x>x</b>';

/** Selects the elements that these texts would create. */
export const INJECTED =
  '[data-x], iframe, [src="x"], [onerror], [onload], [onclick], [ontoggle], [href^="javascript:" i]';
