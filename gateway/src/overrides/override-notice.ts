import type { RemoteOverride } from '@storefront/shared/delivery/overrides';
import { escapeHtml } from '../pages/escape';
import { sha256Source } from '../pages/sha256-source';

const STYLE = `
:root{color-scheme:light dark;--ink:#222;--muted:#5c554d;--ground:#faf7f2;--card:#fff;--line:#ded6ca;--press:#7a2e12;--on-press:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#f0ebe4;--muted:#b8aea2;--ground:#191613;--card:#24201c;--line:#453d35;--press:#f0b49a;--on-press:#2a1208}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;font:1.0625rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{width:100%;max-width:36rem;padding:28px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
h1{margin:0 0 12px;font-size:1.375rem;line-height:1.3}
p{margin:0 0 12px;color:var(--muted)}
b{color:var(--ink);overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:12px;margin-top:24px}
a{padding:10px 18px;border:1px solid var(--line);border-radius:10px;color:inherit;font-weight:600;text-decoration:none}
a.main{border-color:var(--press);color:var(--on-press);background:var(--press)}
a:focus-visible{outline:3px solid var(--press);outline-offset:2px}`
  .trim()
  .replaceAll('\n', '');

/** These pages run no scripts and cannot be framed, so that only a person can agree. */
const CSP = [
  "default-src 'none'",
  `style-src ${sha256Source(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Notice {
  readonly status: 200 | 403;
  readonly html: string;
  readonly csp: string;
}

function notice(
  status: Notice['status'],
  title: string,
  paragraphs: readonly string[],
  links: string,
): Notice {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return {
    status,
    csp: CSP,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${text}<nav>${links}</nav></main></body></html>`,
  };
}

const link = (address: string, text: string, kind = '') =>
  `<a${kind && ` class="${kind}"`} href="${escapeHtml(address)}">${text}</a>`;

/** Returns the page that asks staff whether to load these builds in this tab (C140). */
export function confirmation(
  overrides: readonly RemoteOverride[],
  { goOn, goBack }: { readonly goOn: string; readonly goBack: string },
): Notice {
  const named = overrides.map(
    ({ name, address }) => `<b>${escapeHtml(name)}</b> from <b>${escapeHtml(address)}</b>`,
  );
  return notice(
    200,
    'Load another build in this tab?',
    [
      `${named.join(', ')}`,
      'What is served there will run in this tab with all that you may do as staff. Go on only if you asked for it. Other tabs and visitors keep the live release.',
    ],
    link(goBack, 'Keep the live release') + link(goOn, 'Load it in this tab', 'main'),
  );
}

/** Returns the page that says why a build is not loaded. */
export const refusal = (reasons: readonly string[], goBack: string): Notice =>
  notice(
    403,
    'This shop does not load that',
    reasons.map(escapeHtml),
    link(goBack, 'To the live release', 'main'),
  );
