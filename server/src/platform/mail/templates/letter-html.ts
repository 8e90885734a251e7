import { type Letter, type LetterPart, shopLines } from './letter';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, also within quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');

/**
 * Light colours stand inline, for programs that drop the style sheet; dark ones in the style sheet. A program that
 * inverts colours by itself finds dark text on a light ground, without pictures.
 */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #17110e !important; }
  .slip { background: #211915 !important; border-color: #3b2e26 !important; }
  .ink, .ink a { color: #f6ede2 !important; }
  .muted, .muted a { color: #bcaa9a !important; }
  .code { background: #3b2e26 !important; color: #f6ede2 !important; }
  .row { border-color: #3b2e26 !important; }
  .button { background: #c9352f !important; }
}`;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;";
const PARAGRAPH = `margin:0 0 16px;${FONT}font-size:16px;line-height:24px;color:#241812;`;
const CODE = `margin:0 0 16px;padding:16px;border-radius:12px;background:#f3ece4;color:#241812;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;`;
const BUTTON = `display:inline-block;padding:14px 24px;border-radius:12px;background:#a81e22;color:#ffffff;${FONT}font-size:16px;line-height:20px;font-weight:600;text-decoration:none;`;
const SMALL = `margin:0 0 8px;${FONT}font-size:14px;line-height:20px;color:#67574b;`;

function rowHtml([label, value]: readonly [string, string], isSum: boolean): string {
  const cell = `padding:8px 0;border-top:1px solid #e6ddd2;${FONT}font-size:16px;line-height:24px;color:#241812;vertical-align:top;${isSum ? 'font-weight:700;' : ''}`;
  return `<tr><td class="ink row" style="${cell}">${escapeHtml(label)}</td><td class="ink row" align="right" style="${cell}padding-left:16px;text-align:right;white-space:nowrap;">${escapeHtml(value)}</td></tr>`;
}

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="${PARAGRAPH}">${escapeHtml(part.text)}</p>`;
    case 'code':
      return `<p class="ink" style="${PARAGRAPH}">${escapeHtml(part.lead)}</p>
<p class="code" style="${CODE}">${escapeHtml(part.code)}</p>`;
    case 'rows': {
      const rows = part.rows.map((row, index) =>
        rowHtml(row, part.hasSum === true && index === part.rows.length - 1),
      );
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse;">${rows.join('\n')}</table>`;
    }
    case 'button':
      return `<p style="margin:0 0 16px;"><a class="button" href="${escapeHtml(part.url)}" style="${BUTTON}">${escapeHtml(part.label)}</a></p>`;
  }
}

/** Returns the HTML of a mail: one column, no pictures, no scripts, every text escaped (P63). */
export function letterHtml({ heading, parts, reason }: Letter): string {
  const [shop = '', ...address] = shopLines;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${STYLES}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fcfbf8;">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fcfbf8;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td class="ink" style="padding:0 12px 16px;${FONT}font-size:20px;line-height:24px;font-weight:700;color:#241812;">${escapeHtml(shop)}</td></tr>
<tr><td class="slip" style="padding:24px 24px 8px;border:1px solid #e6ddd2;border-radius:20px;background:#ffffff;">
<h1 class="ink" style="margin:0 0 16px;${FONT}font-size:24px;line-height:30px;font-weight:700;color:#241812;">${escapeHtml(heading)}</h1>
${parts.map(partHtml).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 12px;color:#67574b;">
${[[shop, ...address].join(', '), reason].map((text) => `<p class="muted" style="${SMALL}">${escapeHtml(text)}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
