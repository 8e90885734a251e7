/** What somebody might type to be taken for something else than text (P63). `data-x` marks what it would make. */
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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is to look like a template
  '`${alert(14)}`',
  '<!--><i>--><b data-x>\\x3ci\\x3e',
  '<details open data-x ontoggle=alert(16)>',
  '%3Cscript%3E',
] as const;

/** The longest text that fits every field together with a name of its own. */
const LONGEST = 86;

/** Words in as few texts as they fit into, each in the first that has room. */
function pack(words: readonly string[]): readonly string[] {
  const texts: string[] = [];
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const room = texts.findIndex((text) => text.length + 1 + word.length <= LONGEST);
    if (room === -1) texts.push(word);
    else texts[room] += ` ${word}`;
  }
  return texts;
}

/** The whole corpus, for any field of the shop. */
export const hostileTexts = pack(corpus);

/** For where a colour or a size goes. */
export const hostileLabel = '<b data-x>x</b>';

/** The elements that any of these would have made. */
export const INJECTED =
  '[data-x], iframe, [src="x"], [onerror], [onload], [onclick], [ontoggle], [href^="javascript:" i]';
